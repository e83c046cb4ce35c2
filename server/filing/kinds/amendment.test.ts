import type { Filing } from '#rules';
import { amendedName, PROBLEM_CODES } from '#rules';
import { findHolding } from '../../database/names';
import { changeEntity } from '../../entities/change-entity';
import { findEntity } from '../../entities/find-entity';
import {
  delayedBy,
  fileAndPay,
  filingOnRecord,
  letDaysPass,
  openCardPage,
  payWithCard,
  submitFiling,
} from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { filedDocument } from '../receipt/filed-documents';
import { receiptAnswer } from '../receipt/receipt';

const COMPANY = '20101000047';
const NONPROFIT = '20101000042';
const COOPERATIVE = '20101000043';
const WITHOUT_TERM = '20101000041';
const DELINQUENT = '20101000044';
const LANGUAGE = ', Delinquent March 3, 2025';

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
beforeEach(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterEach(() => open.close());

const onRecord = async (entityId = COMPANY) => {
  const entity = await findEntity(db(), entityId);
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  return entity;
};
const nameOf = async (entityId = COMPANY) => (await onRecord(entityId)).name;

/** Who has a name: an entity's number, a filing's reference, or nobody. */
const holderOf = async (name: string) =>
  (await findHolding(db(), name, registry().clock.now())).holding?.id ?? null;

/** An amendment that renames an entity, as the browser sends it once the name was found free. */
async function renameTo(name: string, entityId = COMPANY): Promise<Filing> {
  const filing = await filingOnRecord(registry(), 'amend', entityId);
  const entered = { ...filing.entityNameValues, name, isNameChanged: 'Y' as const, isNameValid: true };
  const availability = { isAvailable: true, isReserved: false, isAuthorizedToUse: null };
  return { ...filing, entityNameValues: amendedName({ ...entered, availability }, filing) };
}

/** An amendment that keeps the name and says something in words. */
async function keepName(additionalInfo: string, entityId = COMPANY): Promise<Filing> {
  const filing = await filingOnRecord(registry(), 'amend', entityId);
  return {
    ...filing,
    entityNameValues: { ...filing.entityNameValues, isNameChanged: 'N' },
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo },
  };
}

/** The problems that payment start refuses a filing with. */
async function problemsOf(filing: Filing) {
  const refusal = await submitFiling(registry(), filing).catch((error: unknown) => error);
  const { status, details } = refusal as {
    status: number;
    details: { problems: { step: string; code: string; message: string }[] };
  };
  expect(status).toBe(422);
  for (const { code } of details.problems) expect(PROBLEM_CODES).toContain(code);
  return details.problems;
}

test('a change of name is on record at once: the new name is held, the old one free, nothing else changes', async () => {
  const before = await onRecord();
  const { receipt, sessionId } = await fileAndPay(registry(), await renameTo('Magpie Studios LLC'));
  expect(receipt).toMatchObject({
    name: 'Raven Mesa Studios LLC',
    masterId: COMPANY,
    transactionName: 'Articles of Amendment for a Limited Liability Company',
    amount: 25,
    entityStatus: 'GOOD',
    adminFraudCheck: false,
  });
  expect(await onRecord()).toEqual({ ...before, name: 'Magpie Studios LLC', version: before.version + 1 });
  expect(await holderOf('Magpie Studios LLC')).toBe(COMPANY);
  expect(await holderOf('Raven Mesa Studios LLC')).toBeNull();
  const page = await db()
    .selectFrom('card_session')
    .select('amount')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  expect(page.amount).toBe(25);
  const history = await db()
    .selectFrom('entity_history')
    .select(['version', 'name', 'transaction_id'])
    .where('entity_id', '=', COMPANY)
    .execute();
  expect(history).toEqual([
    { version: before.version, name: 'Raven Mesa Studios LLC', transaction_id: receipt.transactionId },
  ]);
});

test('the document says the name on record and the new one', async () => {
  const { receipt } = await fileAndPay(registry(), await renameTo('Magpie Studios LLC'));
  const { filing } = await db()
    .selectFrom('filing_record')
    .select('filing')
    .where('transaction_id', '=', receipt.transactionId)
    .executeTakeFirstOrThrow();
  expect(filing.entityNameValues).toMatchObject({
    oldName: 'Raven Mesa Studios LLC',
    name: 'Magpie Studios LLC',
    isNameChanged: 'Y',
  });
  const document = await filedDocument(registry(), COMPANY, receipt.transactionId);
  expect(document?.toString('latin1')).toContain('Articles of Amendment');
});

test('while it is being paid for, both names are refused to others; unpaid, the new one is free again', async () => {
  const { refId, sessionId } = await openCardPage(registry(), await renameTo('Magpie Studios LLC'));
  expect(await holderOf('Magpie Studios LLC')).toBe(refId);
  expect(await holderOf('Raven Mesa Studios LLC')).toBe(COMPANY);
  expect((await submitFiling(registry(), await llcFiling(registry(), 'magpie studios, LLC'))).kind).toBe(
    'nameTaken',
  );
  await letDaysPass(registry(), 2);
  expect(await holderOf('Magpie Studios LLC')).toBeNull();
  expect(await nameOf()).toBe('Raven Mesa Studios LLC');
  await payWithCard(registry(), sessionId).catch(() => undefined);
  expect((await receiptAnswer(registry(), refId)).code).not.toBe(200);
});

test('a delayed one holds both names until its day, then gives the old one up', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await renameTo('Magpie Studios LLC'), 5));
  const holders = async () => [
    await holderOf('Raven Mesa Studios LLC'),
    await holderOf('Magpie Studios LLC'),
  ];
  expect(await holders()).toEqual([COMPANY, COMPANY]);
  await letDaysPass(registry(), 4);
  expect(await nameOf()).toBe('Raven Mesa Studios LLC');
  expect(await holders()).toEqual([COMPANY, COMPANY]);
  await letDaysPass(registry(), 2);
  expect(await nameOf()).toBe('Magpie Studios LLC');
  expect(await holders()).toEqual([null, COMPANY]);
});

test('of two delayed ones each has its day, and the names still to come stay held', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await renameTo('Magpie Studios LLC'), 5));
  const second = await renameTo('Bluejay Studios LLC');
  expect(await problemsOf(delayedBy(registry(), second, 4))).toMatchObject([
    {
      step: 'effectivedate',
      code: 'tooEarly',
      message: expect.stringContaining('previous amendment') as string,
    },
  ]);
  await fileAndPay(registry(), delayedBy(registry(), second, 10));
  await letDaysPass(registry(), 6);
  expect(await nameOf()).toBe('Magpie Studios LLC');
  expect(await holderOf('Bluejay Studios LLC')).toBe(COMPANY);
  expect(await holderOf('Raven Mesa Studios LLC')).toBeNull();
  await letDaysPass(registry(), 6);
  expect(await nameOf()).toBe('Bluejay Studios LLC');
  expect(await holderOf('Magpie Studios LLC')).toBeNull();
});

test('a second delayed one may return to a name that the first gives up', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await renameTo('Magpie Studios LLC'), 5));
  await fileAndPay(registry(), delayedBy(registry(), await renameTo('RAVEN MESA STUDIOS LLC'), 10));
  await letDaysPass(registry(), 6);
  expect(await nameOf()).toBe('Magpie Studios LLC');
  expect(await holderOf('Raven Mesa Studios LLC')).toBe(COMPANY);
  await letDaysPass(registry(), 6);
  expect(await nameOf()).toBe('RAVEN MESA STUDIOS LLC');
  expect(await holderOf('Magpie Studios LLC')).toBeNull();
});

test('a name in other letters needs no other holding', async () => {
  await fileAndPay(registry(), await renameTo('Raven Mesa Studios, L.L.C.'));
  expect(await nameOf()).toBe('Raven Mesa Studios, L.L.C.');
  expect(await holderOf('Raven Mesa Studios LLC')).toBe(COMPANY);
});

test('one that keeps the name changes nothing of the record', async () => {
  const before = await onRecord();
  const { receipt } = await fileAndPay(registry(), await keepName('Members meet in May.'));
  expect(receipt.amount).toBe(25);
  expect(await onRecord()).toEqual(before);
});

test('a kept name is the one on record, whatever the browser sent', async () => {
  const filing = await keepName('Members meet in May.');
  const entityNameValues = {
    ...filing.entityNameValues,
    name: 'Aspen Ledger LLC',
    oldName: 'Aspen Ledger LLC',
  };
  const { receipt } = await fileAndPay(registry(), { ...filing, entityNameValues });
  expect(receipt.name).toBe('Raven Mesa Studios LLC');
  expect(await nameOf()).toBe('Raven Mesa Studios LLC');
});

test('a company or a nonprofit that changes nothing is told so', async () => {
  for (const entityId of [COMPANY, NONPROFIT]) {
    expect(await problemsOf(await keepName('', entityId))).toMatchObject([
      {
        step: 'additionalinfo',
        message: 'You must change the entity name, enter additional information, or add an attachment.',
      },
    ]);
  }
});

test('a cooperative association needs text or an attachment, with a new name as well', async () => {
  const needed = {
    step: 'additionalinfo',
    message: 'Enter additional information in the box, or mark "Yes" to attach amendments.',
  };
  expect(await problemsOf(await keepName('', COOPERATIVE))).toMatchObject([needed]);
  expect(await problemsOf(await renameTo('South Fork Cooperative', COOPERATIVE))).toMatchObject([needed]);
  const { receipt } = await fileAndPay(registry(), await keepName('Members meet in May.', COOPERATIVE));
  expect(receipt.transactionName).toBe('Articles of Amendment for a Cooperative Association');
});

test('a name on record that lacks a required term cannot stay', async () => {
  expect(await problemsOf(await keepName('Members meet in May.', WITHOUT_TERM))).toMatchObject([
    { step: 'entityname', code: 'requiredTerm' },
  ]);
  await fileAndPay(registry(), await renameTo('Lodgepole Trading Post LLC', WITHOUT_TERM));
  expect(await nameOf(WITHOUT_TERM)).toBe('Lodgepole Trading Post LLC');
});

test('the statutory language of a delinquent company stays in a new name, whatever the browser sent', async () => {
  const filing = await renameTo('Smith, Jones & Lee, LLC', DELINQUENT);
  const entityNameValues = { ...filing.entityNameValues, name: 'Smith, Jones & Lee, LLC' };
  await fileAndPay(registry(), { ...filing, statusCode: 'GOOD', entityNameValues });
  expect(await nameOf(DELINQUENT)).toBe(`Smith, Jones & Lee, LLC${LANGUAGE}`);
  expect(await holderOf(`Smith, Jones & Lee, LLC${LANGUAGE}`)).toBe(DELINQUENT);
  expect((await onRecord(DELINQUENT)).status_code).toBe('DQQ');
});

/** The delinquency is cured by another filing. */
const cure = () =>
  db()
    .transaction()
    .execute((tx) =>
      changeEntity(
        tx,
        DELINQUENT,
        { name: 'Smith, Jones, LLC', status_code: 'GOOD', delinquency_date: null },
        { at: registry().clock.now(), cause: 'housekeeping' },
      ),
    );

test('a delayed one leaves out the statutory language of a delinquency that was cured meanwhile', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await renameTo('Lee, LLC', DELINQUENT), 5));
  await cure();
  await letDaysPass(registry(), 6);
  expect(await nameOf(DELINQUENT)).toBe('Lee, LLC');
  expect(await holderOf('Lee, LLC')).toBe(DELINQUENT);
  expect(await holderOf(`Lee, LLC${LANGUAGE}`)).toBeNull();
});

test('it keeps the name that it holds when somebody else has the one without the language', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await renameTo('Lee, LLC', DELINQUENT), 5));
  await fileAndPay(registry(), await llcFiling(registry(), 'Lee, LLC'));
  await cure();
  await letDaysPass(registry(), 6);
  expect(await nameOf(DELINQUENT)).toBe(`Lee, LLC${LANGUAGE}`);
});

test('a name that somebody else has, or has reserved, is refused', async () => {
  expect((await submitFiling(registry(), await renameTo('Aspen Ledger LLC'))).kind).toBe('nameTaken');
  expect(await problemsOf(await renameTo('Silver Larch LLC'))).toMatchObject([
    { step: 'entityname', code: 'reserved' },
  ]);
});

test('a name that was changed since the filing began is told, and a new name may be the same again', async () => {
  const stale = await renameTo('Bluejay Studios LLC');
  await fileAndPay(registry(), await renameTo('Magpie Studios LLC'));
  expect(await problemsOf(stale)).toMatchObject([
    { code: 'recordChanged', message: expect.stringContaining('the name') as string },
  ]);
  await fileAndPay(registry(), await renameTo('Raven Mesa Studios LLC'));
  expect(await holderOf('Magpie Studios LLC')).toBeNull();
});

test('two people rename two entities to one name: one is paid, the other is told', async () => {
  const filings = [await renameTo('Magpie Studios LLC'), await renameTo('Magpie Studios LLC', WITHOUT_TERM)];
  const results = await Promise.all(filings.map((filing) => submitFiling(registry(), filing)));
  expect(results.map(({ kind }) => kind).sort()).toEqual(['nameTaken', 'pay']);
});

test.each(['20101000045', '20101000046'])('%s is of a type that is not amended online', async (entityId) => {
  const filing = await filingOnRecord(registry(), 'amend', entityId);
  expect(await problemsOf(filing)).toContainEqual(
    expect.objectContaining({ path: 'entityId', code: 'unavailable' }),
  );
});
