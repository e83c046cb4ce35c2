import { workOnce } from '../../jobs/worker';
import {
  delayedBy,
  fileAndPay,
  filingOnRecord,
  letDaysPass,
  openCardPage,
  payWithCard,
} from '../../testing/filing-on-record';
import { keepingAgent } from '../../testing/named-agent';
import { keepingOffice, officeMovedTo } from '../../testing/office-changes';
import { changeOnRecord, entityOnRecord, heldTransactions, holderOf } from '../../testing/on-record';
import { refusalProblems } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike, restorationOf } from '../../testing/restoration-filing';
import { receiptAnswer } from '../receipt/receipt';

const GOOD = '20101000001';
const DELINQUENT = '20101000003';
const REPORTING = '20101000060';

const registry = registryOfTests();
const db = () => registry().db;

const streetOf = async (entityId: string) =>
  (await entityOnRecord(registry(), entityId)).principal_office.streetAddress.address1;

const moveTo = (address1: string, entityId: string) => officeMovedTo(registry(), address1, entityId);

/** Keeps the job of a delayed filing from being run, as after a failed attempt; null lets it run again. */
const holdBack = async (transactionId: string, until: Date | null) => {
  const jobs = await db().selectFrom('outbox').select(['outbox_id', 'payload']).execute();
  const ids = jobs
    .filter(({ payload }) => payload.transactionId === transactionId)
    .map((job) => job.outbox_id);
  expect(ids).toHaveLength(1);
  await db().updateTable('outbox').set({ held_until: until }).where('outbox_id', 'in', ids).execute();
};
const work = async () => {
  while ((await workOnce(registry())) > 0);
};
const NEVER = new Date('9000-01-01');

test('a filing whose job runs late does not overwrite one of a later date', async () => {
  const { entityId } = await entityLike(registry(), GOOD);
  const { version } = await entityOnRecord(registry(), entityId);
  const first = await fileAndPay(registry(), delayedBy(registry(), await moveTo('1 FIRST ST', entityId), 10));
  await fileAndPay(registry(), delayedBy(registry(), await moveTo('2 SECOND ST', entityId), 20));
  await holdBack(first.receipt.transactionId, NEVER);
  await letDaysPass(registry(), 25);
  expect(await streetOf(entityId)).toBe('2 SECOND ST');
  await holdBack(first.receipt.transactionId, null);
  await work();
  expect(await streetOf(entityId)).toBe('2 SECOND ST');
  expect((await entityOnRecord(registry(), entityId)).version).toBe(version + 2);
});

test('a filing that is paid after the day of a delayed one comes after it', async () => {
  const { entityId } = await entityLike(registry(), GOOD);
  const delayed = await fileAndPay(
    registry(),
    delayedBy(registry(), await moveTo('1 LATE ST', entityId), 10),
  );
  await holdBack(delayed.receipt.transactionId, NEVER);
  await letDaysPass(registry(), 12);
  await fileAndPay(registry(), await moveTo('2 NOW ST', entityId));
  await holdBack(delayed.receipt.transactionId, null);
  await work();
  expect(await streetOf(entityId)).toBe('2 NOW ST');
});

test('while a cure is delayed there is no second one, and once it has taken effect nothing is held', async () => {
  const { entityId } = await entityLike(registry(), DELINQUENT);
  await fileAndPay(registry(), delayedBy(registry(), await restorationOf(registry(), 'cure', entityId), 20));
  const [problem] = await refusalProblems(registry(), await restorationOf(registry(), 'cure', entityId));
  expect(problem).toMatchObject({ path: 'entityId', code: 'unavailable' });
  await letDaysPass(registry(), 21);
  expect((await entityOnRecord(registry(), entityId)).status_code).toBe('GOOD');
  expect(await heldTransactions(registry(), entityId)).toEqual([]);
});

test('a delayed cure of an entity that is good by then changes nothing', async () => {
  const { entityId } = await entityLike(registry(), DELINQUENT);
  await fileAndPay(registry(), delayedBy(registry(), await restorationOf(registry(), 'cure', entityId), 20));
  const change = { status_code: 'GOOD', delinquency_date: null, report_due: '2031-01-31' };
  await changeOnRecord(registry(), entityId, change);
  await letDaysPass(registry(), 21);
  expect(await entityOnRecord(registry(), entityId)).toMatchObject({
    status_code: 'GOOD',
    report_due: '2031-01-31',
  });
});

test('a payment for a cure that is no longer needed is refunded, and what it held is free at once', async () => {
  const { entityId, own } = await entityLike(registry(), DELINQUENT);
  const late = await openCardPage(registry(), await restorationOf(registry(), 'cure', entityId));
  await changeOnRecord(registry(), entityId, {
    status_code: 'GOOD',
    delinquency_date: null,
    report_due: null,
  });
  await payWithCard(registry(), late.sessionId);
  expect((await receiptAnswer(registry(), late.refId)).code).toBe(409);
  expect(await holderOf(registry(), own)).toBeNull();
  expect(await heldTransactions(registry(), entityId)).toEqual([]);
});

test.each([
  ['report', REPORTING],
  ['cure', DELINQUENT],
] as const)('a %s leaves an office alone that its filer did not change', async (filingType, persona) => {
  const { entityId } = await entityLike(registry(), persona);
  const filing =
    filingType === 'report'
      ? keepingAgent(await filingOnRecord(registry(), 'report', entityId))
      : await restorationOf(registry(), 'cure', entityId);
  const { sessionId, refId } = await openCardPage(registry(), keepingOffice(filing));
  await fileAndPay(registry(), await moveTo('9 MEANWHILE ST', entityId));
  await payWithCard(registry(), sessionId);
  expect((await receiptAnswer(registry(), refId)).code).toBe(200);
  expect(await streetOf(entityId)).toBe('9 MEANWHILE ST');
});
