import type { Filing } from '#rules';
import {
  delayedBy,
  fileAndPay,
  letDaysPass,
  openCardPage,
  payWithCard,
  submitFiling,
} from '../../testing/filing-on-record';
import { officeMovedTo } from '../../testing/office-changes';
import { cardPage, changeOnRecord, countRows, entityOnRecord, recordedFiling } from '../../testing/on-record';
import { visibleText } from '../../testing/pdf-text';
import { refusalProblem } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { filedDocument } from '../receipt/filed-documents';
import { PERSONAS_BY_REVIEW } from '../../sample-data/personas-by-review';
import { receiptAnswer } from '../receipt/receipt';

const ENTITY = { id: '20101000001', name: 'Aspen Ledger LLC' };
const OTHER_ENTITY = '20101000002';
const DISSOLVED = '20101000006';

const registry = registryOfTests();
const db = () => registry().db;

const onRecord = async (entityId = ENTITY.id) => {
  const entity = await entityOnRecord(registry(), entityId);
  return { ...entity, street: entity.principal_office.streetAddress.address1 };
};
/** The filings of the sample registry that wait for staff. */
const SAMPLES_HELD = PERSONAS_BY_REVIEW.length;
const everyRow = (table: 'entity' | 'name_holding' | 'transaction_holding') => countRows(registry(), table);
const moveTo = (address1: string, entityId = ENTITY.id) => officeMovedTo(registry(), address1, entityId);
const problemOf = (filing: Filing) => refusalProblem(registry(), filing);

test('what the form does not ask for is not put on record with it', async () => {
  const filing = await moveTo('1 FORGED WAY', OTHER_ENTITY);
  const { transactionId } = (await fileAndPay(registry(), { ...filing, email: 'forged@example.com' }))
    .receipt;
  const { filing: recorded } = await recordedFiling(registry(), transactionId);
  expect(recorded.email).toBe('');
});

test('the office changes at once, and nothing else does', async () => {
  const before = await onRecord();
  const rows = { entities: await everyRow('entity'), names: await everyRow('name_holding') };
  const { receipt, sessionId } = await fileAndPay(registry(), await moveTo('1 FIRST WAY'));
  expect(receipt).toMatchObject({
    name: ENTITY.name,
    masterId: ENTITY.id,
    amount: 10,
    entityReportDueDate: before.report_due,
    entityStatus: 'GOOD',
    adminFraudCheck: false,
  });
  const { street, principal_office, version, ...rest } = await onRecord();
  expect(street).toBe('1 FIRST WAY');
  expect(version).toBe(before.version + 1);
  expect(rest).toEqual({
    ...before,
    street: undefined,
    principal_office: undefined,
    version: undefined,
    ...rest,
  });
  expect(rest.name).toBe(before.name);
  expect(principal_office.isSameAsStreetAddressChecked).toBe(true);
  expect({ entities: await everyRow('entity'), names: await everyRow('name_holding') }).toEqual(rows);
  expect(await everyRow('transaction_holding')).toBe(SAMPLES_HELD);
  expect(await cardPage(registry(), sessionId)).toEqual({ description: ENTITY.name, amount: 10 });
});

test('the history keeps what the record said before', async () => {
  const before = await onRecord();
  const { receipt } = await fileAndPay(registry(), await moveTo('2 SECOND WAY'));
  const kept = await db()
    .selectFrom('entity_history')
    .select(['version', 'cause', 'transaction_id', 'principal_office'])
    .where('entity_id', '=', ENTITY.id)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({
    version: before.version,
    cause: 'filing',
    transaction_id: receipt.transactionId,
    principal_office: before.principal_office,
  });
});

test('a delayed one changes the office on its day, and not before', async () => {
  const { street: before } = await onRecord();
  await fileAndPay(registry(), delayedBy(registry(), await moveTo('3 THIRD WAY'), 5));
  expect((await onRecord()).street).toBe(before);
  await letDaysPass(registry(), 4);
  expect((await onRecord()).street).toBe(before);
  await letDaysPass(registry(), 3);
  expect((await onRecord()).street).toBe('3 THIRD WAY');
});

test('a delayed one has to take effect after the delayed one before it', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await moveTo('4 FOURTH WAY', OTHER_ENTITY), 10));
  const filing = await moveTo('5 FIFTH WAY', OTHER_ENTITY);
  expect(await problemOf(delayedBy(registry(), filing, 9))).toMatchObject({
    step: 'effectivedate',
    code: 'tooEarly',
  });
  await fileAndPay(registry(), delayedBy(registry(), filing, 12));
  await letDaysPass(registry(), 11);
  expect((await onRecord(OTHER_ENTITY)).street).toBe('4 FOURTH WAY');
  await letDaysPass(registry(), 3);
  expect((await onRecord(OTHER_ENTITY)).street).toBe('5 FIFTH WAY');
});

test('one that takes effect at once is filed before a delayed one, whose day then comes', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await moveTo('1 LATER WAY'), 10));
  await fileAndPay(registry(), await moveTo('2 SOONER WAY'));
  expect((await onRecord()).street).toBe('2 SOONER WAY');
  await letDaysPass(registry(), 11);
  expect((await onRecord()).street).toBe('1 LATER WAY');
});

test('what the browser sends of the record counts for nothing', async () => {
  const filing = await moveTo('6 SIXTH WAY');
  const forged: Filing = {
    ...filing,
    entityType: 'DC56',
    status: 'Dissolved',
    statusCode: 'VDISS',
    jurisdiction: 'WY',
    adminFraudCheck: true,
    transactionType: 'REPORT',
    entityNameValues: { ...filing.entityNameValues, name: 'Somebody Else LLC', oldName: 'Somebody Else LLC' },
    recordValues: filing.recordValues && {
      ...filing.recordValues,
      reportDueDate: '1999-01-31',
      principalOfficeValues: (await moveTo('0 FORGED WAY')).principalOfficeValues,
    },
  };
  const { street } = await onRecord();
  const { receipt } = await fileAndPay(registry(), forged);
  expect(receipt).toMatchObject({ name: ENTITY.name, amount: 10, adminFraudCheck: false });
  const { filing: recorded } = await recordedFiling(registry(), receipt.transactionId);
  expect(recorded).toMatchObject({ entityType: 'DLLC', statusCode: 'GOOD', transactionType: 'CHG_ENT_ADR' });
  expect(recorded.recordValues?.principalOfficeValues.streetAddress.address1).toBe(street);
});

test('an entity that is unknown or of the wrong status is told, and nothing is recorded', async () => {
  const filing = await moveTo('7 SEVENTH WAY');
  expect(await problemOf({ ...filing, entityId: '20101999999' })).toMatchObject({
    step: 'filingreview',
    path: 'entityId',
    code: 'unavailable',
  });
  expect(await problemOf(await moveTo('7 SEVENTH WAY', DISSOLVED))).toMatchObject({
    path: 'entityId',
    code: 'unavailable',
  });
});

test('while one is being paid, the same transaction on the entity is not available to another', async () => {
  const first = await openCardPage(registry(), await moveTo('8 EIGHTH WAY'));
  const second = await moveTo('9 NINTH WAY');
  expect(await problemOf(second)).toMatchObject({ path: 'entityId', code: 'unavailable' });
  await payWithCard(registry(), first.sessionId);
  expect((await receiptAnswer(registry(), first.refId)).code).toBe(200);
  expect(await problemOf(second)).toMatchObject({
    path: 'recordValues.principalOffice',
    code: 'recordChanged',
    message: expect.stringContaining('the principal office address') as string,
  });
  const { version, principal_office } = await onRecord();
  const seen = second.recordValues && {
    ...second.recordValues,
    version,
    principalOfficeValues: principal_office,
  };
  await fileAndPay(registry(), { ...second, recordValues: seen });
  expect((await onRecord()).street).toBe('9 NINTH WAY');
});

test.each([undefined, 1, 99])(
  'a filing that began with version %s of the record sees the record first',
  async (version) => {
    const filing = await moveTo('10 TENTH WAY');
    const { recordValues, ...rest } = filing;
    const stale =
      version === undefined || recordValues === undefined
        ? rest
        : { ...rest, recordValues: { ...recordValues, version } };
    expect(await problemOf(stale)).toMatchObject({
      path: 'recordValues.principalOffice',
      code: 'recordChanged',
    });
  },
);

test('another change of the record than that of the office stops nobody', async () => {
  const filing = await moveTo('11 ELEVENTH WAY');
  await changeOnRecord(registry(), ENTITY.id, { status_code: 'NONCOMP' });
  await fileAndPay(registry(), filing);
  expect(await onRecord()).toMatchObject({ street: '11 ELEVENTH WAY', status_code: 'NONCOMP' });
  await changeOnRecord(registry(), ENTITY.id, { status_code: 'GOOD' });
});

test('an expired payment changes nothing and lets others file', async () => {
  const { street } = await onRecord();
  const begun = await openCardPage(registry(), await moveTo('12 TWELFTH WAY'));
  await letDaysPass(registry(), 2);
  expect(await receiptAnswer(registry(), begun.refId)).toEqual({ code: 410 });
  expect(await everyRow('transaction_holding')).toBe(SAMPLES_HELD);
  expect((await onRecord()).street).toBe(street);
  await fileAndPay(registry(), await moveTo('13 THIRTEENTH WAY'));
});

test('two at the same moment: one is paid, the other is told', async () => {
  const filings = await Promise.all([moveTo('14 LEFT WAY'), moveTo('15 RIGHT WAY')]);
  const results = await Promise.allSettled(filings.map((filing) => submitFiling(registry(), filing)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await everyRow('transaction_holding')).toBe(SAMPLES_HELD + 1);
});

test('its document shows the address on record and the new one', async () => {
  await letDaysPass(registry(), 2);
  const { street } = await onRecord();
  const { receipt } = await fileAndPay(registry(), await moveTo('16 SIXTEENTH WAY'));
  const document = await filedDocument(registry(), ENTITY.id, receipt.transactionId);
  const lines = visibleText(document ?? Buffer.alloc(0)).split('\n');
  const after = (label: string) => lines[lines.indexOf(label) + 1];
  expect(lines.join('\n')).toContain(ENTITY.name);
  expect(after('Street address on record')).toBe(street);
  expect(after('New street address')).toBe('16 SIXTEENTH WAY');
});

test('the address on record is no change: the filer is told before they pay, and may say something instead', async () => {
  const { street } = await onRecord();
  const unchanged = await moveTo(street.toLowerCase());
  expect(await problemOf(unchanged)).toMatchObject({ step: 'additionalinfo', code: 'unchanged' });
  const additionalInfoValues = { ...unchanged.additionalInfoValues, additionalInfo: 'Ring twice.' };
  await fileAndPay(registry(), { ...unchanged, additionalInfoValues });
});

test('an entity with secure filing is filed for by nobody who has not logged in', async () => {
  const { entity_id } = await db()
    .selectFrom('entity')
    .select('entity_id')
    .where('sbf', '=', true)
    .executeTakeFirstOrThrow();
  const filing = await moveTo('17 SECURE WAY', entity_id);
  await expect(submitFiling(registry(), filing)).rejects.toMatchObject({ status: 401 });
});
