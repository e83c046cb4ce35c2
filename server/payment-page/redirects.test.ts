import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import { openCardPage } from '../testing/filing-on-record';
import { llcFiling } from '../testing/llc-filing';
import { registryOfTests } from '../testing/registry-of-tests';
import { paymentPage } from './routes';

jest.setTimeout(60_000);

const CARD = { cardNumber: '4242424242424242', expiry: '12/39', securityCode: '123', cardholder: 'Ada Park' };
const DECLINED = { ...CARD, cardNumber: '4000000000000002' };

const registry = registryOfTests();
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildServer(registry(), [paymentPage]);
});
afterAll(() => app.close());

/** A payer's browser on the card page of a new filing: follows redirects and keeps cookies as far as their path goes. */
async function opensPage(name: string) {
  const { refId, sessionId } = await openCardPage(registry(), await llcFiling(registry(), name));
  const path = `/pay/${sessionId}`;
  let cookie = '';
  const look = async () => (await app.inject({ url: path, headers: { cookie } })).body;
  const token = /name="token" value="([^"]+)"/.exec(await look())?.[1] ?? '';
  const send = async (fields: object, action = '') => {
    const answer = await app.inject({
      method: 'POST',
      url: path + action,
      payload: new URLSearchParams({ token, ...fields }).toString(),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    });
    const given = String(answer.headers['set-cookie'] ?? '');
    cookie = given.split(';')[0] ?? '';
    return { status: answer.statusCode, location: String(answer.headers.location), given };
  };
  const charges = async () =>
    (await registry().db.selectFrom('card_charge').selectAll().where('session_id', '=', sessionId).execute())
      .length;
  const declines = async () =>
    (
      await registry()
        .db.selectFrom('card_session')
        .select('declined_cards')
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow()
    ).declined_cards;
  return {
    refId,
    path,
    look,
    send,
    charges,
    declines,
    forgets: () => (cookie = ''),
    keeps: (other: string) => (cookie = other),
  };
}

test('a declined card leads back to the page, and looking again sends no card', async () => {
  const payer = await opensPage('Declined Once LLC');
  expect(await payer.send(DECLINED)).toMatchObject({ status: 303, location: payer.path });
  for (let turn = 0; turn < 3; turn += 1)
    expect(await payer.look()).toContain('Your card was declined. Nothing was charged. Enter another card.');
  expect(await payer.declines()).toBe(1);
});

test('neither number nor security code comes back, in the page or readable in what the browser keeps', async () => {
  const payer = await opensPage('Never Echoed LLC');
  const { given } = await payer.send({ ...CARD, cardNumber: '4242 4242 4242 4243', securityCode: '987' });
  const page = await payer.look();
  expect(page).toContain('Enter a valid card number.');
  expect(page).toContain('value="12/39"');
  expect(page).toContain('value="Ada Park"');
  expect(page).not.toMatch(/4242 4242 4242 4243|value="987"/);
  expect(given).toContain(`Path=${payer.path}`);
  expect(given).toContain('HttpOnly');
  expect(given).not.toContain(Buffer.from('Ada Park').toString('base64url').slice(0, 8));
});

test('a payer whose browser keeps no cookies is told of a declined card all the same', async () => {
  const payer = await opensPage('No Cookies LLC');
  await payer.send(DECLINED);
  payer.forgets();
  expect(await payer.look()).toContain('Your last card was declined. Nothing was charged.');
});

test('what the page of another payment said, or somebody made up, is not shown', async () => {
  const [one, other] = [await opensPage('Notice One LLC'), await opensPage('Notice Other LLC')];
  const { given } = await one.send({ ...CARD, cardNumber: '1' });
  other.keeps(given.split(';')[0] ?? '');
  expect(await other.look()).not.toContain('There is a problem');
  other.keeps('card-page-notice=bm90IHNlYWxlZCBhdCBhbGwsIG1hZGUgdXAgYnkgc29tZWJvZHkgZWxzZQ');
  expect(await other.look()).not.toContain('There is a problem');
});

test('two payments of one submission at the same moment charge once, and both lead to the receipt', async () => {
  const payer = await opensPage('Two Payments LLC');
  const sent = await Promise.all([payer.send(CARD), payer.send({ ...CARD, cardNumber: '5105105105105100' })]);
  expect(sent.map(({ status }) => status)).toEqual([303, 303]);
  for (const { location } of sent) expect(location).toContain(`?refId=${payer.refId}`);
  expect(await payer.charges()).toBe(1);
});

test('a card and a cancellation at the same moment have one outcome', async () => {
  const payer = await opensPage('Paid Or Canceled LLC');
  await Promise.all([payer.send(CARD), payer.send({}, '/cancel')]);
  const page = await payer.look();
  expect(page).toContain((await payer.charges()) === 1 ? 'Payment received' : 'You canceled this payment');
});

test('once paid the page says only that, names no filing, and leads to the receipt', async () => {
  const payer = await opensPage('Paid And Done LLC');
  await payer.send(CARD);
  const page = await payer.look();
  expect(page).toContain('<h1>Payment received</h1>');
  expect(page).toContain(`refId=${payer.refId}`);
  expect(page).not.toMatch(/Paid And Done|Back to your filing/);
});
