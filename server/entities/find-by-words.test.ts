import { ENTITY_STATUS_CODES, STATUS_GROUPS, statusGroupOf, wordsOf } from '#rules';
import { sql } from 'kysely';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { many, withEntities } from '../testing/with-entities';
import { withStandingAt } from './standing-by-clock';
import { findByWords } from './find-by-words';

const NOW = new Date('2026-11-20T17:00:00Z');

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const namesFor = async (text: string) =>
  (await findByWords(open.registry.db, text)).entities.map(({ name }) => name);

test.each([
  ['Aspen', ['Aspen Glow Cooperative', 'Aspen Ledger LLC']],
  ['ledger aspen', ['Aspen Ledger LLC']],
  ['The Aspen Ledger, L.L.C.', ['Aspen Ledger LLC']],
  ['asp led', ['Aspen Ledger LLC']],
  ['Aspen L', ['Aspen Ledger LLC']],
  ['L Aspin', ['Aspen Ledger LLC']],
  ['Aspen Q', []],
  ['Apsen Ledgr', ['Aspen Ledger LLC']],
  ['Aspin', ['Aspen Glow Cooperative', 'Aspen Ledger LLC']],
  ['qu ho', ['Quail Hollow Bakery']],
  ['Zyzzyva Quux', []],
  ['...', []],
  ['\u201cAspen\u2013Ledger\u201d', ['Aspen Ledger LLC']],
  ['2010 1000 001', ['Aspen Ledger LLC']],
  ['2010-1000\u2011001', ['Aspen Ledger LLC']],
])('"%s" finds %j', async (text, names) => {
  expect(await namesFor(text)).toEqual(names);
});

test('a name that is exactly what was typed comes first', async () => {
  expect((await namesFor('Aspen Ledger'))[0]).toBe('Aspen Ledger LLC');
});

test('a close spelling says that it is one, words as they are do not', async () => {
  expect((await findByWords(open.registry.db, 'Aspen')).isClose).toBe(false);
  expect((await findByWords(open.registry.db, 'Apsen')).isClose).toBe(true);
});

test('a status narrows what is found', async () => {
  const all = await findByWords(open.registry.db, 'Aspen');
  const ended = await findByWords(open.registry.db, 'Aspen', { group: 'ended', now: NOW });
  expect(ended.entities.length).toBeLessThan(all.entities.length);
  expect(ended.entities.every(({ status_code }) => status_code !== 'GOOD')).toBe(true);
});

test.each(ENTITY_STATUS_CODES)(
  'a status narrows by what it is by the clock, on record still %s',
  async (stored) => {
    const names = many(40, (number) => `Wombat ${number} LLC`);
    await withEntities(open.registry.db, names, async (db) => {
      await sql`update entity set status_code = ${stored}, report_due = date '2026-11-30' - 5 * right(entity_id, 7)::int,
      effective_at = ${NOW}::timestamptz + (20 - right(entity_id, 7)::int) * interval '1 hour'
      where entity_id like '2099%'`.execute(db);
      const shown = (await findByWords(db, 'wombat')).entities.map((row) => withStandingAt(row, NOW));
      for (const group of STATUS_GROUPS) {
        const found = (await findByWords(db, 'wombat', { group, now: NOW })).entities;
        const ofGroup = shown.filter(({ status_code: code }) => statusGroupOf(code) === group);
        expect(found.map(({ name }) => name)).toEqual(ofGroup.map(({ name }) => name));
      }
    });
  },
);

test('a name that is on record with another status is not said to be spelled otherwise', async () => {
  const found = await findByWords(open.registry.db, 'Aspen Ledger', { group: 'ended', now: NOW });
  expect(found).toEqual({ entities: [], isClose: false, isCut: false });
});

test('punctuation asks nothing of the database', async () => {
  const db = {} as typeof open.registry.db;
  expect((await findByWords(db, '- /')).entities).toEqual([]);
});

test.each(['Cooperative', 'Association', 'Corporation', 'llc', 'Co-op', 'L.L.C.'])(
  'words that nearly every name has are looked for where nothing else was typed: %s',
  async (text) => {
    const [word = ''] = wordsOf(text);
    const names = await namesFor(text);
    expect(names).not.toEqual([]);
    expect(names.every((name) => wordsOf(name).some((one) => one.startsWith(word)))).toBe(true);
  },
);

test('a name that differs in its designator alone comes first among more than are shown', async () => {
  const names = [
    ...many(250, (number) => `Wombat ${number} Baking LLC`),
    'The Wombat Co.',
    'Zebra Wombat LLC',
  ];
  await withEntities(open.registry.db, names, async (db) => {
    const { entities, isCut } = await findByWords(db, 'wombat llc');
    expect(isCut).toBe(true);
    expect(entities).toHaveLength(200);
    expect(entities[0]?.name).toBe('The Wombat Co.');
  });
});

test('a beginning is found however many shorter words begin so', async () => {
  const names = [...many(60, (number) => `Zq${number} LLC`), 'Wombat Zqualificationism LLC'];
  await withEntities(open.registry.db, names, async (db) => {
    expect((await findByWords(db, 'zq wombat')).entities.map(({ name }) => name)).toEqual([names.at(-1)]);
  });
});

test.each([
  ['5 Star', '5 Star Wombat LLC'],
  ['The', 'The Wombat Inc.'],
  ['5 in 1', '5 in 1 Tools LLC'],
  ['1 5', '5 in 1 Tools LLC'],
  ['"Bluebird Registered Agents Inc"', 'Bluebird Registered Agents, Inc.'],
  ['agents bluebird', 'Bluebird Registered Agents, Inc.'],
  ['Brook and Stone', 'Brook & Stone LLC'],
])('"%s" finds %s', async (text, name) => {
  const names = [
    '5 Star Wombat LLC',
    'The Wombat Inc.',
    '5 in 1 Tools LLC',
    'Bluebird Registered Agents, Inc.',
    'Brook & Stone LLC',
  ];
  await withEntities(open.registry.db, names, async (db) => {
    expect((await findByWords(db, text, { group: 'current', now: NOW })).entities[0]?.name).toBe(name);
  });
});

test('where articles and designators alone are typed, each name that is found has them', async () => {
  await withEntities(open.registry.db, ['The Wombat Inc.', 'The Numbat LLC'], async () => {
    expect(await namesFor('The LLC')).toEqual(['The Numbat LLC']);
  });
});

test('an entity is found by a former name, which is told, and once by names that it had and has', async () => {
  await withEntities(open.registry.db, ['Wombat Ledger LLC'], async (db) => {
    const rename = (name: string) =>
      db.updateTable('entity').set({ name }).where('entity_id', '=', '20990000001').execute();
    await rename('Numbat Ledger LLC');
    const found = async (text: string) =>
      (await findByWords(db, text)).entities.map(({ name, former_name }) => [name, former_name]);
    expect(await found('wombat')).toEqual([['Numbat Ledger LLC', 'Wombat Ledger LLC']]);
    expect(await found('numbat ledger')).toEqual([['Numbat Ledger LLC', null]]);
    await rename('Wombat Ledger, L.L.C.');
    expect(await found('wombat')).toEqual([['Wombat Ledger, L.L.C.', null]]);
    expect(await found('numbat')).toEqual([['Wombat Ledger, L.L.C.', 'Numbat Ledger LLC']]);
    expect((await findByWords(db, 'numbat', { group: 'ended', now: NOW })).entities).toEqual([]);
  });
});

test('statutory language that a name had is no former name', async () => {
  await withEntities(open.registry.db, ['Wombat Ledger LLC, Delinquent May 1, 2020'], async (db) => {
    const rename = (name: string) =>
      db.updateTable('entity').set({ name }).where('entity_id', '=', '20990000001').execute();
    const kept = async () =>
      (
        await db.selectFrom('former_name').select('name').where('entity_id', '=', '20990000001').execute()
      ).map(({ name }) => name);
    await rename('Wombat Ledger LLC');
    expect(await kept()).toEqual([]);
    await rename('Wombat Ledger LLC, Delinquent May 1, 2024');
    await rename('Numbat Ledger LLC, Delinquent May 1, 2024');
    expect(await kept()).toEqual(['Wombat Ledger LLC']);
  });
});

test('a name that an entity takes later is found too', async () => {
  const { db } = open.registry;
  const change = (name: string) =>
    db
      .updateTable('entity')
      .set({ name })
      .where('name', 'in', ['Aspen Ledger LLC', 'Wombat Ledger LLC'])
      .execute();
  await change('Wombat Ledger LLC');
  expect(await namesFor('wombt')).toEqual(['Wombat Ledger LLC']);
  await change('Aspen Ledger LLC');
});

test.each(["O'Neil & Sons, L.L.C.", 'The Rocky-Mountain Co-op (West)', 'A_B 24/7 #1 `x`', '...'])(
  'the database takes %s apart as the rule book does',
  async (name) => {
    const { rows } = await sql<{ words: string[] }>`select name_words(${name}) as words`.execute(
      open.registry.db,
    );
    expect(rows[0]?.words).toEqual([...wordsOf(name)]);
  },
);
