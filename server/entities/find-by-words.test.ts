import { wordsOf } from '#rules';
import { sql } from 'kysely';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { entitiesWithPrefix, entitiesWithWords, findByWords } from './find-by-words';

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
  const ended = await findByWords(open.registry.db, 'Aspen', 'ended');
  expect(ended.entities.length).toBeLessThan(all.entities.length);
  expect(ended.entities.every(({ status_code }) => status_code !== 'GOOD')).toBe(true);
});

test('a name that is on record with another status is not said to be spelled otherwise', async () => {
  const found = await findByWords(open.registry.db, 'Aspen Ledger', 'ended');
  expect(found).toEqual({ entities: [], isClose: false, isCut: false });
});

test('punctuation asks nothing of the database', async () => {
  const db = {} as typeof open.registry.db;
  expect((await findByWords(db, '- /')).entities).toEqual([]);
});

test('designators alone are looked for at the beginning of names', async () => {
  expect(await namesFor('LLC')).toEqual([]);
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

test.each([
  [
    'words',
    (db: TestRegistry['registry']['db']) => entitiesWithWords(db, [['ASPEN'], ['LEDGER']], undefined),
  ],
  ['a beginning', (db: TestRegistry['registry']['db']) => entitiesWithPrefix(db, 'llc', 'ended')],
])('an index answers a search for %s', async (_, query) => {
  const plans: string[] = [];
  await open.registry.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query(tx)}`.execute(tx);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  });
  expect(plans.join('\n')).toMatch(/Index Cond/);
  expect(plans.join('\n')).not.toMatch(/Seq Scan/);
});
