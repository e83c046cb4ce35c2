import type { Filing } from '#rules';
import { followingReportDue, officeDay, officeMidnight, plusDays, reportWindow } from '#rules';
import {
  delayedBy,
  fileAndPay,
  filingOnRecord,
  openCardPage,
  payWithCard,
  submitFiling,
} from '../../testing/filing-on-record';
import { keepingOffice } from '../../testing/office-changes';
import { cardPage, entityOnRecord, recordedFiling } from '../../testing/on-record';
import { refusalProblems } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { withVerifiedAgent } from '../../testing/verified-agent';
import { filedDocument } from '../receipt/filed-documents';
import { receiptAnswer } from '../receipt/receipt';

const ENTITY = '20101000001';
const NONCOMPLIANT = '20101000005';
const DELINQUENT = '20101000003';

const registry = registryOfTests();
const db = () => registry().db;

const onRecord = (entityId: string) => entityOnRecord(registry(), entityId);

/** The office's calendar at that hour of a day. */
const moveToDay = (day: string, hours = 12) =>
  registry().clock.moveTo(new Date(officeMidnight(day) + hours * 3_600_000));

/** Puts the entity into a status, with a report that is due on a day. */
const setReport = (entityId: string, due: string, status = 'GOOD') =>
  db()
    .updateTable('entity')
    .set({ report_due: due, status_code: status })
    .where('entity_id', '=', entityId)
    .execute();

async function report(entityId: string, address1?: string): Promise<Filing> {
  const filing = await withVerifiedAgent(registry(), await filingOnRecord(registry(), 'report', entityId));
  return keepingOffice(filing, address1);
}

const problemsOf = (filing: Filing) => refusalProblems(registry(), filing);
const chargeOf = async (sessionId: string) => (await cardPage(registry(), sessionId)).amount;

test('a report on time costs 25, and puts office, agent and the next due day on record at once', async () => {
  await setReport(ENTITY, '2027-05-31');
  await moveToDay('2027-05-31', 23.9);
  const before = await onRecord(ENTITY);
  const { receipt, sessionId } = await fileAndPay(registry(), await report(ENTITY, '1 REPORT WAY'));
  expect(receipt).toMatchObject({
    amount: 25,
    entityReportDueDate: '2028-05-31',
    entityStatus: 'GOOD',
    name: before.name,
  });
  expect(await chargeOf(sessionId)).toBe(25);
  const after = await onRecord(ENTITY);
  expect(after).toMatchObject({ version: before.version + 1, report_due: '2028-05-31', status_code: 'GOOD' });
  expect(after.principal_office.streetAddress.address1).toBe('1 REPORT WAY');
  expect(after.agent?.nameValues.name.fullName).toBe('Ada Park');
  expect(after.reporting_month).toBe(before.reporting_month);
  const document = await filedDocument(registry(), ENTITY, receipt.transactionId);
  expect(document?.toString('latin1')).toContain(`- ${before.name}`);
});

test('from midnight after the due day it costs 75, whatever the browser says', async () => {
  await setReport(ENTITY, '2027-05-31');
  await moveToDay('2027-06-01', 0);
  const filing = await report(ENTITY);
  const forged = {
    ...filing,
    recordValues: filing.recordValues && { ...filing.recordValues, reportDueDate: '2099-05-31' },
  };
  const { receipt, sessionId } = await fileAndPay(registry(), forged);
  expect(receipt).toMatchObject({ amount: 75, entityReportDueDate: '2028-05-31' });
  expect(await chargeOf(sessionId)).toBe(75);
});

test('a noncompliant entity is in good standing again', async () => {
  const { report_due: due, status_code } = await onRecord(NONCOMPLIANT);
  expect(status_code).toBe('NONCOMP');
  const { receipt } = await fileAndPay(registry(), await report(NONCOMPLIANT));
  expect(receipt).toMatchObject({
    amount: 75,
    entityStatus: 'GOOD',
    entityReportDueDate: followingReportDue(due ?? ''),
  });
  expect((await onRecord(NONCOMPLIANT)).status_code).toBe('GOOD');
});

test('an entity two years behind is delinquent, whatever its record says', async () => {
  const today = officeDay(registry().clock.now().toISOString());
  await setReport(ENTITY, `${Number(today.slice(0, 4)) - 2}-05-31`, 'NONCOMP');
  expect(await problemsOf(await report(ENTITY))).toMatchObject([
    { code: 'unavailable', message: 'A delinquent entity has to cure its delinquency first.' },
  ]);
});

test('before its window the report is not available, and the problem says from which day on it is', async () => {
  await setReport(ENTITY, '2027-05-31');
  await moveToDay('2026-12-31', 23.9);
  const filing = await report(ENTITY);
  expect(await problemsOf(filing)).toEqual([
    expect.objectContaining({
      step: 'filingreview',
      path: 'entityId',
      code: 'unavailable',
      message: 'The report can be filed from January 1, 2027 on.',
    }),
  ]);
  await moveToDay('2027-01-01', 0);
  await fileAndPay(registry(), filing);
});

test('the report of a period is filed once', async () => {
  await setReport(ENTITY, '2027-05-31');
  await moveToDay('2027-05-01');
  const second = await report(ENTITY);
  await fileAndPay(registry(), await report(ENTITY));
  expect(await problemsOf(second)).toMatchObject([
    { code: 'recordChanged', path: 'recordValues.periodicReport' },
    { path: 'entityId', code: 'unavailable', message: 'The report can be filed from January 1, 2028 on.' },
  ]);
});

test('of two at the same moment one is paid and the other is told', async () => {
  await setReport(ENTITY, '2027-05-31');
  await moveToDay('2027-05-01');
  const filings = [await report(ENTITY), await report(ENTITY)];
  const results = await Promise.allSettled(filings.map((filing) => submitFiling(registry(), filing)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a payment that arrives after another report of the period is refunded', async () => {
  await setReport(NONCOMPLIANT, '2027-05-31', 'GOOD');
  await moveToDay('2027-05-01');
  const late = await openCardPage(registry(), await report(NONCOMPLIANT, '1 LATE WAY'));
  // The hold of the first has ended, as after an outage of the payment provider.
  await db().deleteFrom('transaction_holding').execute();
  await fileAndPay(registry(), await report(NONCOMPLIANT, '2 FAST WAY'));
  const { version } = await onRecord(NONCOMPLIANT);
  await payWithCard(registry(), late.sessionId);
  expect(await receiptAnswer(registry(), late.refId)).toEqual({ code: 409, refund: { cause: 'filed' } });
  expect(await onRecord(NONCOMPLIANT)).toMatchObject({ version, report_due: '2028-05-31' });
});

test('a payment that arrives when the clock has made the entity delinquent is refunded, and says so', async () => {
  await setReport(NONCOMPLIANT, '2027-05-31', 'NONCOMP');
  await moveToDay('2027-07-31', 23.9);
  const email = 'filer@example.com';
  const filing = await report(NONCOMPLIANT);
  const notificationsValues = {
    ...filing.notificationsValues,
    emailNotificationRadio: 'Y' as const,
    emails: [{ email }],
  };
  const late = await openCardPage(registry(), { ...filing, notificationsValues });
  await moveToDay('2027-08-01', 0);
  await payWithCard(registry(), late.sessionId);
  expect(await receiptAnswer(registry(), late.refId)).toEqual({
    code: 409,
    refund: { cause: 'status', statusCode: 'DQQ' },
  });
  const mails = await db().selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
  const [mail, ...others] = mails.filter(({ payload }) => payload.refId === late.refId);
  expect(others).toEqual([]);
  expect(mail?.payload).toMatchObject({ to: email, subject: 'Payment refunded: Periodic Report' });
  expect(mail?.payload.text).toContain('the status of the entity was Delinquent.');
});

test('a delinquent entity files no report', async () => {
  expect(await problemsOf(await report(DELINQUENT))).toMatchObject([
    { path: 'entityId', code: 'unavailable' },
  ]);
});

test('a report takes effect at once, and carries no files and no further information', async () => {
  await setReport(ENTITY, '2027-05-31');
  await moveToDay('2027-05-01');
  const filing = await report(ENTITY);
  const forged = {
    ...delayedBy(registry(), filing, 30),
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo: 'More' },
  };
  const { receipt } = await fileAndPay(registry(), forged);
  expect(receipt).toMatchObject({ entityReportDueDate: '2028-05-31', effectiveDate: receipt.dateTime });
  const { filing: recorded } = await recordedFiling(registry(), receipt.transactionId);
  expect(recorded.additionalInfoValues.additionalInfo).toBe('');
});

test('an agent who was verified for another entity is refused', async () => {
  await setReport(ENTITY, '2027-05-31');
  await moveToDay('2027-05-01');
  const { registeredAgentValues } = await report(NONCOMPLIANT);
  expect(await problemsOf({ ...(await report(ENTITY)), registeredAgentValues })).toMatchObject([
    { step: 'registeredagent', path: 'agentHistoryId', code: 'missing' },
  ]);
});

test('a new entity files its first report from the window of its first anniversary on', async () => {
  const { report_due: due } = await onRecord('20101000013');
  const window = reportWindow(due ?? '');
  await moveToDay(plusDays(window?.opens ?? '', -1));
  expect(await problemsOf(await report('20101000013'))).toHaveLength(1);
  await moveToDay(window?.opens ?? '');
  await fileAndPay(registry(), await report('20101000013'));
});

test('a report that became late while its review was open is not paid until the filer has seen the fee', async () => {
  await setReport(ENTITY, '2027-05-31');
  await moveToDay('2027-05-31', 23.9);
  const filing = await report(ENTITY);
  await moveToDay('2027-06-01', 0.1);
  expect(await refusalProblems(registry(), filing, undefined, 25)).toMatchObject([
    {
      step: 'filingreview',
      path: 'fee',
      code: 'feeChanged',
      message: expect.stringMatching(
        /^The report is late by now\. The fee of this filing is \$75\.00 now, and was \$25\.00 /,
      ),
    },
  ]);
  expect(await submitFiling(registry(), filing, undefined, 75)).toMatchObject({ kind: 'pay' });
});
