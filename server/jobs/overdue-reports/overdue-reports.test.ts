import { officeMidnight } from '#rules';
import { findHolding } from '../../database/names';
import { publicChangesAfter } from '../../entities/public-changes';
import { verifyRecords } from '../../entities/verify-records';
import { countingStatements } from '../../testing/counting-statements';
import { delayedBy, fileAndPay } from '../../testing/filing-on-record';
import { changeOnRecord } from '../../testing/on-record';
import { officeMovedTo } from '../../testing/office-changes';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { PERSONAS_BY_DELAY } from '../../sample-data/personas-by-delay';
import { workOnce } from '../worker';
import { scheduleOfficeDays } from '../office-days';
import { runOverdueReports } from './overdue-reports';

jest.setTimeout(60_000);

const ASPEN = '20101000001';
const BLUEBIRD = '20101000002';
const LARKSPUR = '20101000013';
const SOME = [ASPEN, BLUEBIRD, LARKSPUR];
const DAY = 86_400_000;
const MOST = 100_000;

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
const now = () => registry().clock.now();
/** The office's clock at this many milliseconds after the beginning of a day. */
const moveTo = (day: string, milliseconds = 0) =>
  registry().clock.moveTo(new Date(officeMidnight(day) + milliseconds));

beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

/** No report but those of these entities is open. */
async function setReports(reports: Record<string, string>, statusCode = 'GOOD') {
  await db().updateTable('entity').set({ report_due: null }).execute();
  for (const [entityId, due] of Object.entries(reports)) {
    await db()
      .updateTable('entity')
      .set({ report_due: due, status_code: statusCode, delinquency_date: null })
      .where('entity_id', '=', entityId)
      .execute();
  }
}

/** Runs the job until nothing is overdue; answers how often it ran. */
async function run(): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    const result = await runOverdueReports(registry());
    if (result && result.again > now()) return runs;
  }
}

/** What the job has written down, whatever the clock says of it. */
const onRecord = (entityId: string) =>
  db().selectFrom('entity').selectAll().where('entity_id', '=', entityId).executeTakeFirstOrThrow();
const statusOf = async (entityId: string) => (await onRecord(entityId)).status_code;
const holderOf = async (name: string) => (await findHolding(db(), name, now())).holding?.id;
const historyOf = (entityId: string) =>
  db()
    .selectFrom('entity_history')
    .select(['status_code', 'ended_at', 'cause', 'transaction_id'])
    .where('entity_id', '=', entityId)
    .orderBy('version', 'desc')
    .execute();

test.each([
  ['in standard time', '2027-02-28', '2027-03-01', '2027-03-01T07:00:00.000Z'],
  ['in daylight saving time', '2027-05-31', '2027-06-01', '2027-06-01T06:00:00.000Z'],
  ['in the month of the change', '2027-10-31', '2027-11-01', '2027-11-01T06:00:00.000Z'],
])(
  'an entity becomes noncompliant at midnight after its due day, %s',
  async (_season, due, day, midnight) => {
    await setReports({ [LARKSPUR]: due });
    await moveTo(day, -1000);
    await run();
    expect(await statusOf(LARKSPUR)).toBe('GOOD');
    const { version } = await onRecord(LARKSPUR);
    await moveTo(day);
    await run();
    expect(await onRecord(LARKSPUR)).toMatchObject({
      status_code: 'NONCOMP',
      report_due: due,
      version: version + 1,
    });
    const [last] = await historyOf(LARKSPUR);
    expect(last).toEqual({
      status_code: 'GOOD',
      ended_at: new Date(midnight),
      cause: 'housekeeping',
      transaction_id: null,
    });
  },
);

test('two months later it is delinquent, and keeps its name', async () => {
  await setReports({ [ASPEN]: '2026-09-30' }, 'NONCOMP');
  await moveTo('2026-12-01', -1000);
  await run();
  expect(await statusOf(ASPEN)).toBe('NONCOMP');
  await moveTo('2026-12-01');
  await run();
  const name = 'Aspen Ledger LLC';
  expect(await onRecord(ASPEN)).toMatchObject({ status_code: 'DQQ', delinquency_date: '2026-12-01', name });
  expect(await holderOf(name)).toBe(ASPEN);
});

test('a clock that jumps over several days makes up for them in their order', async () => {
  await setReports({ [LARKSPUR]: '2027-02-28', '20101000014': '2027-05-31', '20101000004': '2027-03-31' });
  await moveTo('2027-07-15');
  const seen = await db()
    .selectFrom('entity_history')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  const days: string[] = [];
  for (;;) {
    const before = await db().selectFrom('entity').select(['entity_id', 'version']).execute();
    const result = await runOverdueReports(registry());
    if (result && result.again > now()) break;
    const after = await db().selectFrom('entity').select(['entity_id', 'version', 'status_code']).execute();
    const versions = new Map(before.map((entity) => [entity.entity_id, entity.version]));
    for (const entity of after) {
      if (versions.get(entity.entity_id) !== entity.version)
        days.push(`${entity.entity_id} ${entity.status_code}`);
    }
  }
  expect(days).toEqual([
    `${LARKSPUR} NONCOMP`,
    '20101000004 NONCOMP',
    `${LARKSPUR} DQQ`,
    '20101000014 NONCOMP',
    '20101000004 DQQ',
  ]);
  const { n } = await db()
    .selectFrom('entity_history')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  expect(Number(n) - Number(seen.n)).toBe(5);
  expect(await onRecord(LARKSPUR)).toMatchObject({ delinquency_date: '2027-05-01' });
});

test('many are changed in batches, and replicas at the same moment change each once', async () => {
  // Entities with a delayed filing wait for it.
  const left = [...SOME, ...PERSONAS_BY_DELAY.map(({ entityId }) => entityId)];
  const ids = (
    await db().selectFrom('entity').select('entity_id').where('entity_id', 'not in', left).execute()
  ).map(({ entity_id }) => entity_id);
  await setReports(Object.fromEntries(ids.map((id) => [id, '2027-05-31'])));
  const versions = async () =>
    (
      await db()
        .selectFrom('entity')
        .select(['version', 'status_code'])
        .where('entity_id', 'in', ids)
        .orderBy('entity_id')
        .execute()
    ).map(({ version, status_code }) => ({ version, status_code }));
  const before = await versions();
  await moveTo('2027-06-02');
  expect(await runOverdueReports(registry(), 20)).toEqual({ again: expect.any(Date) as Date });
  const changed = (await versions()).filter(({ status_code }) => status_code === 'NONCOMP');
  expect(changed.length).toBeLessThan(ids.length);
  await Promise.all([run(), run(), run()]);
  expect(await versions()).toEqual(
    before.map(({ version }) => ({ version: version + 1, status_code: 'NONCOMP' })),
  );
});

test('many are changed by as many statements as one, and their records are what their effects say', async () => {
  const rows = await db()
    .selectFrom('entity')
    .select('entity_id')
    .where('entity_id', 'like', '____11%')
    .where('name', 'not like', '%, D%')
    .limit(30)
    .execute();
  const ids = rows.map(({ entity_id }) => entity_id);
  await setReports({});
  const due = {
    status_code: 'GOOD',
    report_due: '2029-05-31',
    delinquency_date: null,
    dissolution_date: null,
  };
  await moveTo('2029-05-01');
  for (const id of ids) await changeOnRecord(registry(), id, due);
  // The status of the first of them was set since the midnight: written as of then, as the others are, its change would not count.
  await moveTo('2029-06-01', 3_600_000);
  await changeOnRecord(registry(), ids[0] as string, { reporting_month: 5, status_code: 'GOOD' });
  const start = (await publicChangesAfter(db(), 0, MOST)).at(-1)?.position ?? 0;
  const { counted, statements } = countingStatements(registry());
  await runOverdueReports(counted);
  expect(statements()).toBeLessThan(20);
  expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'NONCOMP'));
  const logged = await publicChangesAfter(db(), start, MOST);
  expect(logged.map(({ kind, entityId }) => `${kind} ${entityId}`).toSorted()).toEqual(
    ids.map((id) => `record ${id}`).toSorted(),
  );
  expect(logged.map(({ position }) => position)).toEqual(ids.map((_, index) => start + 1 + index));
  const { faults } = await verifyRecords(db());
  expect(faults.filter(({ entityId }) => ids.includes(entityId))).toEqual([]);
  const [last] = await historyOf(ids[1] as string);
  expect(last).toMatchObject({
    status_code: 'GOOD',
    cause: 'housekeeping',
    ended_at: new Date(officeMidnight('2029-06-01')),
  });
});

test('one that is killed in the middle has changed nothing, and the next one does it all', async () => {
  await setReports({ [LARKSPUR]: '2027-05-31' }, 'NONCOMP');
  await moveTo('2027-08-01');
  const { version, name } = await onRecord(LARKSPUR);
  // Nor can it be set aside: whatever is asked fails.
  const needed = ['entity_history', 'row_set_aside'] as const;
  for (const table of needed) await db().schema.alterTable(table).renameTo(`${table}_away`).execute();
  await expect(runOverdueReports(registry())).rejects.toThrow();
  for (const table of needed) await db().schema.alterTable(`${table}_away`).renameTo(table).execute();
  expect(await onRecord(LARKSPUR)).toMatchObject({ version, name, status_code: 'NONCOMP' });
  await run();
  expect(await statusOf(LARKSPUR)).toBe('DQQ');
});

test('a delayed filing that was to take effect before comes first', async () => {
  await db().deleteFrom('outbox').execute();
  await setReports({ [LARKSPUR]: '2027-05-31' });
  await moveTo('2027-05-20', 12 * 3_600_000);
  const change = await officeMovedTo(registry(), '1 DELAYED WAY', LARKSPUR);
  await fileAndPay(registry(), delayedBy(registry(), change, 10));
  await moveTo('2027-06-01', 1000);
  await run();
  expect(await statusOf(LARKSPUR)).toBe('GOOD');
  while ((await workOnce(registry())) > 0);
  await run();
  expect(await statusOf(LARKSPUR)).toBe('NONCOMP');
});

test('statuses that file no report stay', async () => {
  await setReports({ [LARKSPUR]: '2020-05-31' }, 'VDISS');
  await moveTo('2027-06-01');
  expect(await run()).toBe(1);
  expect(await statusOf(LARKSPUR)).toBe('VDISS');
});

test('all replicas share one job of each kind, which waits for midnight at most an hour', async () => {
  await db().deleteFrom('outbox').execute();
  await setReports({ [LARKSPUR]: '2027-05-31' });
  await moveTo('2027-05-31', 23.5 * 3_600_000);
  await Promise.all([scheduleOfficeDays(db(), now()), scheduleOfficeDays(db(), now())]);
  expect(await workOnce(registry())).toBe(2);
  const jobs = await db().selectFrom('outbox').select(['kind', 'due_at', 'state']).orderBy('kind').execute();
  const waiting = { due_at: new Date(officeMidnight('2027-06-01')), state: 'queued' };
  expect(jobs).toEqual([
    { kind: 'names-set-free', ...waiting },
    { kind: 'overdue-reports', ...waiting },
  ]);
  await moveTo('2027-06-01', 1000);
  while ((await workOnce(registry())) > 0);
  expect(await statusOf(LARKSPUR)).toBe('NONCOMP');
});

test('a clock that testers move back does not delay it', async () => {
  await db().deleteFrom('outbox').execute();
  await registry().clock.moveTo(new Date(now().getTime() + 1_000 * DAY));
  await scheduleOfficeDays(db(), now());
  await workOnce(registry());
  await registry().clock.moveTo(null);
  expect(await workOnce(registry())).toBe(0);
  await scheduleOfficeDays(db(), now());
  expect(await workOnce(registry())).toBe(2);
});
