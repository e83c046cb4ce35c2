import type { Filing } from '#rules';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { filingOnRecord } from '../../testing/filing-on-record';
import { keepingOffice } from '../../testing/office-changes';
import { changeOnRecord, entityOnRecord } from '../../testing/on-record';
import { registryOfTests } from '../../testing/registry-of-tests';
import { withRecordToPrint, withSavedRecord } from './saved-record';

const ENTITY = '20101000001';

const registry = registryOfTests();

/** A filing that began with an earlier version of the record, of which the browser says something else than was on record. */
async function staleAndForged(): Promise<{ filing: Filing; version: number }> {
  const begun = await filingOnRecord(registry(), 'chgpoa', ENTITY);
  if (begun.recordValues === undefined) throw new Error('The filing has no record.');
  const { version } = begun.recordValues;
  await changeOnRecord(registry(), ENTITY, { status_code: 'GOOD' });
  const { principalOfficeValues } = keepingOffice(begun, '0 FORGED WAY');
  return { filing: { ...begun, recordValues: { ...begun.recordValues, principalOfficeValues } }, version };
}

const streetOf = ({ recordValues }: Filing) => recordValues?.principalOfficeValues.streetAddress.address1;

test('the form for review says what is on record, whatever the browser sent with an earlier version', async () => {
  const { filing, version } = await staleAndForged();
  const printed = await withRecordToPrint(registry(), filing, PUBLIC_PRINCIPAL);
  const { principal_office } = await entityOnRecord(registry(), ENTITY);
  expect(streetOf(printed)).toBe(principal_office.streetAddress.address1);
  expect(printed.recordValues?.version).toBe(version + 1);
});

test('the form for review says the office on record where the filer left it alone, and that of a filer who changed it', async () => {
  const begun = await filingOnRecord(registry(), 'report', ENTITY);
  const { principal_office } = await entityOnRecord(registry(), ENTITY);
  const moved = keepingOffice({ ...begun, principalOfficeValues: principal_office }, '8 MOVED WAY');
  await changeOnRecord(registry(), ENTITY, {
    principal_office: moved.principalOfficeValues,
  });
  const printedStreet = async (filing: Filing) =>
    (await withRecordToPrint(registry(), filing, PUBLIC_PRINCIPAL)).principalOfficeValues.streetAddress
      .address1;
  expect(await printedStreet(begun)).toBe('8 MOVED WAY');
  expect(await printedStreet(keepingOffice(begun, '9 FILERS WAY'))).toBe('9 FILERS WAY');
});

test('a saved filing keeps the version that it began with, so that the change is told', async () => {
  const { filing, version } = await staleAndForged();
  const { filing: saved } = await withSavedRecord(registry(), filing, PUBLIC_PRINCIPAL);
  expect(saved.recordValues?.version).toBe(version);
});

test('nothing is saved or printed that a change of address does not ask for', async () => {
  const begun = await filingOnRecord(registry(), 'chgpoa', ENTITY);
  const forged: Filing = {
    ...begun,
    email: 'forged@example.com',
    managementValues: { managedBy: 'MGR', hasOneMember: 'Y' },
  };
  const { email, managementValues } = begun;
  const { filing: saved } = await withSavedRecord(registry(), forged, PUBLIC_PRINCIPAL);
  const printed = await withRecordToPrint(registry(), forged, PUBLIC_PRINCIPAL);
  for (const taken of [saved, printed]) expect(taken).toMatchObject({ email, managementValues });
});

test('a filing that forms an entity has no record', async () => {
  const { recordValues: _, ...formation } = await filingOnRecord(registry(), 'chgpoa', ENTITY);
  const filing: Filing = { ...formation, entityId: '' };
  expect((await withSavedRecord(registry(), filing, PUBLIC_PRINCIPAL)).filing).toBe(filing);
});

test('nothing is printed of an entity that is not on record', async () => {
  const begun = await filingOnRecord(registry(), 'chgpoa', ENTITY);
  for (const entityId of ['20999999999', ''])
    await expect(
      withRecordToPrint(registry(), { ...begun, entityId }, PUBLIC_PRINCIPAL),
    ).rejects.toMatchObject({
      status: 422,
      details: { problems: [{ path: 'entityId', code: 'unavailable' }] },
    });
});
