import type { FastifyInstance } from 'fastify';
import { buildServer } from '../../http/server';
import { workOnce } from '../../jobs/worker';
import { rejectFiling } from '../../review/reject';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { lockFiling, queueSampleFiling } from '../../testing/queued-filing';
import { receiptReference } from './receipt-reference';

let open: TestRegistry;
let app: FastifyInstance;
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9', rateLimit: 1_000_000 });
  app = await buildServer(open.registry, []);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

interface Answer {
  code: number;
  receiptRef?: string;
  receipt?: { masterId: string; review?: Record<string, unknown> };
}

const ask = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> => {
  const answer = await app.inject({ method, url, payload });
  return answer.json<{ apiData: Answer }>().apiData;
};
const REASON = 'The affidavit is not signed.';

async function rejected() {
  const queued = await queueSampleFiling(open.registry);
  const { sequence } = queued;
  await rejectFiling(open.registry, await lockFiling(open.registry, sequence), [REASON]);
  return { ...queued, reader: receiptReference(queued.refId) };
}

const mailsOf = async (refId: string) => {
  while ((await workOnce(open.registry)) > 0);
  const rows = await open.registry.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .execute();
  return rows
    .map(({ payload }) => payload as Record<string, string>)
    .filter((mail) => mail['refId'] === refId);
};

test('the reference of a receipt shows it, and how its review stands without what staff wrote', async () => {
  const { refId, reader, entityId } = await rejected();
  const filers = await ask('POST', '/business-api/file/receipt', { refId });
  expect(filers).toMatchObject({ code: 200, receiptRef: reader, receipt: { review: { reasons: [REASON] } } });
  const shown = await ask('POST', '/business-api/file/receipt', { refId: reader });
  expect(shown).toMatchObject({ code: 200, receipt: { masterId: entityId, review: { state: 'rejected' } } });
  expect(JSON.stringify(shown)).not.toContain(refId);
  expect(JSON.stringify(shown)).not.toContain(REASON);
  expect(shown.receipt?.review).not.toHaveProperty('correctUntil');
});

test('the reference of a receipt leads to nothing else of the filing', async () => {
  const { refId, reader, filing } = await rejected();
  const [file] = filing.additionalInfoValues.privateAttachments;
  const fileOf = (reference: string) =>
    ask('GET', `/business-api/file/attachment?refId=${reference}&key=${file?.key}`);
  expect((await fileOf(refId)).code).toBe(200);
  expect((await fileOf(reader)).code).toBe(404);
  const content = { fileName: 'a.txt', mimeType: 'text/plain', fileContents: 'aGVsbG8=' };
  for (const [url, body] of [
    ['/business-api/file/filing', {}],
    ['/business-api/file', { filing }],
    ['/business-api/file/attachment', content],
    ['/business-api/file/return-code', {}],
  ] as const)
    expect({ url, code: (await ask('POST', url, { ...body, refId: reader })).code }).toEqual({
      url,
      code: 404,
    });
});

test('the mailed receipt has the reference of the receipt; the mails to the filer have the way back', async () => {
  const { refId } = await queueSampleFiling(open.registry);
  const reader = receiptReference(refId);
  const send = (reference: string) =>
    ask('POST', '/ens-db-api/send-email', { refId: reference, emailTo: 'stranger@example.com' });
  expect((await send(refId)).code).toBe(200);
  expect((await send(reader)).code).toBe(200);
  const mails = await mailsOf(refId);
  const textsTo = (to: string) => mails.filter((mail) => mail['to'] === to).map((mail) => mail['text'] ?? '');
  expect(textsTo('stranger@example.com')).toHaveLength(2);
  for (const text of textsTo('stranger@example.com')) {
    expect(text).toContain(`refId=${reader}`);
    expect(text).not.toContain(refId);
  }
  expect(textsTo('filer@example.com').join()).toContain(`refId=${refId}`);
});
