import { Migrator, sql } from 'kysely';
import { availabilityKey, closeNameKey } from '#rules';
import { ENTITY_PERSONAS } from '../../sample-data/entity-personas';
import { generateEntities } from '../../sample-data/generate';
import { SAMPLE_RESERVATIONS } from '../../sample-data/people';
import { holdsName } from '../../sample-data/sample-entity';
import { openEmptyDatabase } from '../../testing/test-database';
import type { Connection } from '../connection';
import { migrate } from '../migrate';
import { MIGRATIONS } from '../migrations';
import { findHolding, releaseName, reserveName } from '../names';

const NOW = new Date('2026-11-20T12:00:00Z');
const SOON = new Date('2026-11-20T13:00:00Z');

interface OldRow {
  name: string;
  kind?: 'entity' | 'filing';
  holder: string;
  expires?: Date | null;
}

const sample: OldRow[] = [
  ...ENTITY_PERSONAS.map(({ loadedOn }) => loadedOn('2026-11-20')),
  // More than one round of the migration.
  ...generateEntities(12_000),
]
  .filter(holdsName)
  .map(({ name, entityId }) => ({ name, holder: entityId }));

/** Pairs that were two names under the former rule and are one now, the one first that keeps the name. */
const twins: OldRow[] = [
  { name: 'Twin,LLC', holder: '10000000001' },
  { name: 'TwinLLC', holder: '10000000002' },
  { name: 'The_Pair LLC', holder: '10000000003' },
  { name: 'ThePair LLC', kind: 'filing', holder: 'paying', expires: SOON },
];
const others: OldRow[] = [
  { name: 'Joe\u2019s Diner LLC', holder: '10000000004' },
  { name: '\u00c9clair LLC', holder: '10000000005' },
  { name: 'Paid For LLC', kind: 'filing', holder: 'held', expires: SOON },
];
const rows = [...sample, ...twins, ...others];

let connection: Connection;

/** What the version before wrote: its key is the one that now finds close names. */
async function writeUnderFormerRule({ db }: Connection): Promise<void> {
  await sql`insert into name_holding (name_key, name, holder_kind, holder_id, expires_at)
    select * from unnest(${rows.map(({ name }) => closeNameKey(name))}::text[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ kind }) => kind ?? 'entity')}::text[], ${rows.map(({ holder }) => holder)}::text[],
      ${rows.map(({ expires }) => expires ?? null)}::timestamptz[])`.execute(db);
  for (const { name, ownerName, ownerAddress } of [
    ...SAMPLE_RESERVATIONS,
    { ...SAMPLE_RESERVATIONS[0]!, name: 'Kept,LLC' },
    { ...SAMPLE_RESERVATIONS[0]!, name: 'KeptLLC' },
  ])
    await sql`insert into reserved_name values (${closeNameKey(name)}, ${name}, ${ownerName},
      ${JSON.stringify(ownerAddress)}, ${SOON})`.execute(db);
}

beforeAll(async () => {
  connection = await openEmptyDatabase();
  const { db } = connection;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateTo('0004_american_spelling');
  if (error !== undefined) throw error as Error;
  await writeUnderFormerRule(connection);
  await migrate(db);
}, 60_000);
afterAll(() => connection.close());

const holderOf = async (name: string) => (await findHolding(connection.db, name, NOW)).holding?.id;

test('every name has the key of the rule, and its former one finds what is close to it', async () => {
  const held = await connection.db.selectFrom('name_holding').selectAll().execute();
  expect(held).toHaveLength(rows.length - 2);
  for (const { name, name_key, close_key } of held) {
    expect([name, name_key, close_key]).toEqual([name, availabilityKey(name), closeNameKey(name)]);
  }
  const reserved = await connection.db.selectFrom('reserved_name').selectAll().execute();
  expect(reserved).toHaveLength(SAMPLE_RESERVATIONS.length + 1);
  for (const { name, name_key } of reserved) expect(name_key).toBe(availabilityKey(name));
});

test('holders and times stay with their names', async () => {
  const held = await connection.db.selectFrom('name_holding').selectAll().execute();
  const expected = rows.filter(({ holder }) => !['10000000002', 'paying'].includes(holder));
  const facts = (row: { name: string; holder: string; kind: string; expires: Date | null }) =>
    `${row.name} ${row.kind} ${row.holder} ${row.expires?.toISOString() ?? 'for good'}`;
  expect(
    held
      .map((row) =>
        facts({ name: row.name, holder: row.holder_id, kind: row.holder_kind, expires: row.expires_at }),
      )
      .sort(),
  ).toEqual(expected.map((row) => facts({ kind: 'entity', expires: null, ...row })).sort());
});

test('of names that are one now the older entity keeps the key, and the other is set apart', async () => {
  expect(await holderOf('twinllc')).toBe('10000000001');
  expect(await holderOf('THEPAIR LLC')).toBe('10000000003');
  const contested = await connection.db.selectFrom('contested_name').selectAll().execute();
  expect(contested.map(({ name, holder_id }) => [name, holder_id]).sort()).toEqual([
    ['ThePair LLC', 'paying'],
    ['TwinLLC', '10000000002'],
  ]);
  expect(await connection.db.selectFrom('contested_reservation').select('name').execute()).toEqual([
    { name: 'KeptLLC' },
  ]);
});

test('what the former rule refused is free', async () => {
  expect(await holderOf('The Twin LLC')).toBeUndefined();
  expect(await holderOf('Alder Ridge Farms Limited Liability Company')).toBeUndefined();
  expect(await holderOf('alder ridge farms, l.l.c.')).toBe('20101000022');
});

test('the database still holds the key unique', async () => {
  const again = sql`insert into name_holding (name_key, close_key, name, holder_kind, holder_id)
    values (${availabilityKey('Twin,LLC')}, '', 'Twin,LLC', 'filing', 'ada')`.execute(connection.db);
  await expect(again).rejects.toMatchObject({ code: '23505' });
  const former = sql`insert into name_holding (name_key, name, holder_kind, holder_id)
    values ('FORMER', 'Former LLC', 'filing', 'ada')`.execute(connection.db);
  await expect(former).rejects.toMatchObject({ code: '23502' });
});

test('a contested name passes to the other entity when it is given up', async () => {
  const { db } = connection;
  const release = (kind: 'entity' | 'filing', id: string) =>
    db.transaction().execute((tx) => releaseName(tx, { kind, id }));
  await release('entity', '10000000001');
  expect(await holderOf('TwinLLC')).toBe('10000000002');
  await release('filing', 'paying');
  await release('entity', '10000000003');
  expect(await holderOf('ThePair LLC')).toBeUndefined();
  expect(await db.selectFrom('contested_name').selectAll().execute()).toEqual([]);
  const holder = { kind: 'filing', id: 'ada' } as const;
  expect(
    await db
      .transaction()
      .execute((tx) => reserveName(tx, { name: 'THEPAIR LLC', holder, expiresAt: SOON, now: NOW })),
  ).toBe(true);
});
