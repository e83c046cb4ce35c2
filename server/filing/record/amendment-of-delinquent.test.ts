import { holdNameByLaw } from '../../database/names';
import { changeEntity } from '../../entities/change-entity';
import { releaseFormerNames } from '../../entities/former-names';
import { formCompany, amendmentToName } from '../../testing/amendments';
import {
  delayedBy,
  fileAndPay,
  letDaysPass,
  openCardPage,
  payWithCard,
  submitFiling,
} from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import { changeOnRecord, entityOnRecord, holderOf as holderOfName } from '../../testing/on-record';
import { registryOfTests } from '../../testing/registry-of-tests';
import { receiptAnswer } from '../receipt/receipt';

const LANGUAGE = ', Delinquent March 3, 2025';

const registry = registryOfTests();
const db = () => registry().db;

/** A company that has become delinquent, with commas of its own in the name. */
async function formDelinquent(name: string): Promise<string> {
  const entityId = await formCompany(registry(), name);
  const now = registry().clock.now();
  await db()
    .transaction()
    .execute(async (tx) => {
      await holdNameByLaw(tx, { entityId, name: `${name}${LANGUAGE}`, now });
      const status = { code: 'DQQ', delinquentSince: '2025-03-03', dissolvedOn: null };
      const changes = [{ set: { status, statutoryLanguage: LANGUAGE } }];
      await changeEntity(tx, entityId, changes, { at: now, cause: 'housekeeping' });
      await releaseFormerNames(tx, entityId, [name]);
    });
  return entityId;
}

const onRecord = (entityId: string) => entityOnRecord(registry(), entityId);
const nameOf = async (entityId: string) => (await onRecord(entityId)).name;
const holderOf = (name: string) => holderOfName(registry(), name);
const renameTo = (name: string, entityId: string) => amendmentToName(registry(), name, entityId);

let serial = 0;
let delinquent = '';
beforeEach(async () => {
  serial += 1;
  delinquent = await formDelinquent(`Smith ${serial}, Jones, LLC`);
});
const lee = () => `Lee ${serial}, LLC`;

/** The delinquency is cured by another filing. */
const cure = () =>
  changeOnRecord(registry(), delinquent, {
    name: `Smith ${serial}, Jones, LLC`,
    status_code: 'GOOD',
    delinquency_date: null,
  });

test('the statutory language stays in a new name, whatever the browser sent', async () => {
  const filing = await renameTo(lee(), delinquent);
  const entityNameValues = { ...filing.entityNameValues, name: lee() };
  await fileAndPay(registry(), { ...filing, statusCode: 'GOOD', entityNameValues });
  expect(await nameOf(delinquent)).toBe(`${lee()}${LANGUAGE}`);
  expect(await holderOf(`${lee()}${LANGUAGE}`)).toBe(delinquent);
  expect(await holderOf(`Smith ${serial}, Jones, LLC${LANGUAGE}`)).toBeNull();
  expect((await onRecord(delinquent)).status_code).toBe('DQQ');
});

test('a delayed one leaves out the statutory language of a delinquency that was cured meanwhile', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await renameTo(lee(), delinquent), 5));
  await cure();
  await letDaysPass(registry(), 6);
  expect(await nameOf(delinquent)).toBe(lee());
  expect(await holderOf(lee())).toBe(delinquent);
  expect(await holderOf(`${lee()}${LANGUAGE}`)).toBeNull();
});

test('while a delayed one is paid for and until its day, nobody else gets the name without the language', async () => {
  const { refId, sessionId } = await openCardPage(
    registry(),
    delayedBy(registry(), await renameTo(lee(), delinquent), 5),
  );
  expect(await holderOf(lee())).toBe(refId);
  await payWithCard(registry(), sessionId);
  expect((await receiptAnswer(registry(), refId)).code).toBe(200);
  await cure();
  await letDaysPass(registry(), 2);
  expect(await holderOf(lee())).toBe(delinquent);
  expect((await submitFiling(registry(), await llcFiling(registry(), lee()))).kind).toBe('nameTaken');
  await letDaysPass(registry(), 4);
  expect(await nameOf(delinquent)).toBe(lee());
});

test('without a cure its day leaves the language in the name, and the name without it to others', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await renameTo(lee(), delinquent), 5));
  expect(await holderOf(lee())).toBe(delinquent);
  await letDaysPass(registry(), 6);
  expect(await nameOf(delinquent)).toBe(`${lee()}${LANGUAGE}`);
  expect(await holderOf(lee())).toBeNull();
});

test('one that takes effect at once holds the name with the language only', async () => {
  const { refId } = await openCardPage(registry(), await renameTo(lee(), delinquent));
  expect(await holderOf(`${lee()}${LANGUAGE}`)).toBe(refId);
  expect(await holderOf(lee())).toBeNull();
});

test('a payment that expires lets both names go', async () => {
  await openCardPage(registry(), delayedBy(registry(), await renameTo(lee(), delinquent), 5));
  await letDaysPass(registry(), 1);
  expect([await holderOf(lee()), await holderOf(`${lee()}${LANGUAGE}`)]).toEqual([null, null]);
});

test('it keeps the language when somebody else has the name without it, or has it reserved', async () => {
  await formCompany(registry(), lee());
  await fileAndPay(registry(), delayedBy(registry(), await renameTo(lee(), delinquent), 5));
  const other = await formDelinquent(`Marsh ${serial}, LLC`);
  await fileAndPay(registry(), delayedBy(registry(), await renameTo('Silver Larch LLC', other), 5));
  await cure();
  await changeOnRecord(registry(), other, {
    name: `Marsh ${serial}, LLC`,
    status_code: 'GOOD',
    delinquency_date: null,
  });
  await letDaysPass(registry(), 6);
  expect(await nameOf(delinquent)).toBe(`${lee()}${LANGUAGE}`);
  expect(await nameOf(other)).toBe(`Silver Larch LLC${LANGUAGE}`);
});
