import type { FastifyInstance } from 'fastify';
import { buildServer } from '../../server/http/server';
import { paymentPage } from '../../server/payment-page/routes';
import { signNotification } from '../../server/providers/payment/signature';
import { llcFiling } from '../../server/testing/llc-filing';
import type { TestRegistry } from '../../server/testing/open-test-registry';
import { openTestRegistry } from '../../server/testing/open-test-registry';

jest.setTimeout(60_000);

const NOTIFY = '/business-api/payment/notification';
const HERE = { receiptUrl: '/business/filing/llc/receipt', backUrl: '/business', cancelUrl: '/business' };

let open: TestRegistry;
let app: FastifyInstance;
beforeAll(async () => {
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, [paymentPage]);
});
afterAll(async () => {
  await app.close();
  await open.close();
});

interface Start {
  refId: string;
  /** Path of the card page. */
  page: string;
  sessionId: string;
  token: string;
}

let turn = 0;
async function start(): Promise<Start> {
  const filing = await llcFiling(open.registry, `Attacked ${++turn} LLC`);
  const answer = await app.inject({
    method: 'POST',
    url: '/business-api/payment',
    payload: { filing, ...HERE },
  });
  const { refId, paymentURL } = answer.json<{ apiData: { refId: string; paymentURL: string } }>().apiData;
  const page = new URL(paymentURL).pathname;
  const token = /name="token" value="([^"]+)"/.exec((await app.inject({ url: page })).body)?.[1] ?? '';
  return { refId, page, sessionId: page.split('/').pop() ?? '', token };
}

const eventOf = ({ refId, sessionId }: Start, change: object = {}) => ({
  id: `evt_${refId}`,
  type: 'payment.succeeded',
  createdAt: new Date().toISOString(),
  payment: {
    id: sessionId,
    reference: `${refId}.1`,
    amount: 50,
    paymentType: 'Visa',
    last4: '4242',
    ...change,
  },
});

const notify = async (
  event: object,
  { secret = open.registry.config.paymentSecret, at = new Date(), more = {} } = {},
) => {
  const payload = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    'x-payment-signature': signNotification(secret, payload, at),
    ...more,
  };
  return (await app.inject({ method: 'POST', url: NOTIFY, headers, payload })).statusCode;
};

const receiptCode = async ({ refId }: Start): Promise<number> => {
  const answer = await app.inject({ method: 'POST', url: '/business-api/file/receipt', payload: { refId } });
  return answer.json<{ apiData: { code: number } }>().apiData.code;
};

const pay = (page: string, token: string) =>
  app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `token=${encodeURIComponent(token)}&cardNumber=4242424242424242&expiry=12%2F39&securityCode=123&cardholder=A`,
  });

const chargesOf = async ({ sessionId }: Start): Promise<number> =>
  (await open.registry.db.selectFrom('card_charge').selectAll().where('session_id', '=', sessionId).execute())
    .length;

const recordsOf = ({ refId }: Start) =>
  open.registry.db
    .selectFrom('filing_record')
    .innerJoin('submission', 'submission.submission_key', 'filing_record.submission_key')
    .select('transaction_id')
    .where('submission.ref_id', '=', refId)
    .execute();

test('a notification that the provider did not sign, or signed long ago, changes nothing', async () => {
  const one = await start();
  const event = eventOf(one);
  expect((await app.inject({ method: 'POST', url: NOTIFY, payload: event })).statusCode).toBe(400);
  const unsigned = { method: 'POST' as const, url: NOTIFY, payload: event };
  for (const signature of ['', 't=1,v1=0', `t=1,v1=${'0'.repeat(64)}`, 'x'.repeat(400)]) {
    const answer = await app.inject({ ...unsigned, headers: { 'x-payment-signature': signature } });
    expect({ signature, status: answer.statusCode }).toEqual({ signature, status: 401 });
  }
  expect(await notify(event, { secret: 'guessed' })).toBe(401);
  expect(await notify(event, { at: new Date(Date.now() - 301_000) })).toBe(401);
  expect(await notify(event, { at: new Date(Date.now() + 301_000) })).toBe(401);
  expect(await receiptCode(one)).toBe(202);
  expect(await recordsOf(one)).toHaveLength(0);
});

test('a signature covers every byte of its body', async () => {
  const one = await start();
  const payload = JSON.stringify(eventOf(one));
  const signature = signNotification(open.registry.config.paymentSecret, payload, new Date());
  const headers = { 'content-type': 'application/json', 'x-payment-signature': signature };
  const answer = await app.inject({ method: 'POST', url: NOTIFY, headers, payload: `${payload} ` });
  expect(answer.statusCode).toBe(401);
});

test('the signature alone says who sends a notification: a bearer token that something in between adds changes nothing', async () => {
  const one = await start();
  const more = { authorization: 'Bearer of.another.realm' };
  expect(await notify(eventOf(one), { secret: 'guessed', more })).toBe(401);
  expect(await recordsOf(one)).toHaveLength(0);
  expect(await notify(eventOf(one), { more })).toBe(200);
  expect(await recordsOf(one)).toHaveLength(1);
});

test('a replayed notification files once', async () => {
  const one = await start();
  const event = eventOf(one);
  expect(await Promise.all(Array.from({ length: 5 }, () => notify(event)))).toEqual([
    200, 200, 200, 200, 200,
  ]);
  expect(await notify({ ...event, id: 'another id for the same payment' })).toBe(200);
  expect(await recordsOf(one)).toHaveLength(1);
});

test('a payment of another amount files nothing', async () => {
  const one = await start();
  expect(await notify(eventOf(one, { amount: 1 }))).toBe(200);
  expect(await recordsOf(one)).toHaveLength(0);
  expect(await receiptCode(one)).toBe(409);
});

test.each(['unknown-reference-000000.1', 'no reference', '.1', "x'; drop table submission; --.1"])(
  'a notification about %j is unknown',
  async (reference) => {
    expect(await notify(eventOf(await start(), { reference }))).toBe(404);
  },
);

test('a card page takes its own form only, and charges once however often it is sent', async () => {
  const [one, other] = [await start(), await start()];
  for (const token of ['', 'x', other.token]) expect((await pay(one.page, token)).statusCode).toBe(403);
  expect(await chargesOf(one)).toBe(0);
  const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
  const crossSite = {
    method: 'POST' as const,
    url: one.page,
    headers: foreign,
    payload: `token=${one.token}`,
  };
  expect((await app.inject(crossSite)).statusCode).toBe(403);
  const answers = await Promise.all(Array.from({ length: 4 }, () => pay(one.page, one.token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
  expect(await chargesOf(one)).toBe(1);
  expect(await chargesOf(other)).toBe(0);
});

test('a canceled card page charges nothing any more', async () => {
  const one = await start();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const canceled = await app.inject({
    method: 'POST',
    url: `${one.page}/cancel`,
    headers,
    payload: `token=${one.token}`,
  });
  expect(canceled.statusCode).toBe(303);
  expect((await pay(one.page, one.token)).headers.location).toBe(one.page);
  expect(await chargesOf(one)).toBe(0);
  expect(await receiptCode(one)).toBe(410);
});

test.each(['receiptUrl', 'backUrl', 'cancelUrl'])('%s leads nowhere else', async (name) => {
  const filing = await llcFiling(open.registry, `Led Astray ${name} LLC`);
  const elsewhere = [
    'https://evil.example/',
    '//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'http://localhost:8080@evil.example/',
    'data:text/html,x',
  ];
  for (const address of elsewhere) {
    const payload = { filing, ...HERE, [name]: address };
    const answer = await app.inject({ method: 'POST', url: '/business-api/payment', payload });
    expect({ address, status: answer.statusCode }).toEqual({ address, status: 400 });
  }
});

test('a file is given to nobody who does not have its filing', async () => {
  const [one, other] = [await start(), await start()];
  const file = { refId: one.refId, fileName: 'a.txt', mimeType: 'text/plain', fileContents: 'aGVsbG8=' };
  const upload = async (given: object) => {
    const answer = await app.inject({ method: 'POST', url: '/business-api/file/attachment', payload: given });
    return answer.json<{ apiData: { attachment: { key: string } } }>().apiData.attachment.key;
  };
  const download = async (refId: string, key: string): Promise<number> => {
    const answer = await app.inject({ url: '/business-api/file/attachment', query: { refId, key } });
    return answer.json<{ apiData: { code: number } }>().apiData.code;
  };
  const [shared, hidden] = [await upload(file), await upload({ ...file, private: true })];
  expect(await download(one.refId, shared)).toBe(200);
  expect(await download(other.refId, shared)).toBe(404);
  expect(await download(one.refId, hidden)).toBe(200);
  expect(await download(other.refId, hidden)).toBe(404);
});

test.each([
  'ada@example.com\r\nBcc: all@example.com',
  'a@example.com,b@example.com',
  'a@example.com;b@example.com',
  '<a@example.com>',
  '',
])('a receipt is not mailed to %j', async (emailTo) => {
  const one = await start();
  await notify(eventOf(one));
  const answer = await app.inject({
    method: 'POST',
    url: '/ens-db-api/send-email',
    payload: { refId: one.refId, emailTo },
  });
  expect(answer.statusCode).toBe(422);
});

test('a receipt is mailed a few times an hour only, however many ask at once', async () => {
  const one = await start();
  await notify(eventOf(one));
  const payload = { refId: one.refId, emailTo: 'ada@example.com' };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => app.inject({ method: 'POST', url: '/ens-db-api/send-email', payload })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
});
