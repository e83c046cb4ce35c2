import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import pino from 'pino';
import { PUBLIC_PRINCIPAL } from '../callers/principal';
import { openMatters } from '../filing/payment/payment-matters';
import { reconcileBook } from '../filing/payment/reconcile-book';
import { startPayment } from '../filing/payment/start-payment';
import { findSubmissionByRef } from '../filing/submissions/submissions';
import { closeMatter } from '../review/payment-matters';
import { buildServer } from '../http/server';
import { llcFiling } from '../testing/llc-filing';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { FakeStripe, STRIPE_KEY, STRIPE_SIGNING_SECRET } from '../testing/stripe/fake-stripe';
import { STRIPE_WEBHOOK_PATH, stripeWebhook } from './stripe';

jest.setTimeout(60_000);

const stripe = new FakeStripe();
const lines: string[] = [];
const log = pino(
  { level: 'error' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
let open: TestRegistry;
let app: FastifyInstance;
let serial = 0;
const registry = () => ({ ...open.registry, log });
const db = () => open.registry.db;

beforeAll(async () => {
  open = await openTestRegistry({
    publicUrl: 'http://127.0.0.1:9',
    paymentProvider: 'stripe',
    stripeSecretKey: STRIPE_KEY,
    stripeWebhookSecret: STRIPE_SIGNING_SECRET,
    stripeApiUrl: await stripe.listen(),
  });
  app = await buildServer(registry(), [stripeWebhook]);
});
afterAll(async () => {
  await app.close();
  await open.close();
  await stripe.close();
});
beforeEach(async () => {
  lines.length = 0;
  stripe.sessions.length = 0;
  await db().deleteFrom('payment_matter').execute();
});

/** A filing whose card page was paid, of which no event has come. */
async function paid() {
  const filing = await llcFiling(registry(), `Book ${(serial += 1)} LLC`);
  const here = '/business/filing/llc/filingreview';
  const begun = await startPayment(
    registry(),
    { filing, receiptUrl: here, backUrl: here, cancelUrl: here },
    PUBLIC_PRINCIPAL,
  );
  if (begun.kind !== 'pay') throw new Error(`The payment did not begin: ${begun.kind}`);
  const session = Object.assign(stripe.last, { status: 'complete' as const, last4: '4242' });
  return { refId: begun.refId, session };
}
const notify = async (type: string, session: FakeStripe['last']): Promise<number> =>
  (await app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...stripe.event(type, session) })).statusCode;
const stateOf = async (refId: string) => (await findSubmissionByRef(db(), refId))?.state;
const matters = async () => (await openMatters(db(), 10)).map(({ kind, session_id }) => [kind, session_id]);
const metric = async (name: string) =>
  (await app.metrics.metrics()).split('\n').find((line) => line.startsWith(`${name} `));
const book = () => reconcileBook(registry(), new Date(Date.now() - 86_400_000));

/** The registry as it was before the filing was submitted, as after a failover to a database that lagged behind. */
async function forgotten(refId: string) {
  const submission = await findSubmissionByRef(db(), refId);
  if (submission === undefined) throw new Error('There is no submission.');
  await db().deleteFrom('submission').where('ref_id', '=', refId).execute();
  return () =>
    db()
      .insertInto('submission')
      .values({ ...submission, filing: JSON.stringify(submission.filing), refund_cause: null })
      .execute();
}

test('money for a filing that the registry does not know is kept, told, and filed once the filing is there', async () => {
  const { refId, session } = await paid();
  const restore = await forgotten(refId);
  expect(await notify('checkout.session.completed', session)).toBe(200);
  expect(await notify('checkout.session.completed', session)).toBe(200);
  expect(await matters()).toEqual([['withoutFiling', session.id]]);
  expect(lines).toEqual([expect.stringContaining('money came for a filing that the registry does not know')]);
  expect(await metric('payments_without_filing')).toBe('payments_without_filing 1');
  expect(await book()).toEqual({ paid: 1, filed: 0, refunded: 0, closed: 0, reported: 1 });
  await restore();
  expect(await book()).toEqual({ paid: 1, filed: 1, refunded: 0, closed: 0, reported: 0 });
  expect(await stateOf(refId)).toBe('filed');
  expect(await matters()).toEqual([]);
  expect(await metric('payments_without_filing')).toBe('payments_without_filing 0');
});

test('the book finds a payment of which no event came, and one that the registry has forgotten', async () => {
  const [told, unknown] = [await paid(), await paid()];
  await forgotten(unknown.refId);
  expect(await book()).toEqual({ paid: 2, filed: 1, refunded: 0, closed: 0, reported: 1 });
  expect(await stateOf(told.refId)).toBe('filed');
  expect(await matters()).toEqual([['withoutFiling', unknown.session.id]]);
  expect(await book()).toEqual({ paid: 2, filed: 1, refunded: 0, closed: 0, reported: 1 });
});

test('what staff have closed is not reported again', async () => {
  const { refId, session } = await paid();
  await forgotten(refId);
  await book();
  const { registry: staff } = open;
  await closeMatter(staff, { kind: 'withoutFiling', sessionId: session.id, note: 'Refunded.' }, 'admin');
  expect(await book()).toEqual({ paid: 1, filed: 0, refunded: 0, closed: 1, reported: 0 });
  expect(await matters()).toEqual([]);
});

test('a session that only names the reference of a filing, as anybody can, pays for nothing', async () => {
  const { refId, session } = await paid();
  const { 'metadata[reference]': _ours, ...parameters } = session.parameters;
  const foreign = { ...session, id: 'cs_test_named', parameters };
  stripe.sessions.push(foreign);
  expect(await notify('checkout.session.completed', foreign)).toBe(200);
  expect(await stateOf(refId)).toBe('awaiting');
  expect(await matters()).toEqual([]);
});

test('another session than the one that was opened for the filing is reported, and files nothing', async () => {
  const { refId, session } = await paid();
  const other = { ...session, id: 'cs_test_other' };
  stripe.sessions.push(other);
  expect(await notify('checkout.session.completed', other)).toBe(200);
  expect(await stateOf(refId)).toBe('awaiting');
  expect(await matters()).toEqual([['withoutFiling', other.id]]);
});

test.each([
  ['another amount', 'line_items[0][price_data][unit_amount]', '4900'],
  ['another currency', 'line_items[0][price_data][currency]', 'eur'],
])('%s than was asked for is refunded', async (_what, name, value) => {
  const { refId, session } = await paid();
  session.parameters = { ...session.parameters, [name]: value };
  expect(await notify('checkout.session.completed', session)).toBe(200);
  expect(await stateOf(refId)).toBe('refunding');
  expect(await book()).toEqual({ paid: 1, filed: 0, refunded: 1, closed: 0, reported: 0 });
});

test('a dispute is kept for the staff with its reason and its last day, and the filing stays', async () => {
  const { refId, session } = await paid();
  await notify('checkout.session.completed', session);
  expect(await notify('charge.dispute.created', session)).toBe(200);
  expect(await stateOf(refId)).toBe('filed');
  expect(await openMatters(db(), 10)).toMatchObject([
    {
      kind: 'disputed',
      session_id: session.id,
      amount: 50,
      detail: 'fraudulent',
      answer_by: new Date('2027-01-15T08:00:00Z'),
    },
  ]);
  expect(await metric('payments_disputed')).toBe('payments_disputed 1');
  expect(lines).toEqual([expect.stringContaining('a payment is disputed')]);
});
