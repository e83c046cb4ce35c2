import type { FastifyInstance } from 'fastify';
import { startPayment } from '../filing/payment/start-payment';
import { receiptAnswer } from '../filing/receipt/receipt';
import { PUBLIC_PRINCIPAL } from '../callers/principal';
import { buildServer } from '../http/server';
import { workOnce } from '../jobs/worker';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import { llcFiling } from '../testing/llc-filing';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { FakeStripe, STRIPE_KEY, STRIPE_SIGNING_SECRET } from '../testing/stripe/fake-stripe';
import { STRIPE_WEBHOOK_PATH, stripeWebhook } from './stripe';

const MINUTE = 60_000;
const stripe = new FakeStripe();
let open: TestRegistry;
let app: FastifyInstance;
let serial = 0;
const registry = () => open.registry;

beforeAll(async () => {
  open = await openTestRegistry({
    publicUrl: 'http://127.0.0.1:9',
    paymentProvider: 'stripe',
    stripeSecretKey: STRIPE_KEY,
    stripeWebhookSecret: STRIPE_SIGNING_SECRET,
    stripeApiUrl: await stripe.listen(),
  });
  app = await buildServer(registry(), [stripeWebhook]);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
  await stripe.close();
});
afterEach(async () => {
  stripe.isDown = false;
  await registry().clock.moveTo(null);
});

/** Begins to pay for a filing of its own name. */
async function begin() {
  const filing = await llcFiling(registry(), `Checkout ${(serial += 1)} LLC`);
  const start = (here = '/business/filing/llc/filingreview', refId?: string) =>
    startPayment(
      registry(),
      { refId, filing, receiptUrl: here, backUrl: here, cancelUrl: here },
      PUBLIC_PRINCIPAL,
    );
  const begun = await start();
  if (begun.kind !== 'pay') throw new Error(`The payment did not begin: ${begun.kind}`);
  return { ...begun, filing, session: stripe.last, again: start };
}

const notify = async (event: ReturnType<FakeStripe['event']>): Promise<number> =>
  (await app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...event })).statusCode;
const codeOf = async (refId: string) => (await receiptAnswer(registry(), refId)).code;
const stateOf = async (refId: string) =>
  registry()
    .db.selectFrom('submission')
    .select('state')
    .where('ref_id', '=', refId)
    .executeTakeFirstOrThrow();
const entitiesNamed = async (name: string) =>
  (await registry().db.selectFrom('entity').select('entity_id').where('name', '=', name).execute()).length;
const moveClock = (milliseconds: number) =>
  registry().clock.moveTo(new Date(registry().clock.now().getTime() + milliseconds));
const work = async () => {
  while ((await workOnce(registry())) > 0);
};
const pay = (session: FakeStripe['last']) => Object.assign(session, { status: 'complete', last4: '4242' });

test('the filer is sent to the page of Stripe, which asks for the price and leads back', async () => {
  const { paymentUrl, session, refId } = await begin();
  expect(paymentUrl).toBe(`https://checkout.stripe.test/c/pay/${session.id}`);
  expect(session.parameters).toMatchObject({
    mode: 'payment',
    client_reference_id: `${refId}.1`,
    'payment_intent_data[metadata][reference]': `${refId}.1`,
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '5000',
    'allowed_payment_method_types[0]': 'card',
    success_url: `http://127.0.0.1:9/business/filing/llc/filingreview?refId=${refId}`,
  });
});

test('a payment that is announced five times, at once and late, is on record once', async () => {
  const { session, refId, filing } = await begin();
  pay(session);
  const event = stripe.event('checkout.session.completed', session);
  expect(await Promise.all([1, 2, 3, 4].map(() => notify(event)))).toEqual([200, 200, 200, 200]);
  expect(await notify(stripe.event('checkout.session.completed', session))).toBe(200);
  const receipt = await receiptAnswer(registry(), refId);
  expect(receipt).toMatchObject({ code: 200, receipt: { amount: 50, last4: '4242', paymentType: 'Visa' } });
  expect(await entitiesNamed(filing.entityNameValues.name)).toBe(1);
});

test('a notification that is forged, altered, too old or not signed changes nothing', async () => {
  const { session, refId } = await begin();
  const event = stripe.event('checkout.session.expired', session);
  const old = stripe.event('checkout.session.expired', session, new Date(Date.now() - 6 * MINUTE));
  session.status = 'expired';
  const { 'stripe-signature': signature, ...unsigned } = event.headers;
  expect(await notify({ ...event, payload: event.payload.replace('expired', 'expireD') })).toBe(401);
  expect(await notify({ ...event, headers: { ...event.headers, 'stripe-signature': `${signature}0` } })).toBe(
    401,
  );
  expect(await notify({ ...event, headers: unsigned as typeof event.headers })).toBe(401);
  expect(await notify(old)).toBe(401);
  expect(await stateOf(refId)).toEqual({ state: 'awaiting' });
  expect(await notify(event)).toBe(200);
  expect(await stateOf(refId)).toEqual({ state: 'expired' });
});

test('an event counts for what the session is now, in whatever order events come', async () => {
  const { session, refId } = await begin();
  const declined = stripe.event('payment_intent.payment_failed', session);
  session.declined = true;
  expect(await notify(declined)).toBe(200);
  expect(await codeOf(refId)).toBe(402);
  pay(session);
  session.declined = false;
  expect(await notify(stripe.event('payment_intent.payment_failed', session))).toBe(200);
  expect(await codeOf(refId)).toBe(200);
  expect(await notify(stripe.event('checkout.session.expired', session))).toBe(200);
  expect(await codeOf(refId)).toBe(200);
});

test('while Stripe cannot be asked, it is told to send its event again', async () => {
  const { session, refId } = await begin();
  pay(session);
  const event = stripe.event('checkout.session.completed', session);
  stripe.isDown = true;
  expect(await notify(event)).toBe(503);
  expect(await codeOf(refId)).toBe(202);
  stripe.isDown = false;
  expect(await notify(event)).toBe(200);
  expect(await codeOf(refId)).toBe(200);
});

test('events of others that use the same account are taken and change nothing', async () => {
  const { session } = await begin();
  const foreign = { ...session, id: 'cs_test_foreign', parameters: { ...session.parameters } };
  delete foreign.parameters.client_reference_id;
  stripe.sessions.push({ ...foreign, status: 'complete' });
  expect(await notify(stripe.event('checkout.session.completed', foreign))).toBe(200);
  expect(await notify(stripe.event('customer.created', foreign))).toBe(200);
});

test('an answer that was lost is found again: one session, also where the filer would return elsewhere', async () => {
  const before = stripe.sessions.length;
  stripe.losesAnswers = 2;
  const filing = await llcFiling(registry(), `Checkout ${(serial += 1)} LLC`);
  const start = (here: string) =>
    startPayment(registry(), { filing, receiptUrl: here, backUrl: here, cancelUrl: here }, PUBLIC_PRINCIPAL);
  await expect(start('/business/one')).rejects.toThrow(ProviderUnavailable);
  const begun = await start('/business/other');
  expect(begun).toMatchObject({ kind: 'pay', paymentUrl: expect.stringContaining(stripe.last.id) as string });
  expect(stripe.sessions).toHaveLength(before + 1);
});

test('a payment of which no event comes is found by the receipt, and by the job that asks', async () => {
  const [one, other] = [await begin(), await begin()];
  pay(one.session);
  expect(await codeOf(one.refId)).toBe(200);
  pay(other.session);
  await moveClock(3 * MINUTE);
  await work();
  expect(await stateOf(other.refId)).toEqual({ state: 'filed' });
});

test('a page that nobody returns to is closed at Stripe, and the filing may be paid for again', async () => {
  const { refId, session, again } = await begin();
  await moveClock(36 * MINUTE);
  await work();
  expect(session.status).toBe('expired');
  expect(await stateOf(refId)).toEqual({ state: 'expired' });
  await registry().clock.moveTo(null);
  expect(await again(undefined, refId)).toMatchObject({ kind: 'pay' });
  expect(stripe.last.parameters.client_reference_id).toBe(`${refId}.2`);
});

test('a refund is made once however often it is asked for, and says so', async () => {
  const { session } = await begin();
  pay(session);
  const { payment } = registry().providers;
  const refunds = await Promise.all([1, 2, 3].map(() => payment.refund(session.id)));
  expect(refunds.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded']);
  expect(session.refunds).toBe(1);
});

test('a charge that Stripe refunded by itself, or a day ago, is refunded', async () => {
  const { session } = await begin();
  Object.assign(pay(session), { refunds: 1 });
  expect(await registry().providers.payment.refund(session.id)).toMatchObject({ state: 'refunded' });
  expect(session.refunds).toBe(1);
});

test('closing a page that was paid in the meantime answers that it was paid', async () => {
  const { session } = await begin();
  pay(session);
  expect(await registry().providers.payment.expire(session.id)).toMatchObject({ state: 'succeeded' });
  expect(await registry().providers.payment.getSession('cs_test_unknown')).toBeNull();
});
