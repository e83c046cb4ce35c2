import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import { letDaysPass, openCardPage } from '../testing/filing-on-record';
import { llcFiling } from '../testing/llc-filing';
import { holderOf } from '../testing/on-record';
import { registryOfTests } from '../testing/registry-of-tests';
import { paymentPage } from './routes';

jest.setTimeout(60_000);

const MINUTE_IN_DAYS = 1 / 24 / 60;
const TYPED = { cardNumber: '4242 4242', expiry: '12/39', securityCode: '123', cardholder: 'Ada Park' };

const registry = registryOfTests();
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildServer(registry(), [paymentPage]);
});
afterAll(() => app.close());

const minutesPass = (minutes: number) => letDaysPass(registry(), minutes * MINUTE_IN_DAYS);

async function opensPage(name: string) {
  const { refId, sessionId } = await openCardPage(registry(), await llcFiling(registry(), name));
  const path = `/pay/${sessionId}`;
  const look = async () => (await app.inject({ url: path })).body;
  const token = /name="token" value="([^"]+)"/.exec(await look())?.[1] ?? '';
  const asksForTime = async () => {
    const answer = await app.inject({
      method: 'POST',
      url: `${path}/more-time`,
      payload: new URLSearchParams({ token, ...TYPED }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return (await app.inject({ url: path, headers: { cookie } })).body;
  };
  return { refId, sessionId, look, asksForTime };
}

const isOpen = (page: string) => page.includes('<h1>Pay by card</h1>');
const closesAt = (page: string) => /<time[^>]*datetime="([^"]+)"/.exec(page)?.[1] ?? '';

test('the page says until when it is open and who helps, before anything is asked', async () => {
  const { look } = await opensPage('Told Ahead LLC');
  const page = await look();
  const minutes = (Date.parse(closesAt(page)) - registry().clock.now().getTime()) / 60_000;
  expect(minutes).toBeGreaterThan(28);
  expect(minutes).toBeLessThanOrEqual(30);
  expect(page.indexOf('<time')).toBeLessThan(page.indexOf('id="cardNumber"'));
  expect(page).toContain('303-555-0100');
});

test('asking for more time keeps the page open and what was typed, except number and security code', async () => {
  const { look, asksForTime } = await opensPage('Slow Typist LLC');
  await minutesPass(25);
  const page = await asksForTime();
  expect(isOpen(page)).toBe(true);
  expect(page).not.toContain('value="4242 4242"');
  expect(page).toContain('value="12/39"');
  expect(page).toContain('value="Ada Park"');
  expect(page).not.toContain('value="123"');
  expect(page).not.toContain('There is a problem');
  await minutesPass(20);
  expect(isOpen(await look())).toBe(true);
  await minutesPass(15);
  expect(isOpen(await look())).toBe(false);
});

test('a page whose time is over is closed for whoever looks at it, before anything else has closed it', async () => {
  const { sessionId, look } = await opensPage('Late Looker LLC');
  const { clock, db } = registry();
  const stateOf = () =>
    db.selectFrom('card_session').select('state').where('session_id', '=', sessionId).executeTakeFirst();
  await clock.moveTo(new Date(clock.now().getTime() + 31 * 60_000));
  expect(await stateOf()).toEqual({ state: 'open' });
  expect(isOpen(await look())).toBe(false);
  expect(await stateOf()).toEqual({ state: 'expired' });
});

test('more time is given ten times, the name is held all along, and after six hours the page closes', async () => {
  const { refId, look, asksForTime } = await opensPage('Patient Payer LLC');
  for (let turn = 0; turn < 11; turn += 1) {
    await minutesPass(29);
    expect(isOpen(await asksForTime())).toBe(true);
  }
  expect(await holderOf(registry(), 'Patient Payer LLC')).toBe(refId);
  for (let turn = 0; turn < 2; turn += 1) {
    await minutesPass(29);
    await asksForTime();
  }
  expect(isOpen(await look())).toBe(false);
});

test('the page never says that there is more time where there is not', async () => {
  const { asksForTime } = await opensPage('Last Minute LLC');
  for (let turn = 0; turn < 12; turn += 1) {
    await minutesPass(29);
    await asksForTime();
  }
  const page = await asksForTime();
  expect(isOpen(page)).toBe(true);
  expect(page).not.toContain('You have more time');
});

test('a page that has closed is not opened again', async () => {
  const { asksForTime, look } = await opensPage('Came Late LLC');
  await minutesPass(31);
  expect(isOpen(await asksForTime())).toBe(false);
  expect(isOpen(await look())).toBe(false);
});
