import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { initialFiling } from '#rules';
import { createDocumentPool } from '../../documents/pool/document-pool';
import { saveDraft } from '../../filing/drafts/drafts';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { ANSWER_MILLISECONDS } from '../limits';
import { buildServer } from '../server';

jest.setTimeout(60_000);

/** Longest answer, with what a busy machine adds. */
const ANSWERED_WITHIN = ANSWER_MILLISECONDS + 5_000;

let open: TestRegistry;
let app: FastifyInstance;
let release = () => {};
let refId = '';
const opened: FastifyInstance[] = [];

beforeAll(async () => {
  open = await openTestRegistry();
  const filing = initialFiling({ filingType: 'llc', submissionKey: '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a77' });
  const saved = await saveDraft(open.registry.db, { refId: undefined, filing, now: new Date() });
  if (saved.kind === 'saved') refId = saved.refId;
  const held = new Promise<void>((resolve) => (release = resolve));
  const pdf = Buffer.from('%PDF-');
  /** A scanner that answers nothing until the end, and threads that draw certificates alone. */
  const registry = {
    ...open.registry,
    documents: createDocumentPool(() => ({
      draw: ({ name }) => (name === 'goodStandingCertificate' ? Promise.resolve(pdf) : held.then(() => pdf)),
      isUsable: () => true,
      end: () => Promise.resolve(),
    })),
    providers: {
      ...open.registry.providers,
      virusScanner: { scan: () => held.then(() => ({ verdict: 'clean' as const })) },
    },
  };
  app = await buildServer(registry, []);
  opened.push(app);
}, 60_000);
afterAll(async () => {
  release();
  await pause(100);
  await Promise.all(opened.map((each) => each.close()));
  await open.close();
});

const upload = (from: string, letters: number): InjectOptions => ({
  method: 'POST',
  url: `/business-api/file/attachment?refId=${refId}`,
  remoteAddress: from,
  payload: {
    refId,
    fileName: 'a.txt',
    mimeType: 'text/plain',
    fileContents: Buffer.alloc(letters, 'x').toString('base64'),
  },
});

const timed = async (request: InjectOptions) => {
  const started = performance.now();
  const { statusCode } = await app.inject(request);
  return { statusCode, milliseconds: performance.now() - started };
};

test('an upload that waits for its turn is answered as soon as any other request', async () => {
  const all = await Promise.all(
    ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map((from) => timed(upload(from, 1_200_000))),
  );
  expect(all.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
  expect(Math.max(...all.map(({ milliseconds }) => milliseconds))).toBeLessThan(ANSWERED_WITHIN);
});

test('while one caller floods the threads that draw, a certificate is drawn for another one', async () => {
  const { entity_id: entityId } = await open.registry.db
    .selectFrom('entity')
    .select('entity_id')
    .where('name', '=', 'Aspen Ledger LLC')
    .executeTakeFirstOrThrow();
  const form: InjectOptions = {
    method: 'POST',
    url: '/business-api/pdf/filing',
    payload: {
      filing: initialFiling({ filingType: 'llc', submissionKey: '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a78' }),
    },
    remoteAddress: '10.0.0.21',
  };
  const flood = Array.from({ length: 20 }, () => app.inject(form));
  await pause(500);
  const certificate = await app.inject({
    url: `/business-api/pdf/gsCertificate?masterTransactionId=${entityId}`,
    remoteAddress: '10.0.0.22',
  });
  expect(certificate.statusCode).toBe(200);
  release();
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([...Array<number>(5).fill(200), ...Array<number>(15).fill(503)]);
});
