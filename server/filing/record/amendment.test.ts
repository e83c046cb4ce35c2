import type { Filing } from '#rules';
import {
  delayedBy,
  fileAndPay,
  filingOnRecord,
  letDaysPass,
  openCardPage,
  payWithCard,
  submitFiling,
} from '../../testing/filing-on-record';
import { formCompany as companyOf, amendmentToName } from '../../testing/amendments';
import { llcFiling } from '../../testing/llc-filing';
import { cardPage, entityOnRecord, holderOf as holderOfName, recordedFiling } from '../../testing/on-record';
import { refusalProblems } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { receiptMail } from '../confirmation/confirmation-mail';
import { filedDocument } from '../receipt/filed-documents';
import { receiptAnswer } from '../receipt/receipt';

const NONPROFIT = '20101000042';
const COOPERATIVE = '20101000043';
const WITHOUT_TERM = '20101000041';
const PROFIT_CORPORATION = '20101000045';

const registry = registryOfTests();
const db = () => registry().db;

let serial = 0;
/** The company of the test, and names that only the test uses. */
let company = '';
let raven = '';
let magpie = '';
let bluejay = '';
beforeEach(async () => {
  serial += 1;
  raven = `Raven ${serial} LLC`;
  magpie = `Magpie ${serial} LLC`;
  bluejay = `Bluejay ${serial} LLC`;
  company = await formCompany(raven);
});

const formCompany = (name: string) => companyOf(registry(), name);

const onRecord = (entityId = company) => entityOnRecord(registry(), entityId);
const nameOf = async (entityId = company) => (await onRecord(entityId)).name;
const holderOf = (name: string) => holderOfName(registry(), name);

const renameTo = (name: string, entityId = company) => amendmentToName(registry(), name, entityId);

/** An amendment that keeps the name and says something in words. */
async function keepName(additionalInfo: string, entityId = company): Promise<Filing> {
  const filing = await filingOnRecord(registry(), 'amend', entityId);
  return {
    ...filing,
    entityNameValues: { ...filing.entityNameValues, isNameChanged: 'N' },
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo },
  };
}

const problemsOf = (filing: Filing) => refusalProblems(registry(), filing);

test('a change of name is on record at once: the new name is held, the old one free, nothing else changes', async () => {
  const before = await onRecord();
  const { receipt, sessionId } = await fileAndPay(registry(), await renameTo(magpie));
  expect(receipt).toMatchObject({
    name: magpie,
    masterId: company,
    transactionName: 'Articles of Amendment for a Limited Liability Company',
    amount: 25,
    entityStatus: 'GOOD',
    adminFraudCheck: false,
  });
  expect(await onRecord()).toEqual({ ...before, name: magpie, version: before.version + 1 });
  expect(await holderOf(magpie)).toBe(company);
  expect(await holderOf(raven)).toBeNull();
  expect(await cardPage(registry(), sessionId)).toMatchObject({ amount: 25 });
  const history = await db()
    .selectFrom('entity_history')
    .select(['version', 'name', 'transaction_id'])
    .where('entity_id', '=', company)
    .where('version', '=', before.version)
    .execute();
  expect(history).toEqual([{ version: before.version, name: raven, transaction_id: receipt.transactionId }]);
});

test('the document says the name on record and the new one', async () => {
  const { receipt } = await fileAndPay(registry(), await renameTo(magpie));
  const { filing } = await recordedFiling(registry(), receipt.transactionId);
  expect(filing.entityNameValues).toMatchObject({
    oldName: raven,
    name: magpie,
    isNameChanged: 'Y',
  });
  const document = await filedDocument(registry(), company, receipt.transactionId);
  expect(document?.toString('latin1')).toContain('Articles of Amendment');
});

test('while it is being paid for, both names are refused to others; unpaid, the new one is free again', async () => {
  const { refId, sessionId } = await openCardPage(registry(), await renameTo(magpie));
  expect(await holderOf(magpie)).toBe(refId);
  expect(await holderOf(raven)).toBe(company);
  expect((await submitFiling(registry(), await llcFiling(registry(), magpie.toLowerCase()))).kind).toBe(
    'nameTaken',
  );
  await letDaysPass(registry(), 2);
  expect(await holderOf(magpie)).toBeNull();
  expect(await nameOf()).toBe(raven);
  await payWithCard(registry(), sessionId).catch(() => undefined);
  expect((await receiptAnswer(registry(), refId)).code).not.toBe(200);
});

test('a delayed one holds both names until its day, then gives the old one up', async () => {
  const { receipt, refId, sessionId } = await fileAndPay(
    registry(),
    delayedBy(registry(), await renameTo(magpie), 5),
  );
  expect(receipt).toMatchObject({ name: raven, laterName: magpie });
  const record = await db()
    .selectFrom('filing_record')
    .selectAll()
    .where('transaction_id', '=', receipt.transactionId)
    .executeTakeFirstOrThrow();
  const { subject, text } = receiptMail(record, {
    refId: 'reference',
    to: 'ada@example.com',
    address: 'https://registry.example/receipt',
    onRecord: 'https://registry.example/record',
  });
  expect(subject).toContain(raven);
  expect(text).toMatch(new RegExp(`Name: ${raven}\\nThe name will be ${magpie} from .* on\\.\\n`));
  expect(await cardPage(registry(), sessionId)).toMatchObject({ description: raven });
  const holders = async () => [await holderOf(raven), await holderOf(magpie)];
  expect(await holders()).toEqual([company, company]);
  await letDaysPass(registry(), 4);
  expect(await nameOf()).toBe(raven);
  expect(await holders()).toEqual([company, company]);
  await letDaysPass(registry(), 2);
  expect(await nameOf()).toBe(magpie);
  expect(await holders()).toEqual([null, company]);
  const { receipt: lookedAtLater } = (await receiptAnswer(registry(), refId)) as { receipt: object };
  expect(lookedAtLater).toMatchObject({ name: magpie });
  expect(lookedAtLater).not.toHaveProperty('laterName');
});

test('of two delayed ones each has its day, and the names still to come stay held', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await renameTo(magpie), 5));
  const second = await renameTo(bluejay);
  expect(await problemsOf(delayedBy(registry(), second, 4))).toMatchObject([
    {
      step: 'effectivedate',
      code: 'tooEarly',
      message: expect.stringContaining('previous amendment') as string,
    },
  ]);
  await fileAndPay(registry(), delayedBy(registry(), second, 10));
  await letDaysPass(registry(), 6);
  expect(await nameOf()).toBe(magpie);
  expect(await holderOf(bluejay)).toBe(company);
  expect(await holderOf(raven)).toBeNull();
  await letDaysPass(registry(), 6);
  expect(await nameOf()).toBe(bluejay);
  expect(await holderOf(magpie)).toBeNull();
});

test('a second delayed one may return to a name that the first gives up', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await renameTo(magpie), 5));
  await fileAndPay(registry(), delayedBy(registry(), await renameTo(raven.toUpperCase()), 10));
  await letDaysPass(registry(), 6);
  expect(await nameOf()).toBe(magpie);
  expect(await holderOf(raven)).toBe(company);
  await letDaysPass(registry(), 6);
  expect(await nameOf()).toBe(raven.toUpperCase());
  expect(await holderOf(magpie)).toBeNull();
});

test('a name in other letters needs no other holding', async () => {
  await fileAndPay(registry(), await renameTo(`Raven ${serial}, L.L.C.`));
  expect(await nameOf()).toBe(`Raven ${serial}, L.L.C.`);
  expect(await holderOf(raven)).toBe(company);
  const held = await db()
    .selectFrom('name_holding')
    .select('name')
    .where('holder_id', '=', company)
    .execute();
  expect(held).toEqual([{ name: `Raven ${serial}, L.L.C.` }]);
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
  expect(receipt.name).toBe(raven);
  expect(await nameOf()).toBe(raven);
});

test('a company or a nonprofit that changes nothing is told so', async () => {
  for (const entityId of [company, NONPROFIT]) {
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

test('a name that somebody else has, or has reserved, is refused', async () => {
  expect((await submitFiling(registry(), await renameTo('Aspen Ledger LLC'))).kind).toBe('nameTaken');
  expect(await problemsOf(await renameTo('Silver Larch LLC'))).toMatchObject([
    { step: 'entityname', code: 'reserved' },
  ]);
});

test('a name that was changed since the filing began is told, and a new name may be the same again', async () => {
  const stale = await renameTo(bluejay);
  await fileAndPay(registry(), await renameTo(magpie));
  expect(await problemsOf(stale)).toMatchObject([
    { code: 'recordChanged', message: expect.stringContaining('the name') as string },
  ]);
  await fileAndPay(registry(), await renameTo(raven));
  expect(await holderOf(magpie)).toBeNull();
});

test('two people rename two entities to one name: one is paid, the other is told', async () => {
  const filings = [await renameTo(magpie), await renameTo(magpie, await formCompany(bluejay))];
  const results = await Promise.all(filings.map((filing) => submitFiling(registry(), filing)));
  expect(results.map(({ kind }) => kind).sort()).toEqual(['nameTaken', 'pay']);
});

test.each(['20101000045', '20101000046'])('%s is of a type that is not amended online', async (entityId) => {
  const filing = await filingOnRecord(registry(), 'amend', entityId);
  expect(await problemsOf(filing)).toContainEqual(
    expect.objectContaining({ path: 'entityId', code: 'unavailable' }),
  );
});

test.each(['DLLC', 'DNC', 'DPC'] as const)(
  'a profit corporation has no amendment online, whatever type the browser claims: %s',
  async (entityType) => {
    const filing = { ...(await keepName('Not to be.', PROFIT_CORPORATION)), entityType };
    expect(await problemsOf(filing)).toContainEqual({
      step: 'filingreview',
      path: 'entityId',
      code: 'unavailable',
      message: 'This portal has no such form for this type of entity. The office tells you how to file it.',
    });
  },
);
