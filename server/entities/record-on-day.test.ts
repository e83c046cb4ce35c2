import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { changeEntity } from './change-entity';
import { findEntity } from './find-entity';
import { readRecordOnDay } from './record-on-day';

const LOADED = '20101000001';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const readOn = async (day: string, now: string) => {
  const { db } = open.registry;
  const entity = await findEntity(db, LOADED, new Date(now));
  if (entity === undefined) throw new Error(`${LOADED} is not on record.`);
  return readRecordOnDay(db, entity, { day, now: new Date(now) });
};

test('a loaded record is known since its first change, and shows what stood there before and after it', async () => {
  const { db } = open.registry;
  const today = '2026-11-20T20:00:00.000Z';
  await expect(readOn('2026-11-19', today)).resolves.toEqual({ knownSince: '2026-11-20' });
  await expect(readOn('2026-11-20', today)).resolves.toMatchObject({
    record: { entityName: 'Aspen Ledger LLC' },
  });
  const change = (name: string, at: string) =>
    db
      .transaction()
      .execute((tx) =>
        changeEntity(tx, LOADED, [{ set: { name } }], { at: new Date(at), cause: 'housekeeping' }),
      );
  await change('Birch Ledger LLC', '2026-11-21T20:00:00.000Z');
  await change('Cedar Ledger LLC', '2026-11-23T20:00:00.000Z');

  const later = '2026-11-30T20:00:00.000Z';
  await expect(readOn('2026-11-20', later)).resolves.toEqual({ knownSince: '2026-11-21' });
  const names = await Promise.all(
    ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-30'].map(
      async (day) => (await readOn(day, later)).record?.entityName,
    ),
  );
  expect(names).toEqual(['Birch Ledger LLC', 'Birch Ledger LLC', 'Cedar Ledger LLC', 'Cedar Ledger LLC']);
});

test('what a withheld document may have set is not shown where personal data can stand in it', async () => {
  const { db } = open.registry;
  const entityId = '20151000031';
  const now = new Date('2026-11-30T20:00:00.000Z');
  const entity = await findEntity(db, entityId, now);
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  const read = async () => (await readRecordOnDay(db, entity, { day: '2026-11-30', now })).record;
  expect(await read()).toHaveProperty('principalOfficeAddress');
  await db.updateTable('filing_record').set({ withheld_at: now }).where('entity_id', '=', entityId).execute();
  const record = await read();
  expect(record).not.toHaveProperty('principalOfficeAddress');
  expect(record).not.toHaveProperty('registeredAgentValues');
  expect(record?.entityName).toBe('Umber Lane Books LLC');
});
