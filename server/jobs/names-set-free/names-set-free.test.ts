import { sql } from 'kysely';
import { ENTITY_STATUS_CODES, nameFreeFrom, officeMidnight, plusDays } from '#rules';
import { findHolding } from '../../database/names';
import { isDueForLanguage } from '../../database/names-set-free';
import { findEntity } from '../../entities/find-entity';
import { reserveNameOnEntity } from '../../entities/reserve-name';
import { delayedBy, fileAndPay } from '../../testing/filing-on-record';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { restorationOf } from '../../testing/restoration-filing';
import { many, withEntities } from '../../testing/with-entities';
import { workOnce } from '../worker';
import { runNamesSetFree, selectDue } from './names-set-free';

jest.setTimeout(60_000);

const ASPEN = '20101000001';
const NAME = 'Aspen Ledger LLC';
const SINCE = '2026-12-01';
const DAY_401 = plusDays(SINCE, 401);
const NAMED = `${NAME}, Delinquent December 1, 2026`;

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
const now = () => registry().clock.now();
const moveTo = (day: string, milliseconds = 0) =>
  registry().clock.moveTo(new Date(officeMidnight(day) + milliseconds));

beforeEach(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
  await db()
    .updateTable('entity')
    .set({ status_code: 'DQQ', delinquency_date: SINCE, report_due: null })
    .where('entity_id', '=', ASPEN)
    .execute();
}, 60_000);
afterEach(() => open.close());

async function run(): Promise<void> {
  for (;;) {
    const result = await runNamesSetFree(registry());
    if (result && result.again > now()) return;
  }
}

const nameOf = async (entityId: string) => (await findEntity(db(), entityId, now()))?.name;
const holderOf = async (name: string) => (await findHolding(db(), name, now())).holding?.id;
const reserve = (holder: string, name = NAME) =>
  db()
    .transaction()
    .execute((tx) =>
      reserveNameOnEntity(tx, '', {
        name,
        holder: { kind: 'filing', id: holder },
        expiresAt: null,
        now: now(),
      }),
    );

test('on day 400 others cannot have the name; on day 401 the day is in it, as of midnight', async () => {
  await moveTo(DAY_401, -1000);
  await run();
  expect(await nameOf(ASPEN)).toBe(NAME);
  expect(await holderOf(NAME)).toBe(ASPEN);
  expect(await reserve('ada')).toBe(false);
  await moveTo(DAY_401, 3_600_000);
  await run();
  expect(await nameOf(ASPEN)).toBe(NAMED);
  expect([await holderOf(NAME), await holderOf(NAMED)]).toEqual([undefined, ASPEN]);
  const [last] = await db()
    .selectFrom('entity_history')
    .select(['name', 'cause', 'ended_at'])
    .where('entity_id', '=', ASPEN)
    .orderBy('version', 'desc')
    .execute();
  expect(last).toEqual({ name: NAME, cause: 'housekeeping', ended_at: new Date(officeMidnight(DAY_401)) });
});

test('the name is free by the clock before the job has run, and the one who takes it sees it written down', async () => {
  await moveTo(DAY_401);
  expect(await holderOf(NAME)).toBeUndefined();
  expect(await nameOf(ASPEN)).toBe(NAME);
  expect(await Promise.all([reserve('ada'), reserve('ben')])).toEqual(expect.arrayContaining([true, false]));
  expect(await nameOf(ASPEN)).toBe(NAMED);
  expect(await holderOf(NAMED)).toBe(ASPEN);
  await run();
  expect(['ada', 'ben']).toContain(await holderOf(NAME));
});

test('a cure that takes effect later keeps the name for its entity', async () => {
  await moveTo(DAY_401, -10 * 86_400_000);
  await fileAndPay(registry(), delayedBy(registry(), await restorationOf(registry(), 'cure', ASPEN), 30));
  await moveTo(DAY_401);
  expect(await holderOf(NAME)).toBe(ASPEN);
  expect(await reserve('ada')).toBe(false);
  await run();
  expect(await nameOf(ASPEN)).toBe(NAMED);
  expect([await holderOf(NAME), await holderOf(NAMED)]).toEqual([ASPEN, ASPEN]);
  await moveTo(plusDays(DAY_401, 40));
  while ((await workOnce(registry())) > 0);
  expect(await nameOf(ASPEN)).toBe(NAME);
  expect([await holderOf(NAME), await holderOf(NAMED)]).toEqual([ASPEN, undefined]);
});

test('a name that nobody else can have, since its day is not known, stays', async () => {
  await db().updateTable('entity').set({ delinquency_date: null }).where('entity_id', '=', ASPEN).execute();
  await moveTo('2040-01-01');
  await run();
  expect(await nameOf(ASPEN)).toBe(NAME);
  expect(await holderOf(NAME)).toBe(ASPEN);
});

test('many are changed in batches, each once, by replicas at the same moment', async () => {
  const entities = await db().selectFrom('entity').select(['entity_id', 'version']).execute();
  await db()
    .updateTable('entity')
    .set({ status_code: 'VDISS', dissolution_date: SINCE, delinquency_date: null })
    .execute();
  const without = await db()
    .selectFrom('entity')
    .select('entity_id')
    .where(isDueForLanguage(new Date('2040-01-01')))
    .execute();
  await moveTo(SINCE);
  await Promise.all([run(), run()]);
  const before = new Map(entities.map(({ entity_id, version }) => [entity_id, version]));
  const after = await db().selectFrom('entity').select(['entity_id', 'version', 'name']).execute();
  const changed = after.filter(({ entity_id, version }) => version === (before.get(entity_id) ?? 0) + 1);
  expect(changed.map(({ entity_id }) => entity_id).sort()).toEqual(
    without.map(({ entity_id }) => entity_id).sort(),
  );
  expect(changed.every(({ name }) => /, Dissolved December 1, 2026$/.test(name))).toBe(true);
  expect(changed.length).toBeGreaterThan(50);
});

test('the database finds the same names without language as the rule book, in every status and on both sides of the day', async () => {
  const names = [
    'Acme LLC',
    'Acme LLC, Delinquent December 1, 2024',
    'Acme LLC, delinquent december 1, 2024',
    'Acme, Bell, 2024 LLC',
    'Club LLC, Est. May 1, 2024',
    'Acme LLC, Administratively Dissolved March 3, 2021',
    'Acme LLC, Dismay 1, 2024',
    'Acme LLC May 1, 2024',
    'Acme LLC,\nDissolved May 1, 2024',
    'Acme, May 123, 2024',
  ];
  for (const statusCode of ENTITY_STATUS_CODES) {
    for (const name of names) {
      const day = '2026-01-05';
      await db()
        .updateTable('entity')
        .set({ name, status_code: statusCode, delinquency_date: day, dissolution_date: day })
        .where('entity_id', '=', ASPEN)
        .execute();
      const from = nameFreeFrom({ name, statusCode, delinquencyDate: day, dissolutionDate: day });
      for (const today of ['2026-01-04', '2026-01-05', '2027-02-09', '2027-02-10']) {
        const found = await db()
          .selectFrom('entity')
          .select('entity_id')
          .where('entity_id', '=', ASPEN)
          .where(isDueForLanguage(new Date(officeMidnight(today))))
          .execute();
        expect([name, statusCode, today, found.length]).toEqual([
          name,
          statusCode,
          today,
          from !== null && from <= today ? 1 : 0,
        ]);
      }
    }
  }
});

test('an entity that cannot be changed is set aside, and the others are changed', async () => {
  const LARKSPUR = '20101000013';
  await db()
    .updateTable('entity')
    .set({ status_code: 'DQQ', delinquency_date: SINCE })
    .where('entity_id', '=', LARKSPUR)
    .execute();
  // A history row that is in the way of the next version.
  const entity = await findEntity(db(), ASPEN, now());
  await db()
    .insertInto('entity_history')
    .values({
      entity_id: ASPEN,
      version: entity?.version ?? 1,
      name: NAME,
      status_code: 'GOOD',
      reporting_month: 1,
      report_due: null,
      principal_office: JSON.stringify(entity?.principal_office),
      agent_id: null,
      delinquency_date: null,
      dissolution_date: null,
      ended_at: now(),
      sbf: false,
      cause: 'housekeeping',
      transaction_id: null,
    })
    .execute();
  await moveTo(DAY_401);
  await run();
  expect([await nameOf(ASPEN), await nameOf(LARKSPUR)]).toEqual([
    NAME,
    'Larkspur Library Friends, Delinquent December 1, 2026',
  ]);
});

test('those that are due are taken in the order of their index, past thousands whose names have the language', async () => {
  const names = many(3_000, (number) => `Wombat ${number} LLC, Delinquent December 1, 2020`);
  await withEntities(db(), names, async () => {
    await sql`update entity set status_code = 'DQQ', delinquency_date = '2020-12-01' where entity_id like '2099%'`.execute(
      db(),
    );
    await sql`analyze entity`.execute(db());
    const query = selectDue(db(), now()).forUpdate();
    const plan = JSON.stringify(await query.explain());
    expect(plan).toMatch(/Index Scan using entity_without_language/);
    expect(plan).not.toMatch(/Seq Scan on entity|entity_pkey|Sort Key: entity/);
  });
});
