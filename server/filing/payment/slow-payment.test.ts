import { paySession } from '../../providers/payment/pay-session';
import { settleCharge } from '../../providers/payment/settle-charge';
import { amendmentToName } from '../../testing/amendments';
import { letDaysPass, openCardPage, submitFiling } from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import { heldTransactions, holderOf } from '../../testing/on-record';
import { refusalProblem } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike } from '../../testing/restoration-filing';
import { receiptAnswer } from '../receipt/receipt';

const GOOD = '20101000001';
const SLOW = { cardNumber: '4000000000000077', expiry: '12/40', securityCode: '123', cardholder: 'Ada Park' };
const HOUR_IN_DAYS = 1 / 24;

const registry = registryOfTests();

/** An amendment that was paid for with a card whose network does not answer. */
async function undecided(name: string) {
  const { db, clock } = registry();
  const { entityId } = await entityLike(registry(), GOOD);
  const { refId, sessionId } = await openCardPage(
    registry(),
    await amendmentToName(registry(), name, entityId),
  );
  await paySession(db, sessionId, SLOW, clock.now());
  // The answer of the network is the test's to give.
  await db.deleteFrom('outbox').where('kind', '=', 'charge-settlement').execute();
  return { entityId, refId, sessionId };
}

test('what a filing holds stays held until the card network answers, however long that takes', async () => {
  const { entityId, refId, sessionId } = await undecided('Patient LLC');
  for (let hour = 0; hour < 4; hour += 1) await letDaysPass(registry(), HOUR_IN_DAYS);
  expect(await holderOf(registry(), 'Patient LLC')).toBe(refId);
  expect((await submitFiling(registry(), await llcFiling(registry(), 'Patient LLC'))).kind).toBe('nameTaken');
  const other = await amendmentToName(registry(), 'Impatient LLC', entityId);
  expect(await refusalProblem(registry(), other)).toMatchObject({ path: 'entityId', code: 'unavailable' });
  await settleCharge(registry().db, sessionId, registry().clock.now());
  expect(await receiptAnswer(registry(), refId)).toMatchObject({
    code: 200,
    receipt: { name: 'Patient LLC' },
  });
  expect(await heldTransactions(registry(), entityId)).toEqual([]);
});

test('nothing is held longer once the provider says that nobody paid', async () => {
  const { entityId } = await entityLike(registry(), GOOD);
  await openCardPage(registry(), await amendmentToName(registry(), 'Forgotten LLC', entityId));
  await letDaysPass(registry(), 2 * HOUR_IN_DAYS);
  expect(await holderOf(registry(), 'Forgotten LLC')).toBeNull();
  expect(await heldTransactions(registry(), entityId)).toEqual([]);
});
