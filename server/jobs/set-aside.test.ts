import { sql } from 'kysely';
import { officeMidnight } from '#rules';
import { saveDraft } from '../filing/drafts/drafts';
import { llcFiling } from '../testing/llc-filing';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import type { ObjectStore } from '../ports/storage-port';
import { runCleanup } from './cleanup/cleanup';
import { runObjectRemoval } from './cleanup/object-removal';
import { runStorageSweep } from './cleanup/storage-sweep';
import { runOverdueReports } from './overdue-reports/overdue-reports';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [ASPEN, BLUEBIRD, LARKSPUR] = ['20101000001', '20101000002', '20101000013'] as const;

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
const now = () => registry().clock.now();
const moveTo = (instant: number) => registry().clock.moveTo(new Date(instant));
const move = (milliseconds: number) => moveTo(now().getTime() + milliseconds);

beforeAll(async () => {
  open = await openTestRegistry({ draftDays: 30 });
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'It stays'; end $$`.execute(
    db(),
  );
}, 60_000);
afterAll(() => open.close());
afterEach(async () => {
  await db().deleteFrom('row_set_aside').execute();
  await registry().clock.moveTo(null);
});

/** Refuses to change rows of a table, as a row that breaks a rule of the database would; answers how to mend it. */
async function refusing(what: 'update' | 'delete', table: string, where: string) {
  const on = sql`refuse on ${sql.table(table)}`;
  await sql`create trigger ${sql.raw(`refuse before ${what} on`)} ${sql.table(table)} for each row
    when (${sql.raw(where)}) execute function refuse()`.execute(db());
  return () => sql`drop trigger ${on}`.execute(db());
}

const aside = () =>
  db()
    .selectFrom('row_set_aside')
    .select(['job', 'subject', 'reason', 'first_at', 'tried_at'])
    .orderBy('subject')
    .execute();
const subjectsAside = async () => (await aside()).map(({ job, subject }) => `${job} ${subject}`);

describe('overdue reports', () => {
  /** No report but those of these entities is open. */
  async function setReports(reports: Record<string, string>) {
    await db().updateTable('entity').set({ report_due: null }).execute();
    for (const [entityId, report_due] of Object.entries(reports)) {
      await db()
        .updateTable('entity')
        .set({ report_due, status_code: 'GOOD', delinquency_date: null })
        .where('entity_id', '=', entityId)
        .execute();
    }
  }
  const run = async () => {
    for (;;) {
      const result = await runOverdueReports(registry());
      if (result && result.again > now()) return;
    }
  };
  const statusOf = async (entityId: string) =>
    (
      await db()
        .selectFrom('entity')
        .select('status_code')
        .where('entity_id', '=', entityId)
        .executeTakeFirstOrThrow()
    ).status_code;
  const late = officeMidnight('2026-11-01');

  test('an entity that cannot be changed is set aside, and the others are changed', async () => {
    await setReports({ [ASPEN]: '2026-09-30', [BLUEBIRD]: '2026-09-30', [LARKSPUR]: '2026-10-31' });
    const mend = await refusing('update', 'entity', `old.entity_id = '${ASPEN}'`);
    await moveTo(late);
    await run();
    expect(await Promise.all([ASPEN, BLUEBIRD, LARKSPUR].map(statusOf))).toEqual([
      'GOOD',
      'NONCOMP',
      'NONCOMP',
    ]);
    const [first] = await aside();
    expect(first).toMatchObject({ job: 'overdue-reports', subject: ASPEN, reason: 'It stays' });
    // It is tried again after an hour, and counts as set aside since the first time.
    await moveTo(late + HOUR + 60_000);
    await run();
    const [again] = await aside();
    expect(again?.first_at).toEqual(first?.first_at);
    expect(again?.tried_at.getTime()).toBeGreaterThan(late + HOUR);
    await mend();
    await moveTo(late + 3 * HOUR);
    await run();
    expect(await statusOf(ASPEN)).toBe('NONCOMP');
    expect(await aside()).toEqual([]);
  });

  test.each(['-infinity', '0044-03-15 BC'])('a due day of %s stops nobody else', async (due) => {
    await setReports({ [ASPEN]: due, [LARKSPUR]: '2026-10-31' });
    await moveTo(late);
    await run();
    expect([await statusOf(ASPEN), await statusOf(LARKSPUR)]).toEqual(['GOOD', 'NONCOMP']);
    expect(await subjectsAside()).toEqual([`overdue-reports ${ASPEN}`]);
    await setReports({});
  });
});

describe('the cleanup', () => {
  let serial = 0;
  const draft = async (): Promise<string> => {
    const filing = await llcFiling(registry(), `Set Aside ${(serial += 1)} LLC`);
    const saved = await saveDraft(db(), { refId: undefined, filing, now: now() });
    if (saved.kind !== 'saved') throw new Error('The draft was not saved.');
    return saved.refId;
  };
  const draftsOf = (refs: string[]) =>
    db().selectFrom('filing_draft').select('ref_id').where('ref_id', 'in', refs).execute();
  const bucketsLeft = async () =>
    (await db().selectFrom('rate_window').select('bucket').execute()).map(({ bucket }) => bucket);

  test('sets a filing aside that it cannot remove, and removes the others', async () => {
    const [stays, goes] = [await draft(), await draft()];
    await move(31 * DAY);
    const mend = await refusing('delete', 'filing_draft', `old.ref_id = '${stays}'`);
    await runCleanup(registry());
    expect(await draftsOf([stays, goes])).toEqual([{ ref_id: stays }]);
    expect(await subjectsAside()).toEqual([`cleanup ${stays}`]);
    await mend();
    await move(2 * HOUR);
    await runCleanup(registry());
    expect(await draftsOf([stays, goes])).toEqual([]);
    expect(await subjectsAside()).toEqual([]);
  });

  test('sets an old row aside that it cannot remove, and removes others of its table and of other tables', async () => {
    const windows = ['stays', 'goes'].map((bucket) => ({ bucket, started_at: now(), hits: 1 }));
    await db().insertInto('rate_window').values(windows).execute();
    const subject = 'a'.repeat(64);
    await db().insertInto('login_attempt').values({ subject, tries: 1, last_at: now() }).execute();
    const mends = [
      await refusing('delete', 'rate_window', `old.bucket = 'stays'`),
      await refusing('delete', 'login_attempt', 'true'),
    ];
    await move(2 * DAY);
    await runCleanup(registry());
    expect(await bucketsLeft()).toEqual(['stays']);
    expect(await subjectsAside()).toEqual([
      `cleanup login_attempt: ${subject}`,
      'cleanup rate_window: stays',
    ]);
    for (const mend of mends) await mend();
    await move(2 * HOUR);
    await runCleanup(registry());
    expect(await bucketsLeft()).toEqual([]);
    expect(await subjectsAside()).toEqual([]);
  });
});

describe('objects', () => {
  const old = new Date(Date.now() - 3 * DAY);
  /** A store of these objects, one of which cannot be removed. */
  const storeOf = (keys: string[], stays: string) => {
    const left = new Set(keys);
    const objects: ObjectStore = {
      prefix: () => Promise.resolve('p/'),
      has: (key) => Promise.resolve(left.has(key)),
      remove: (key) => {
        if (key === stays) return Promise.reject(new Error('It stays'));
        left.delete(key);
        return Promise.resolve();
      },
      list: () =>
        Promise.resolve({ objects: [...left].sort().map((key) => ({ key, savedAt: old })), isLast: true }),
    };
    const { providers } = registry();
    return {
      left: () => [...left].sort(),
      by: { ...registry(), providers: { ...providers, files: { ...providers.files, objects } } },
    };
  };

  test('one that cannot be removed with its file does not keep the others, and is tried again', async () => {
    const { by, left } = storeOf(['p/1', 'p/2', 'p/3'], 'p/2');
    await expect(runObjectRemoval(by, { objectKeys: ['p/1', 'p/2', 'p/3'] })).rejects.toThrow('It stays');
    expect(left()).toEqual(['p/2']);
  });

  test('the sweep goes on after one that it cannot remove', async () => {
    const keys = Array.from({ length: 120 }, (_, number) => `p/${String(number).padStart(3, '0')}`);
    const { by, left } = storeOf(keys, 'p/000');
    for (let runs = 0; runs < 10; runs += 1) {
      const result = await runStorageSweep(by);
      if (result && result.again > now()) break;
    }
    expect(left()).toEqual(['p/000']);
  });
});
