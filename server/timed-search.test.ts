import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { searchAccounts } from './accounts/accounts';
import { forRequest } from './callers/request-signal';
import { findByWords } from './entities/find-by-words';
import { similarNames } from './entities/similar-names';
import { auditEntries } from './review/audit-log';
import { piiRequests } from './review/personal-data';
import { worklistFigures } from './review/worklist';
import { openTestRegistry, type TestRegistry } from './testing/open-test-registry';
import { timedSearch } from './timed-search';

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
  'accounts by a part of a name': () => searchAccounts(db(), { name: 'reyes' }),
  'requests about personal data': () => piiRequests(open.registry, { search: 'alder', page: 1 }, 'admin'),
  'the audit log': () => auditEntries(db(), { userId: 'admin', size: 50 }),
  'figures of the worklist': () => worklistFigures(open.registry),
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
      await sql`lock table entity, account, audit_entry, pending_filing in access exclusive mode`.execute(tx);
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

test.each(Object.entries(SEARCHES))(
  '%s waits its turn, and is refused at once where too many wait',
  async (_what, search) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const inRequest = (work: () => Promise<unknown>) =>
      forRequest({ signal: new AbortController().signal, caller: 'flood' }, work);
    const flood = Array.from({ length: 22 }, () => inRequest(() => timedSearch(db(), () => released)));
    const refused = await Promise.race([
      inRequest(search).catch((error: { status?: number }) => error.status),
      pause(1_000, 'not refused', { ref: false }),
    ]);
    release();
    await Promise.all(flood);
    expect(refused).toBe(503);
  },
);

test('a search whose caller has left asks the database for nothing more', async () => {
  const over = new AbortController();
  let statements = 0;
  const left = forRequest({ signal: over.signal, caller: 'gone' }, () =>
    timedSearch(db(), async (tx) => {
      for (; statements < 3; statements += 1) {
        await sql`select 1`.execute(tx);
        over.abort();
      }
    }),
  );
  await expect(left).rejects.toMatchObject({ status: 503 });
  expect(statements).toBe(1);
});

test('of a flood of searches a few wait, the rest is refused at once, and another caller is served', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const ask = (caller: string, signal = new AbortController().signal) =>
    forRequest({ signal, caller }, () => timedSearch(db(), () => released));
  const begun = performance.now();
  const outcomes: string[] = [];
  const flood = Array.from({ length: 300 }, () =>
    ask('flood').then(
      () => outcomes.push('flood'),
      (error: { status: number }) => outcomes.push(String(error.status)),
    ),
  );
  const left = new AbortController();
  const abandoned = ask('gone', left.signal).catch(() => undefined);
  const neighbor = ask('neighbor').then(() => outcomes.push('neighbor'));
  while (outcomes.length < 278) await new Promise(setImmediate);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(new Set(outcomes)).toEqual(new Set(['503']));
  left.abort();
  release();
  await Promise.all([...flood, abandoned, neighbor]);
  const answered = outcomes.filter((one) => one !== '503');
  expect(answered).toHaveLength(23);
  expect(answered).toContain('neighbor');
});
