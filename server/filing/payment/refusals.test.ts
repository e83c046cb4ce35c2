import type { Filing } from '#rules';
import { officeDay, officeMidnight, pageFlags, plusDays, reviewProblems } from '#rules';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { HttpFailure } from '../../failures/failure';
import { filingOperations } from '../../operations/filing';
import {
  fileAndPay,
  filingOnRecord,
  openCardPage,
  payWithCard,
  submitFiling,
} from '../../testing/filing-on-record';
import { keepingOffice, officeMovedTo } from '../../testing/office-changes';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike, restorationOf } from '../../testing/restoration-filing';
import { withVerifiedAgent } from '../../testing/verified-agent';
import { receiptAnswer } from '../receipt/receipt';

const DELINQUENT = '20101000003';
const CURRENT = '20101000005';
const DISSOLVED = '20101000006';

const registry = registryOfTests();
const db = () => registry().db;
const today = () => officeDay(registry().clock.now().toISOString());
/** The beginning of the office's next day: its reader began on the day before. */
const nextMidnight = async () => {
  await registry().clock.moveTo(new Date(officeMidnight(plusDays(today(), 1))));
};
const set = (entityId: string, values: object) =>
  db().updateTable('entity').set(values).where('entity_id', '=', entityId).execute();

/** The refusal of a filing under its reference: what the page that asked is answered. */
async function refusalOf(filing: Filing, refId?: string, fee?: number) {
  const refusal = await submitFiling(registry(), filing, refId, fee).catch((error: unknown) => error);
  if (!(refusal instanceof HttpFailure)) throw new Error('The payment was not refused.');
  const { problems = [], renewed } = refusal.details;
  return { problems, filing: JSON.parse(renewed?.filing ?? 'null') as Filing, version: renewed?.version };
}

const saved = async (filing: Filing): Promise<string> => {
  const { apiData } = await filingOperations.saveFiling(registry(), {
    body: { filing },
    principal: PUBLIC_PRINCIPAL,
  } as never);
  return 'refId' in apiData ? (apiData.refId ?? '') : '';
};

/** What a page shows that is loaded again. */
async function reloaded(refId: string) {
  const { apiData } = await filingOperations.getFiling(registry(), {
    body: { refId },
    principal: PUBLIC_PRINCIPAL,
  } as never);
  if (apiData.code !== 200) throw new Error('The filing is not kept.');
  const { filing = 'null', version, problems = [], payment } = apiData;
  return { filing: JSON.parse(filing) as Filing, version, problems, payment };
}

/** A cure that was begun on the day before its entity has been delinquent for five years. */
async function almostReviewed() {
  const { entityId } = await entityLike(registry(), DELINQUENT);
  const tomorrow = plusDays(today(), 1);
  await set(entityId, { delinquency_date: `${Number(tomorrow.slice(0, 4)) - 5}${tomorrow.slice(4)}` });
  const filing = await restorationOf(registry(), 'cure', entityId);
  expect(filing.adminFraudCheck).toBe(false);
  return { entityId, filing };
}

const UNDER_CHECK = [
  { code: 'stepsChanged', step: 'email' },
  { code: 'required', step: 'email', path: 'email' },
  { step: 'privateattachments', path: 'privateAttachments' },
];

test('a cure that has come under the fraud check at midnight gets its steps with the refusal', async () => {
  const { filing } = await almostReviewed();
  const refId = await saved(filing);
  await nextMidnight();
  const refused = await refusalOf(filing, refId);
  expect(refused.problems).toMatchObject(UNDER_CHECK);
  expect(refused.problems[0]?.message).toContain('delinquent for five years');
  expect(refused.filing).toMatchObject({ adminFraudCheck: true });
  expect(await reloaded(refId)).toEqual({ ...refused, payment: undefined });
});

test('a reinstatement whose entity has come to be dissolved for two years gets its steps with the refusal, and no payment', async () => {
  const { entityId } = await entityLike(registry(), DISSOLVED);
  const tomorrow = plusDays(today(), 1);
  await set(entityId, { dissolution_date: `${Number(tomorrow.slice(0, 4)) - 2}${tomorrow.slice(4)}` });
  const filing = await restorationOf(registry(), 'reinstate', entityId);
  expect(filing.adminFraudCheck).toBe(false);
  const refId = await saved(filing);
  await nextMidnight();
  const refused = await refusalOf(filing, refId);
  expect(refused.problems).toMatchObject(UNDER_CHECK);
  expect(refused.problems[0]?.message).toContain('dissolved for two years');
  expect(pageFlags(refused.filing)).toMatchObject({ hasEmail: true, hasPrivateAttachment: true });
  expect(await reloaded(refId)).toEqual({ ...refused, payment: undefined });
  expect(reviewProblems(refused.filing, { now: registry().clock.now().toISOString() })).not.toEqual([]);
  const again = await refusalOf(refused.filing, refId);
  expect(again.problems).toMatchObject(UNDER_CHECK.slice(1));
});

test('a mark for the review of its agent comes with the refusal of a change of the agent', async () => {
  const { entityId } = await entityLike(registry(), CURRENT);
  const filing = await withVerifiedAgent(registry(), await filingOnRecord(registry(), 'chgra', entityId));
  const refId = await saved(filing);
  await set(entityId, { agent_change_review: true });
  const refused = await refusalOf(filing, refId);
  expect(refused.problems).toMatchObject(UNDER_CHECK);
  expect(refused.filing.adminFraudCheck).toBe(true);
  expect(await reloaded(refId)).toEqual({ ...refused, payment: undefined });
  await set(entityId, { agent_change_review: false });
  expect((await refusalOf(refused.filing, refId)).problems).toMatchObject([
    { code: 'stepsChanged', step: 'filingreview' },
  ]);
});

/** A report of an entity of its own, minutes before its entity becomes delinquent. */
async function lastReport() {
  const { entityId } = await entityLike(registry(), CURRENT);
  await registry().clock.moveTo(new Date(officeMidnight('2027-08-01') - 300_000));
  await set(entityId, { status_code: 'NONCOMP', report_due: '2027-05-31', delinquency_date: null });
  const report = await withVerifiedAgent(registry(), await filingOnRecord(registry(), 'report', entityId));
  return { entityId, filing: keepingOffice(report) };
}

const CURE_FIRST = {
  code: 'unavailable',
  message: 'A delinquent entity has to cure its delinquency first.',
  instead: { filingType: 'cure', transactionType: 'CURE_DLNQ' },
};

test('a report of an entity that is delinquent since midnight names the cure, and so does a reload', async () => {
  const { filing } = await lastReport();
  const refId = await saved(filing);
  await nextMidnight();
  const refused = await refusalOf(filing, refId, 75);
  expect(refused.problems).toMatchObject([
    {
      code: 'recordChanged',
      message:
        'Since this filing began, the status of the entity has changed from Noncompliant to Delinquent.',
    },
    CURE_FIRST,
  ]);
  expect(await reloaded(refId)).toEqual({ ...refused, payment: undefined });
});

test('after a refund the review says why, and names the form to file instead', async () => {
  const { filing } = await lastReport();
  const { refId, sessionId } = await openCardPage(registry(), filing);
  expect(await reloaded(refId)).toMatchObject({ problems: [], payment: 'open' });
  await nextMidnight();
  await payWithCard(registry(), sessionId);
  expect(await receiptAnswer(registry(), refId)).toMatchObject({ code: 409, refund: { cause: 'status' } });
  expect(await reloaded(refId)).toMatchObject({
    problems: [{ code: 'recordChanged' }, CURE_FIRST],
    payment: undefined,
  });
});

test('what keeps nobody from paying any more is gone with a reload', async () => {
  const { entityId, filing } = await lastReport();
  const refId = await saved(filing);
  await nextMidnight();
  await refusalOf(filing, refId);
  await set(entityId, { report_due: '2027-07-31' });
  expect((await reloaded(refId)).problems.map(({ code }) => code)).not.toContain('unavailable');
});

test('everything that has changed is told at once: fee, office and steps', async () => {
  const { filing, entityId } = await almostReviewed();
  const refId = await saved(filing);
  await fileAndPay(registry(), await officeMovedTo(registry(), '1 MOVED WAY', entityId));
  await nextMidnight();
  const { problems, filing: renewed } = await refusalOf(filing, refId, 25);
  expect(problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['recordChanged', 'stepsChanged', 'feeChanged']),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'recordChanged', step: 'principalofficeaddress' }),
  );
  expect(renewed.principalOfficeValues.streetAddress).toMatchObject({
    address1: '1 MOVED WAY',
    accepted: true,
  });
});

test('a changed record is told once: the page goes on with what it was answered', async () => {
  const { entityId } = await entityLike(registry(), DELINQUENT);
  const filing = await restorationOf(registry(), 'cure', entityId);
  const refId = await saved(filing);
  await fileAndPay(registry(), await officeMovedTo(registry(), '2 MOVED WAY', entityId));
  const refused = await refusalOf(filing, refId);
  expect(refused.problems).toMatchObject([{ code: 'recordChanged' }]);
  expect(await reloaded(refId)).toEqual({ ...refused, payment: undefined });
  expect(await submitFiling(registry(), refused.filing, refId)).toMatchObject({ kind: 'pay' });
  expect((await reloaded(refId)).problems).toEqual([]);
});

test('what has changed after a refusal is told once by looking again, which brings the filing up to it', async () => {
  const { entityId } = await entityLike(registry(), DELINQUENT);
  const filing = await restorationOf(registry(), 'cure', entityId);
  const refId = await saved(filing);
  await refusalOf(filing, refId, 25);
  await fileAndPay(registry(), await officeMovedTo(registry(), '4 MOVED WAY', entityId));
  const again = await reloaded(refId);
  expect(again.problems.map(({ code }) => code)).toEqual(['feeChanged', 'recordChanged']);
  expect(again.filing.principalOfficeValues.streetAddress).toMatchObject({ address1: '4 MOVED WAY' });
  expect(await reloaded(refId)).toEqual(again);
  expect(await submitFiling(registry(), again.filing, refId)).toMatchObject({ kind: 'pay' });
});

test('a taken name comes with all else that has changed', async () => {
  const { entityId, own } = await entityLike(registry(), DELINQUENT);
  const filing = await restorationOf(registry(), 'cure', entityId);
  const refId = await saved(filing);
  await fileAndPay(registry(), await officeMovedTo(registry(), '3 MOVED WAY', entityId));
  await db()
    .insertInto('name_holding')
    .values({
      name_key: own.toUpperCase(),
      close_key: '',
      name: own,
      holder_kind: 'entity',
      holder_id: '20101000001',
      expires_at: null,
    })
    .execute();
  const answer = await submitFiling(registry(), filing, refId);
  expect(answer).toMatchObject({ kind: 'nameTaken' });
  const { problems = [] } = answer as { problems?: { code: string; step: string }[] };
  expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['recordChanged', 'unavailable']));
  expect((await reloaded(refId)).problems).toEqual(problems);
});

test('a filing that is on record says so to a tab that still has it open', async () => {
  const { entityId } = await entityLike(registry(), CURRENT);
  const { refId } = await fileAndPay(registry(), await officeMovedTo(registry(), '4 MOVED WAY', entityId));
  expect(await reloaded(refId)).toMatchObject({ payment: 'filed' });
});

test('a cure that is paid before the job has written the delinquency down takes effect', async () => {
  const { entityId } = await lastReport();
  await nextMidnight();
  const cure = await restorationOf(registry(), 'cure', entityId);
  const { receipt } = await fileAndPay(registry(), cure);
  expect(receipt).toMatchObject({ entityStatus: 'GOOD' });
  const history = await db()
    .selectFrom('entity_history')
    .select('status_code')
    .where('entity_id', '=', entityId)
    .orderBy('version')
    .execute();
  expect(history.map(({ status_code }) => status_code)).toEqual(['NONCOMP', 'DQQ']);
});
