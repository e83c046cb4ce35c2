import type { Filing } from '#rules';
import { workOnce } from '../../jobs/worker';
import type { TestRegistry } from '../../testing/open-test-registry';
import { paySession } from '../../providers/payment/pay-session';
import { settleCharge } from '../../providers/payment/settle-charge';
import { delayedBy } from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import { openTestRegistry } from '../../testing/open-test-registry';
import { applyPaymentEvent } from './apply-payment-event';
import type { PaymentEvent } from '../submissions/payment-event';
import { receiptAnswer } from '../receipt/receipt';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { startPayment } from './start-payment';
import { findSubmissionByRef } from '../submissions/submissions';

const GOOD_CARD = '4242424242424242';
const SLOW_CARD = '4000000000000077';
const MINUTE = 60_000;

let open: TestRegistry;
let serial = 0;
const registry = () => open.registry;
const freshName = (): string => `Submission ${(serial += 1)} LLC`;
const start = (filing: Filing, refId?: string) => {
  const here = '/business/filing/llc/filingreview';
  return startPayment(
    registry(),
    { refId, filing, receiptUrl: here, backUrl: here, cancelUrl: here },
    PUBLIC_PRINCIPAL,
  );
};

async function begin(filing: Filing) {
  const begun = await start(filing);
  if (begun.kind !== 'pay') throw new Error(`The payment did not begin: ${begun.kind}`);
  return {
    refId: begun.refId,
    sessionId: begun.paymentUrl.split('/').pop() ?? '',
    paymentUrl: begun.paymentUrl,
  };
}

const pay = (sessionId: string, cardNumber = GOOD_CARD) =>
  paySession(
    registry().db,
    sessionId,
    { cardNumber, expiry: '12/40', securityCode: '123', cardholder: 'Ada Park' },
    registry().clock.now(),
  );

const entitiesNamed = async (name: string): Promise<number> => {
  const rows = await registry()
    .db.selectFrom('entity')
    .select('entity_id')
    .where('name', '=', name)
    .execute();
  return rows.length;
};

const moveClock = (milliseconds: number) =>
  registry().clock.moveTo(new Date(registry().clock.now().getTime() + milliseconds));

/** Runs queued jobs until none is due. No server receives notifications here, so the registry must ask by itself. */
async function work(): Promise<void> {
  while ((await workOnce(registry())) > 0);
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );

beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

test('a filing that is paid is on record once: one entity, one charge, one receipt, one confirmation', async () => {
  const filing = await llcFiling(registry(), freshName());
  const { refId, sessionId } = await begin(filing);
  await Promise.all([pay(sessionId), pay(sessionId), pay(sessionId)]);
  const answers = await Promise.all([1, 2, 3].map(() => receiptAnswer(registry(), refId)));
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect(answers[0]).toMatchObject({
    receipt: { name: filing.entityNameValues.name, amount: 50, last4: '4242' },
  });
  expect(await entitiesNamed(filing.entityNameValues.name)).toBe(1);
  const mails = await registry()
    .db.selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .execute();
  expect(mails.filter(({ payload }) => payload.refId === refId)).toHaveLength(1);
  expect(await start(filing)).toEqual({ kind: 'paid', refId });
});

test('the same filing begun several times at once has one reference and one card page', async () => {
  const filing = await llcFiling(registry(), freshName());
  const begun = await Promise.all([1, 2, 3, 4].map(() => begin(filing)));
  expect(new Set(begun.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
});

test('of several filings for one name one gets to the card page', async () => {
  const name = freshName();
  const filings = await Promise.all([1, 2, 3, 4].map(() => llcFiling(registry(), name)));
  const kinds = (await Promise.all(filings.map((filing) => start(filing)))).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'pay')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'nameTaken')).toHaveLength(3);
});

test('a filing that was changed before it was paid closes the earlier card page', async () => {
  const filing = await llcFiling(registry(), freshName());
  const first = await begin(filing);
  const changed: Filing = { ...filing, managementValues: { managedBy: 'MGR', hasOneMember: 'Y' } };
  const second = await begin(changed);
  expect(second.sessionId).not.toBe(first.sessionId);
  expect(await pay(first.sessionId)).toEqual({ kind: 'closed' });
  await pay(second.sessionId);
  expect((await receiptAnswer(registry(), second.refId)).code).toBe(200);
  const record = await registry()
    .db.selectFrom('filing_record')
    .select('filing')
    .where('submission_key', '=', filing.submissionKey)
    .executeTakeFirstOrThrow();
  expect(record.filing.managementValues.managedBy).toBe('MGR');
});

test('payment events in any order, each twice, file once', async () => {
  for (const order of permutations<PaymentEvent['type']>(['failed', 'expired', 'succeeded', 'canceled'])) {
    const filing = await llcFiling(registry(), freshName());
    const { refId, sessionId } = await begin(filing);
    for (const type of [...order, ...order]) {
      await applyPaymentEvent(registry(), {
        eventId: `${refId}:${type}`,
        type,
        sessionId,
        reference: `${refId}.1`,
        amount: 50,
        paymentType: 'Visa',
        last4: '4242',
      });
    }
    expect({ order, state: (await findSubmissionByRef(registry().db, refId))?.state }).toEqual({
      order,
      state: 'filed',
    });
    expect(await entitiesNamed(filing.entityNameValues.name)).toBe(1);
  }
});

test('a payment that nobody completes expires, releases the name, and may be begun again', async () => {
  const name = freshName();
  const filing = await llcFiling(registry(), name);
  const { refId, sessionId } = await begin(filing);
  await moveClock(31 * MINUTE);
  await work();
  expect(await receiptAnswer(registry(), refId)).toEqual({ code: 410 });
  expect(await pay(sessionId)).toEqual({ kind: 'closed' });
  const again = await begin(filing);
  await pay(again.sessionId);
  expect((await receiptAnswer(registry(), refId)).code).toBe(200);
});

test('a lost notification does no harm: the registry asks by itself', async () => {
  const filing = await llcFiling(registry(), freshName());
  const { sessionId } = await begin(filing);
  await pay(sessionId, '4000000000000259');
  await moveClock(3 * MINUTE);
  await work();
  expect(await entitiesNamed(filing.entityNameValues.name)).toBe(1);
});

test('a slow answer of the card network is waited for', async () => {
  const filing = await llcFiling(registry(), freshName());
  const { refId, sessionId } = await begin(filing);
  await pay(sessionId, SLOW_CARD);
  expect(await receiptAnswer(registry(), refId)).toEqual({ code: 202 });
  await moveClock(MINUTE);
  await work();
  expect((await receiptAnswer(registry(), refId)).code).toBe(200);
});

test('a success that comes when the name is taken files nothing and is refunded', async () => {
  const name = freshName();
  const late = await llcFiling(registry(), name);
  const { refId, sessionId } = await begin(late);
  await pay(sessionId, SLOW_CARD);
  const event: Omit<PaymentEvent, 'type' | 'eventId'> = {
    sessionId,
    reference: `${refId}.1`,
    amount: 50,
    paymentType: 'Visa',
    last4: '0077',
  };
  await applyPaymentEvent(registry(), { ...event, eventId: 'gone:expired', type: 'expired' });
  const fast = await begin(await llcFiling(registry(), name));
  await pay(fast.sessionId);
  expect((await receiptAnswer(registry(), fast.refId)).code).toBe(200);
  await moveClock(MINUTE);
  // The network has answered: a charge in process cannot be refunded yet, and the refund would be tried again after a pause.
  await settleCharge(registry().db, sessionId, registry().clock.now());
  await applyPaymentEvent(registry(), { ...event, eventId: 'gone:succeeded', type: 'succeeded' });
  await work();
  expect(await receiptAnswer(registry(), refId)).toEqual({ code: 409, refund: { cause: 'nameTaken' } });
  expect(await entitiesNamed(name)).toBe(1);
  const { payment } = registry().providers;
  expect((await payment.getSession(sessionId))?.state).toBe('refunded');
  expect((await payment.getSession(fast.sessionId))?.state).toBe('succeeded');
});

test('a delayed filing holds its name and takes effect at its instant', async () => {
  const filing = delayedBy(registry(), await llcFiling(registry(), freshName()), 5);
  const { refId, sessionId } = await begin(filing);
  await pay(sessionId);
  expect(await receiptAnswer(registry(), refId)).toMatchObject({ receipt: { entityStatus: 'DELAYED' } });
  expect((await start(await llcFiling(registry(), filing.entityNameValues.name))).kind).toBe('nameTaken');
  await moveClock(7 * 24 * 60 * MINUTE);
  await work();
  expect(await receiptAnswer(registry(), refId)).toMatchObject({ receipt: { entityStatus: 'GOOD' } });
});

test('an agent whose identity is not on record is refused, whatever the browser says', async () => {
  const filing = await llcFiling(registry(), freshName());
  filing.registeredAgentValues = { ...filing.registeredAgentValues, agentHistoryId: 'made-up' };
  await expect(start(filing)).rejects.toMatchObject({
    status: 422,
    details: { problems: [{ step: 'registeredagent', code: 'missing' }] },
  });
});
