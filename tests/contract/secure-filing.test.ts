import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Filing } from '#rules';
import { FILING_OPERATIONS } from '#rules';
import { ACCESS } from '../../server/contract/access';
import { buildServer } from '../../server/http/server';
import { filingOnRecord } from '../../server/testing/filing-on-record';
import type { TestRegistry } from '../../server/testing/open-test-registry';
import { openTestRegistry } from '../../server/testing/open-test-registry';
import { PROJECT_ROOT } from '../../server/project-root';
import type { Caller } from './callers';
import { CALLERS, callersTokens, INVALID, OTHER_ENTITY, OWN_ENTITY } from './callers';

const HERE = '/business/filing/chgpoa/filingreview';
const URLS = { receiptUrl: HERE, backUrl: HERE, cancelUrl: HERE };
const PDF = readFileSync(join(PROJECT_ROOT, 'docs/samples/affidavit.pdf')).toString('base64');

let open: TestRegistry;
let app: FastifyInstance;
let tokens: Record<Caller, string | undefined>;

beforeAll(async () => {
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, []);
  tokens = await callersTokens(open.registry);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

const send = async (caller: Caller, method: 'GET' | 'POST', url: string, payload?: object) => {
  const token = tokens[caller];
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return {
    status: answer.statusCode,
    ...answer.json<{ apiData: { code: number; refId?: string } }>().apiData,
  };
};

/** A filing of its own, kept by the secure filer of its entity. */
async function keptFiling(entityId: string, filer: Caller): Promise<{ filing: Filing; refId: string }> {
  const sample = await filingOnRecord(open.registry, 'chgpoa', entityId);
  const filing = { ...sample, submissionKey: randomUUID() };
  const { code, refId = '' } = await send(filer, 'POST', '/business-api/file', { filing });
  expect(code).toBe(200);
  return { filing, refId };
}

type Kept = Awaited<ReturnType<typeof keptFiling>>;

/** Each operation of a filing in progress, as a browser asks for it. */
const ASK = {
  saveFiling: (by, { filing, refId }) => send(by, 'POST', '/business-api/file', { filing, refId }),
  getFiling: (by, { refId }) => send(by, 'POST', '/business-api/file/filing', { refId }),
  issueReturnCode: (by, { refId }) => send(by, 'POST', '/business-api/file/return-code', { refId }),
  deleteFiling: (by, { refId }) => send(by, 'POST', '/business-api/file/delete', { refId }),
  uploadAttachment: (by, { refId }) =>
    send(by, 'POST', '/business-api/file/attachment', {
      refId,
      fileName: 'notes.pdf',
      mimeType: 'application/pdf',
      fileContents: PDF,
    }),
  downloadAttachment: (by, { refId }) =>
    send(by, 'GET', `/business-api/file/attachment?refId=${refId}&key=none`),
  filingPdf: (by, { filing }) => send(by, 'POST', '/business-api/pdf/filing', { filing }),
  startPayment: (by, { filing, refId }) =>
    send(by, 'POST', '/business-api/payment', { filing, refId, ...URLS }),
} satisfies Record<
  (typeof FILING_OPERATIONS)[number],
  (by: Caller, kept: Kept) => Promise<{ status: number; code: number }>
>;

/** The filer comes through: what is wrong with the sample filing is answered then. */
const THROUGH = [200, 422];

/** The answer of the operation to a caller who may not: 401 without a valid token, 403 with the token of another user. */
const refusalOf = (caller: Caller) => (caller === 'nobody' || INVALID.includes(caller) ? 401 : 403);

test('the operations of a filing are those that the contract gives to its filer', () => {
  const ofFiling = Object.entries(ACCESS).flatMap(([id, access]) =>
    access.kind === 'secureFiling' ? [id] : [],
  );
  expect([...FILING_OPERATIONS].sort()).toEqual(ofFiling.sort());
});

test.each(FILING_OPERATIONS)('%s of a filing on a secure entity is its filer’s alone', async (operation) => {
  const kept = await keptFiling(OWN_ENTITY, 'secureFiler');
  for (const caller of CALLERS.filter((one) => one !== 'secureFiler')) {
    const { status } = await ASK[operation](caller, kept);
    expect([caller, status]).toEqual([caller, refusalOf(caller)]);
  }
  expect(THROUGH).toContain((await ASK[operation]('secureFiler', kept)).status);
});

test.each(FILING_OPERATIONS)('%s of another secure entity is not for this one’s filer', async (operation) => {
  const kept = await keptFiling(OTHER_ENTITY, 'secureFilerOfAnother');
  expect((await ASK[operation]('secureFiler', kept)).status).toBe(403);
  expect(THROUGH).toContain((await ASK[operation]('secureFilerOfAnother', kept)).status);
});

test('a filing cannot be moved to an entity whose filer sends it', async () => {
  const { filing, refId } = await keptFiling(OWN_ENTITY, 'secureFiler');
  const moved = { ...filing, entityId: OTHER_ENTITY };
  const { status } = await send('secureFilerOfAnother', 'POST', '/business-api/file', {
    filing: moved,
    refId,
  });
  expect(status).toBe(403);
  expect((await ASK.getFiling('secureFilerOfAnother', { filing, refId })).status).toBe(403);
});

test('the check of the login says 401 to everybody but the filer of the entity', async () => {
  for (const caller of CALLERS) {
    const { status } = await send(caller, 'GET', `/business-api/about?entityId=${OWN_ENTITY}`);
    expect([caller, status]).toEqual([caller, caller === 'secureFiler' ? 200 : 401]);
  }
});
