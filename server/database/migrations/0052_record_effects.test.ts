import { sql } from 'kysely';
import { changeEntity } from '../../entities/change-entity';
import { verifyRecords } from '../../entities/verify-records';
import { amendmentToName, formCompany } from '../../testing/amendments';
import { delayedBy, fileAndPay, letDaysPass } from '../../testing/filing-on-record';
import { officeMovedTo } from '../../testing/office-changes';
import { changeOnRecord } from '../../testing/on-record';
import { registryOfTests } from '../../testing/registry-of-tests';
import { recordEffects } from './0052_record_effects';

const LOADED = '20101000001';

const registry = registryOfTests();

/** The database as the version before this one leaves it: effects are in the history alone, and name no cause. */
const BEFORE = [
  `drop table record_effect`,
  `drop trigger entity_starts_record on entity`,
  `drop trigger entity_history_keeps_effect on entity_history`,
  `drop function start_record()`,
  `drop function keep_earlier_effect()`,
  `drop function record_facts(text, text, date, date, jsonb, text, smallint, date, boolean)`,
  `update entity_history set effect = effect - 'cause'`,
];

async function migrateAgain(...alsoBefore: string[]): Promise<void> {
  await registry()
    .db.transaction()
    .execute(async (tx) => {
      for (const statement of [...BEFORE, ...alsoBefore]) await sql.raw(statement).execute(tx);
      await recordEffects.up(tx);
    });
}

/** All effects; when the registry was loaded is not known any more. */
const effects = async () =>
  (
    await registry()
      .db.selectFrom('record_effect')
      .selectAll()
      .orderBy('entity_id')
      .orderBy('version')
      .limit(1_000)
      .execute()
  ).map(({ at, received_at, ...effect }) =>
    effect.cause === 'start' ? effect : { ...effect, at, received_at },
  );

let company = '';

beforeAll(async () => {
  company = await formCompany(registry(), 'Migrated Wren LLC');
  await fileAndPay(registry(), await amendmentToName(registry(), 'Migrated Robin LLC', company));
  const moved = await officeMovedTo(registry(), '5 Migrated St', company);
  await fileAndPay(registry(), delayedBy(registry(), moved, 3));
  await changeOnRecord(registry(), company, { status_code: 'DQQ', delinquency_date: '2026-01-31' });
  await letDaysPass(registry(), 5);
  await changeOnRecord(registry(), LOADED, { reporting_month: 7 });
}, 60_000);

test('what stands in the history becomes the very effects that this version keeps', async () => {
  const kept = await effects();
  expect(kept.filter(({ entity_id: id }) => id === company).map(({ cause }) => cause)).toEqual([
    ...['filing', 'filing', 'filing', 'housekeeping', 'filing'],
  ]);
  await migrateAgain();
  expect(await effects()).toEqual(kept);
  expect((await verifyRecords(registry().db)).faults).toEqual([]);
});

test('what differs between two versions says what changed a record before effects were kept', async () => {
  await migrateAgain(`update entity_history set effect = null`);
  expect((await verifyRecords(registry().db)).faults).toEqual([]);
  const rows = await registry()
    .db.selectFrom('record_effect')
    .select(['version', 'changes'])
    .where('entity_id', '=', LOADED)
    .where('version', '>', 1)
    .limit(10)
    .execute();
  expect(rows).toEqual([{ version: 2, changes: [{ set: { reportMonth: 7 } }] }]);
});

test('an entity that a server of the version before forms and changes has its effects', async () => {
  const { db } = registry();
  const other = await formCompany(registry(), 'Migrated Finch LLC');
  const kept = (await effects()).filter(({ entity_id: id }) => id === other);
  // What this version wrote beside the record, written again as that version does.
  await db.transaction().execute(async (tx) => {
    await sql`delete from record_effect where entity_id = ${other}`.execute(tx);
    await sql`create temporary table former on commit drop as
      select * from entity_history where entity_id = ${other}`.execute(tx);
    await sql`delete from entity_history where entity_id = ${other}`.execute(tx);
    await sql`insert into record_effect
      select entity_id, 1, 'start', null, now(), now(), jsonb_build_array(jsonb_build_object('set', record_facts(
        name, status_code, delinquency_date, dissolution_date, principal_office, agent_id, reporting_month, report_due, sbf)))
      from former`.execute(tx);
    await sql`update former set effect = effect - 'cause'`.execute(tx);
    await sql`insert into entity_history select * from former`.execute(tx);
  });
  expect((await effects()).filter(({ entity_id: id }) => id === other)).toEqual(kept);
});

test('an entity that is loaded stands there from the start', async () => {
  const { db } = registry();
  await sql`insert into entity (entity_id, entity_type, name, status_code, formation_date, jurisdiction, reporting_month,
      principal_office, effective_at, delinquency_date)
    select '20991000001', entity_type, 'Loaded, Jay LLC, Delinquent May 1, 2020', 'DQQ', formation_date, jurisdiction,
      reporting_month, principal_office, effective_at, '2020-05-01' from entity where entity_id = ${LOADED}`.execute(
    db,
  );
  expect((await verifyRecords(db)).faults).toEqual([]);
  const set = { name: 'Loaded, Jay LLC', statutoryLanguage: ', Delinquent May 1, 2020' };
  expect((await effects()).find(({ entity_id: id }) => id === '20991000001')).toMatchObject({
    cause: 'start',
    version: 1,
    changes: [{ set }],
  });
  await db.transaction().execute((tx) =>
    changeEntity(tx, '20991000001', [{ set: { name: 'Jay LLC' } }], {
      at: registry().clock.now(),
      cause: 'housekeeping',
    }),
  );
  expect((await verifyRecords(db)).faults).toEqual([]);
});
