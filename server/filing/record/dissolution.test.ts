import { formatLongDay, nextOverdueStatus, officeDay, plusDays } from '#rules';
import { verifyRecords } from '../../entities/verify-records';
import { amendmentToName, formCompany } from '../../testing/amendments';
import { delayedBy, fileAndPay, filingOnRecord, letDaysPass } from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import {
  changeOnRecord,
  entityOnRecord,
  heldTransactions,
  holderOf as holderOfName,
} from '../../testing/on-record';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike, restorationOf } from '../../testing/restoration-filing';

const DELINQUENT = '20101000003';

const registry = registryOfTests();

const today = () => officeDay(registry().clock.now().toISOString());
const dissolvedOn = (name: string, day: string) => `${name}, Dissolved ${formatLongDay(day)}`;
const onRecord = (entityId: string) => entityOnRecord(registry(), entityId);
const holderOf = (name: string) => holderOfName(registry(), name);
const dissolution = (entityId: string) => filingOnRecord(registry(), 'dissolve', entityId);
const dissolve = async (entityId: string) => fileAndPay(registry(), await dissolution(entityId));

let serial = 0;
let name = '';
let entityId = '';
beforeEach(async () => {
  await registry().clock.moveTo(null);
  name = `Fern ${(serial += 1)} LLC`;
  entityId = await formCompany(registry(), name);
});
afterEach(async () => expect(await verifyRecords(registry().db)).toMatchObject({ faults: [] }));

test('the entity is dissolved under the name with the day, and others have the name without it at once', async () => {
  await dissolve(entityId);
  expect(await onRecord(entityId)).toMatchObject({
    name: dissolvedOn(name, today()),
    status_code: 'VDISS',
    dissolution_date: today(),
    report_due: null,
  });
  expect(await holderOf(dissolvedOn(name, today()))).toBe(entityId);
  const successor = await formCompany(registry(), name);
  expect(await onRecord(successor)).toMatchObject({ name, status_code: 'GOOD' });
  expect(await holderOf(name)).toBe(successor);
});

test('whoever forms an entity of that name and dissolves it on the same day gets the same words behind it', async () => {
  await dissolve(entityId);
  const successor = await formCompany(registry(), name);
  await dissolve(successor);
  expect((await onRecord(successor)).name).toBe((await onRecord(entityId)).name);
  expect(await holderOf(name)).toBeNull();
});

test('a delinquent entity has the word "Dissolved" in the place of "Delinquent", and is delinquent no more', async () => {
  const { entityId: delinquent, own } = await entityLike(registry(), DELINQUENT);
  await dissolve(delinquent);
  expect(await onRecord(delinquent)).toMatchObject({
    name: dissolvedOn(own, today()),
    status_code: 'VDISS',
    delinquency_date: null,
  });
});

test('on a later day the name has that day, and until then nobody else has the name or files another dissolution', async () => {
  const day = plusDays(today(), 10);
  await fileAndPay(registry(), delayedBy(registry(), await dissolution(entityId), 10));
  expect(await onRecord(entityId)).toMatchObject({ name, status_code: 'GOOD' });
  expect(await holderOf(name)).toBe(entityId);
  expect(await heldTransactions(registry(), entityId)).toEqual(['DISS_LLC']);
  await letDaysPass(registry(), 11);
  expect(await onRecord(entityId)).toMatchObject({ name: dissolvedOn(name, day), dissolution_date: day });
  expect(await holderOf(name)).toBeNull();
  expect(await heldTransactions(registry(), entityId)).toEqual([]);
});

test('a delayed one that finds the entity dissolved by the office changes nothing', async () => {
  await fileAndPay(registry(), delayedBy(registry(), await dissolution(entityId), 10));
  await changeOnRecord(registry(), entityId, { status_code: 'ADISS', dissolution_date: today() });
  await letDaysPass(registry(), 11);
  expect(await onRecord(entityId)).toMatchObject({ name, status_code: 'ADISS' });
  expect(await holderOf(name)).toBe(entityId);
});

test('a delayed amendment keeps its new name for the dissolved entity, and the old one is free', async () => {
  const renamed = `Birch ${serial} LLC`;
  await fileAndPay(
    registry(),
    delayedBy(registry(), await amendmentToName(registry(), renamed, entityId), 5),
  );
  await dissolve(entityId);
  const day = today();
  expect([await holderOf(name), await holderOf(renamed)]).toEqual([null, entityId]);
  await letDaysPass(registry(), 6);
  expect((await onRecord(entityId)).name).toBe(dissolvedOn(renamed, day));
  expect(await holderOf(dissolvedOn(renamed, day))).toBe(entityId);
});

test('a delayed cure keeps the name until its day, on which it cures nothing any more', async () => {
  const { entityId: delinquent, own } = await entityLike(registry(), DELINQUENT);
  await fileAndPay(registry(), delayedBy(registry(), await restorationOf(registry(), 'cure', delinquent), 5));
  await dissolve(delinquent);
  expect(await holderOf(own)).toBe(delinquent);
  const { name: dissolved } = await onRecord(delinquent);
  await letDaysPass(registry(), 6);
  expect(await onRecord(delinquent)).toMatchObject({ name: dissolved, status_code: 'VDISS' });
  expect(await holderOf(own)).toBeNull();
});

test('a second dissolution is refused, and a reinstatement gives back name, standing and reports', async () => {
  await dissolve(entityId);
  await expect(dissolve(entityId)).rejects.toThrow('missing or invalid');
  await fileAndPay(registry(), await restorationOf(registry(), 'reinstate', entityId));
  const restored = await onRecord(entityId);
  expect(restored).toMatchObject({ name, status_code: 'GOOD', dissolution_date: null });
  expect(nextOverdueStatus('GOOD', restored.report_due ?? '')).not.toBeNull();
  expect(await holderOf(name)).toBe(entityId);
});

test('where others have the name by then, the entity comes back with the day of its reinstatement', async () => {
  await dissolve(entityId);
  await fileAndPay(registry(), await llcFiling(registry(), name));
  const filing = await restorationOf(registry(), 'reinstate', entityId);
  const comesBackAs = `${name}, Reinstated ${formatLongDay(today())}`;
  const entityNameValues = { ...filing.entityNameValues, name: comesBackAs };
  await fileAndPay(registry(), { ...filing, entityNameValues });
  expect((await onRecord(entityId)).name).toBe(comesBackAs);
});
