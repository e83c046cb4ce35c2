import type { FastifyInstance } from 'fastify';
import { isSuppressed } from '../followers/suppression';
import { buildServer } from '../http/server';
import { JOBS } from '../jobs/all';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import { httpTextProvider } from '../providers/http-texts';
import { fakeTextProvider } from '../testing/fake-text-provider';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { DELIVERY_PATH, INCOMING_PATH } from '../ports/text-paths';
import { TEXT_SIGNATURE_HEADER, textSignature } from './text-signature';
import { textCallbacks } from './texts';

const TOKEN = 'token-of-the-account';
let open: TestRegistry;
let app: FastifyInstance;
let provider: Awaited<ReturnType<typeof fakeTextProvider>>;

beforeAll(async () => {
  [open, provider] = await Promise.all([openTestRegistry(), fakeTextProvider()]);
  const { registry } = open;
  registry.config.textToken = TOKEN;
  registry.providers.texts = httpTextProvider({
    textApiUrl: provider.url,
    textAccount: 'AC1',
    textToken: TOKEN,
    textFrom: '+13035550199',
    publicUrl: registry.config.publicUrl,
    pauseMilliseconds: 1,
  });
  app = await buildServer(registry, [textCallbacks]);
}, 60_000);
beforeEach(() => provider.forget());
afterAll(async () => {
  await app.close();
  await Promise.all([open.close(), provider.close()]);
});

/** A signed callback of the provider. */
function callBack(url: string, fields: Record<string, string>, signature?: string) {
  const right = textSignature(TOKEN, open.registry.config.publicUrl + url, fields);
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      [TEXT_SIGNATURE_HEADER]: signature ?? right,
    },
  });
}

let serial = 0;
const bring = (
  From: string,
  Body: string,
  { MessageSid = `SM${(serial += 1)}`, signature = undefined as string | undefined } = {},
) => callBack(INCOMING_PATH, { MessageSid, From, Body, To: '+13035550199' }, signature);
const isStopped = (address: string) => isSuppressed(open.registry.db, { channel: 'text', address });
const replies = async (to: string) => {
  const rows = await open.registry.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'text')
    .execute();
  return rows.map(({ payload }) => payload as { to: string; text: string }).filter((each) => each.to === to);
};

/** Sends a message as its job does; each try has the same ID. */
const send = (id: string, to: string, text = `News ${id}`) =>
  JOBS.text.run(open.registry, { to, text, refId: '' }, id);
const deliveryOf = (id: string) =>
  open.registry.db
    .selectFrom('text_delivery')
    .select(['delivery', 'provider_id', 'code'])
    .where('message_id', '=', id)
    .executeTakeFirst();
const report = (
  id: string,
  MessageStatus: string,
  { MessageSid = 'SM9', ...more } = {} as Record<string, string>,
) => callBack(`${DELIVERY_PATH}?message=${id}`, { MessageSid, MessageStatus, ...more });

test('callbacks are signed as the provider signs its own example', () => {
  const fields = {
    To: '+18005551212',
    Digits: '1234',
    Caller: '+14158675309',
    CallSid: 'CA1234567890ABCDE',
    From: '+14158675309',
  };
  expect(textSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', fields)).toBe(
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  );
});

test('a word stops messages at once and is answered once; another one allows them again', async () => {
  const answer = await bring('+13035550111', 'Alto');
  expect(answer).toMatchObject({ statusCode: 200, body: expect.stringContaining('<Response/>') });
  expect(await isStopped('3035550111')).toBe(true);
  expect(await replies('3035550111')).toMatchObject([{ text: expect.stringContaining('START') }]);
  await bring('+13035550111', 'start');
  expect(await isStopped('3035550111')).toBe(false);
  expect(await replies('3035550111')).toHaveLength(2);
});

test('a message that is brought again, late, undoes nothing', async () => {
  const first = { MessageSid: 'brought-twice' };
  await bring('+13035550112', 'START', first);
  await bring('+13035550112', 'STOP');
  await bring('+13035550112', 'START', first);
  expect(await isStopped('3035550112')).toBe(true);
  expect(await replies('3035550112')).toHaveLength(2);
});

test('one callback brought by two connections at once is answered once', async () => {
  const same = { MessageSid: 'brought-at-once' };
  await Promise.all(Array.from({ length: 4 }, () => bring('+13035550116', 'STOP', same)));
  expect(await replies('3035550116')).toHaveLength(1);
});

test('help is answered, and anything else is left to people', async () => {
  await bring('+13035550113', 'HELP');
  await bring('+13035550113', 'Please do not stop by on Monday');
  await bring('+13035550113', '');
  expect(await replies('3035550113')).toHaveLength(1);
  expect(await isStopped('3035550113')).toBe(false);
});

test('a callback that nobody has signed, or that was signed for something else, is refused', async () => {
  const url = open.registry.config.publicUrl;
  const fields = { MessageSid: 'SMX', From: '+13035550114', Body: 'STOP' };
  for (const signature of [
    '',
    'guessed',
    textSignature('another-token', url + INCOMING_PATH, fields),
    textSignature(TOKEN, url + INCOMING_PATH, { ...fields, Body: 'HELP' }),
    textSignature(TOKEN, url + DELIVERY_PATH, fields),
  ])
    expect((await callBack(INCOMING_PATH, fields, signature)).statusCode).toBe(401);
  expect(await isStopped('3035550114')).toBe(false);
  await send('forged', '3035550114');
  const forged = await callBack(
    `${DELIVERY_PATH}?message=forged`,
    { MessageSid: 'SM1', MessageStatus: 'failed' },
    'guessed',
  );
  expect(forged.statusCode).toBe(401);
  expect(await deliveryOf('forged')).toMatchObject({ delivery: 'taken' });
});

test('a callback without its parts, or with one twice, is refused', async () => {
  expect((await callBack(INCOMING_PATH, { From: '+13035550114', Body: 'STOP' })).statusCode).toBe(400);
  const twice = await app.inject({
    method: 'POST',
    url: INCOMING_PATH,
    payload: 'MessageSid=1&MessageSid=2',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(twice.statusCode).toBe(400);
  const json = { method: 'POST', url: INCOMING_PATH, payload: {} } as const;
  expect((await app.inject(json)).statusCode).toBe(415);
});

test('a message is given to the provider with its number, its words and where to report', async () => {
  await send('given', '3035550120', '¿Sí? & more');
  expect(provider.asked).toEqual([
    {
      method: 'POST',
      authorization: `Basic ${Buffer.from(`AC1:${TOKEN}`).toString('base64')}`,
      form: {
        To: '+13035550120',
        From: '+13035550199',
        Body: '¿Sí? & more',
        StatusCallback: `${open.registry.config.publicUrl}/texts/delivery?message=given`,
      },
    },
  ]);
  expect(await deliveryOf('given')).toEqual({
    delivery: 'taken',
    provider_id: provider.messages[0]?.sid,
    code: null,
  });
});

test('a message whose answer was lost is found with the provider and not sent twice', async () => {
  provider.answersNext('takesWithoutAnswer');
  await expect(send('lost', '3035550121')).rejects.toThrow(ProviderUnavailable);
  await send('lost', '3035550121');
  expect(provider.messages).toHaveLength(1);
  expect(await deliveryOf('lost')).toMatchObject({
    delivery: 'taken',
    provider_id: provider.messages[0]?.sid,
  });
});

test('a report that comes before the answer was known keeps a message from being sent twice', async () => {
  provider.answersNext('takesWithoutAnswer');
  await expect(send('reported', '3035550122')).rejects.toThrow(ProviderUnavailable);
  await report('reported', 'sent');
  await send('reported', '3035550122');
  expect(provider.messages).toHaveLength(1);
  expect(provider.asked).toHaveLength(1);
});

test('a message that the provider could not take is sent at a later try, and the same words to somebody else are no proof', async () => {
  await send('same-words', '3035550124', 'The same');
  provider.answersNext('isDown');
  await expect(send('down', '3035550123', 'The same')).rejects.toThrow(ProviderUnavailable);
  await send('down', '3035550123', 'The same');
  expect(provider.messages.map(({ to }) => to)).toEqual(['+13035550124', '+13035550123']);
});

test('reports come late, twice and in any order, and none takes a message back', async () => {
  await send('ordered', '3035550125');
  for (const [status, after] of [
    ['queued', 'taken'],
    ['delivered', 'delivered'],
    ['delivered', 'delivered'],
    ['sent', 'delivered'],
    ['undelivered', 'delivered'],
    ['no-such-stage', 'delivered'],
  ] as const) {
    expect((await report('ordered', status)).statusCode).toBe(204);
    expect(await deliveryOf('ordered')).toMatchObject({ delivery: after });
  }
  await send('undelivered', '3035550125');
  await report('undelivered', 'undelivered', { ErrorCode: '30005' });
  expect(await deliveryOf('undelivered')).toMatchObject({ delivery: 'failed', code: '30005' });
  expect((await report('of-nobody', 'delivered')).statusCode).toBe(204);
  expect(await deliveryOf('of-nobody')).toBeUndefined();
});

test('what the provider will never send is tried once; who has told it to stop gets nothing more', async () => {
  provider.answersNext('wrongNumber', 'optedOut');
  await send('wrong', '3035550126');
  await send('wrong', '3035550126');
  expect(provider.asked).toHaveLength(1);
  expect(await deliveryOf('wrong')).toMatchObject({ delivery: 'failed', code: '21211' });
  expect(await isStopped('3035550126')).toBe(false);
  await send('stopped', '3035550127');
  expect(await isStopped('3035550127')).toBe(true);
  await send('next', '3035550127');
  expect(provider.asked).toHaveLength(2);
});

test('what was queued before is not sent to a number that has stopped messages, but its reply is', async () => {
  await bring('+13035550115', 'STOP');
  const text = { to: '3035550115', text: 'A filing was recorded.', refId: '' };
  await JOBS.text.run(open.registry, text, 'before-stop');
  expect(provider.messages).toEqual([]);
  await JOBS.text.run(open.registry, { ...text, isReply: true }, 'reply');
  expect(provider.messages).toHaveLength(1);
});
