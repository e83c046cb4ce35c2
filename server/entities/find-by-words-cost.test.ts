import { type KyselyPlugin, type RawBuilder, sql } from 'kysely';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { many, withEntities } from '../testing/with-entities';
import {
  findByWords,
  hasTerms,
  newlyLateWithTerms,
  withBeginning,
  withFormerNames,
  withNames,
} from './find-by-words';
import { recordedStatusesOf } from './standing-group';

const NOW = new Date('2026-11-20T17:00:00Z');

type Db = TestRegistry['registry']['db'];

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

/** The database, and the searches by words that it is asked while something is found. */
function listening(db: Db): { db: Db; asked: string[] } {
  const asked: string[] = [];
  const listener: KyselyPlugin = {
    transformQuery({ node }) {
      const text = JSON.stringify(node);
      if (text.includes('search_terms'))
        asked.push(text.includes('former_name where') ? 'former names' : 'names');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(listener), asked };
}

test.each([
  ['names that are more than are shown', 'wombat', undefined, []],
  ['words of names that are more than are shown', 'baking', undefined, ['names']],
  ['words of names with another status', 'baking', 'ended', ['names', 'former names', 'names']],
  ['short words that no name has', 'wombat q x', undefined, ['names', 'former names']],
  [
    'short words that no name with a status has',
    'q x',
    'current',
    ['names', 'former names', 'names', 'former names'],
  ],
] as const)('no more is asked than an answer needs for %s', async (_, text, group, expected) => {
  await withEntities(
    open.registry.db,
    many(250, (number) => `Wombat ${number} Baking LLC`),
    async (db) => {
      const { db: heard, asked } = listening(db);
      await findByWords(heard, text, group && { group, now: NOW });
      expect(asked).toEqual(expected);
    },
  );
});

test('a search has memory for all that an index names, and no helpers', async () => {
  const settings: unknown[] = [];
  const { db } = open.registry;
  const heard = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      settings.push(...result.rows);
      return result;
    },
  });
  await findByWords(heard, 'aspen');
  expect(settings[0]).toEqual({ scan: 'off', jit: 'off', workers: '0', memory: '32MB' });
});

const hard = [["'A*'"], ["'LEDGER*'"]];
test.each([
  [
    'words of any length and a status',
    'entity_search_terms',
    withNames(hasTerms(hard, recordedStatusesOf('ended'))),
  ],
  [
    'words of former names',
    'former_name_search_terms',
    withFormerNames(hasTerms(hard, [], sql.lit('')), { group: 'ended', now: NOW }),
  ],
  [
    'a whole name',
    'entity_name_text',
    withNames(sql`name_text(name) = any(${['ASPEN LEDGER LLC']}::text[])`),
  ],
  ['a beginning', 'entity_name_text', withBeginning('ASPEN', { group: 'ended', now: NOW })],
])('an index answers a search for %s', async (_, index, query) => {
  const plan = await planOf(open.registry.db, query);
  expect(plan).toMatch(new RegExp(`Index Scan (on|using) ${index}`));
  expect(plan).not.toMatch(/Seq Scan|Filter: .*search_terms/);
});

test('no name is taken apart to find one among thousands whose reports are late since midnight', async () => {
  const names = many(3_000, (number) => `Wombat ${number} Baking LLC`);
  await withEntities(open.registry.db, names, async (db) => {
    await sql`update entity set report_due = '2026-10-31' where entity_id like '2099%'`.execute(db);
    await sql`analyze entity`.execute(db);
    const plan = await planOf(db, newlyLateWithTerms([["'W*'"], ["'LEDGER*'"]], NOW));
    expect(plan).toMatch(/Index Scan on entity_search_terms/);
    expect(plan).not.toMatch(/Seq Scan|Filter: .*search_terms/);
  });
});

/** How the database finds the answer of a query during a search. */
async function planOf(db: Db, query: RawBuilder<unknown>): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
