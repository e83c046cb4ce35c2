import { sql } from 'kysely';
import { findByWords } from '../entities/find-by-words';
import { similarNames } from '../entities/similar-names';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());
const db = () => open.registry.db;

const LONGEST_MILLISECONDS = 5_000;
const SEARCHES = {
  'search by name': () => findByWords(db(), 'alder ridge'),
  'names like one that is typed': () => similarNames(db(), 'Alder Ridge LLC', { close: [] }),
};

// The database in memory has one connection, which nothing else can hold up.
const onPostgres = process.env.TEST_DATABASE_URL === undefined ? test.skip : test;

onPostgres('a search that the database is long about is given up', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let lock = () => {};
  const locked = new Promise<void>((resolve) => (lock = resolve));
  const holder = db()
    .transaction()
    .execute(async (tx) => {
      await sql`lock table entity in access exclusive mode`.execute(tx);
      lock();
      await released;
    });
  await locked;
  const since = performance.now();
  const late = setTimeout(release, 2 * LONGEST_MILLISECONDS);
  const results = await Promise.allSettled(Object.values(SEARCHES).map((search) => search()));
  const milliseconds = performance.now() - since;
  clearTimeout(late);
  release();
  await holder;
  const codes = results.map((result) => (result.status === 'rejected' ? result.reason : result) as object);
  expect(codes).toEqual(
    Object.keys(SEARCHES).map(() => expect.objectContaining({ code: '57014' }) as object),
  );
  expect(milliseconds).toBeLessThan(LONGEST_MILLISECONDS);
});

test('a search that is answered leaves the limit of its connection behind', async () => {
  for (const search of Object.values(SEARCHES)) expect(await search()).toBeTruthy();
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db());
  expect(rows[0]?.statement_timeout).not.toBe('2s');
});
