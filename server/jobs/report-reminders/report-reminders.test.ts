import { officeMidnight, plusDays } from '#rules';
import { sql } from 'kysely';
import { suppress } from '../../followers/suppression';
import { runNotices } from '../../notices/notices';
import { scheduleNotices } from '../../notices/schedule';
import { runDueJobs } from '../../testing/filing-on-record';
import { changeOnRecord } from '../../testing/on-record';
import { registryOfTests } from '../../testing/registry-of-tests';
import { toldChanges } from '../../testing/told-changes';
import { scheduleOfficeDays } from '../office-days';
import { runOverdueReports } from '../overdue-reports/overdue-reports';
import { runReminders } from './run-reminders';
import { scheduleReminders } from './schedule';

jest.setTimeout(60_000);

const registry = registryOfTests();
const db = () => registry().db;
const now = () => registry().clock.now();
const { notices, follows } = toldChanges(registry);

const ASPEN = '20101000001';
const BLUEBIRD = '20101000002';
const LARKSPUR = '20101000013';
const DUE = '2031-05-31';
const HOUR = 3_600_000;

const moveTo = (day: string, milliseconds = 2 * HOUR) =>
  registry().clock.moveTo(new Date(officeMidnight(day) + milliseconds));

/** No report but these is open, nobody follows anything, and everybody was reminded until a day. */
async function begin(due: Record<string, string>, toldUntil: string) {
  await db().deleteFrom('outbox').execute();
  await db().deleteFrom('follower').execute();
  await db().updateTable('entity').set({ report_due: null }).execute();
  for (const [entityId, report_due] of Object.entries(due))
    await db()
      .updateTable('entity')
      .set({ report_due, status_code: 'GOOD', delinquency_date: null })
      .where('entity_id', '=', entityId)
      .execute();
  await moveTo(toldUntil);
  await scheduleReminders(db(), now());
  await scheduleNotices(db(), now());
  await readLog();
  await db()
    .updateTable('reminder_reader')
    .set({ told_until: toldUntil, day: null, entity_id: '', follower_id: '' })
    .execute();
}

async function readLog() {
  for (;;) {
    const result = await runNotices(registry());
    if (!result || result.again > now()) return;
  }
}

/** Writes down who is late, and reminds until everybody is; answers when it is due again. */
async function remindAll(portion?: { entities: number; messages: number }): Promise<Date> {
  for (;;) {
    const overdue = await runOverdueReports(registry());
    if (overdue && overdue.again > now()) break;
  }
  for (;;) {
    const result = await runReminders(registry(), portion);
    if (result && result.again > now()) return result.again;
  }
}

const subjects = async (to: string) =>
  (await notices()).filter((notice) => notice.to === to).map(({ subject }) => subject);

test('a follower of the report has one message for each reminder, and on its day', async () => {
  await begin({ [LARKSPUR]: DUE }, '2030-12-31');
  await follows('owner@sample.example', LARKSPUR, { events: ['reportDue'] });
  await follows('bank@sample.example', LARKSPUR, { events: ['filingRecorded'] });
  const days = [
    '2031-01-01',
    '2031-02-10',
    '2031-05-01',
    '2031-05-24',
    '2031-06-01',
    '2031-07-02',
    '2031-08-01',
  ];
  const told: string[] = [];
  for (const day of days) {
    await moveTo(day);
    await remindAll();
    await remindAll();
    const all = await subjects('owner@sample.example');
    told.push(`${day}: ${all.slice(told.filter((line) => !line.endsWith(': ')).length).join('; ')}`);
  }
  expect(told.map((line) => line.replace(/: .*?: /, ': '))).toEqual([
    '2031-01-01: the periodic report can be filed from January 1, 2031 on',
    '2031-02-10: ',
    '2031-05-01: the periodic report is due by May 31, 2031',
    '2031-05-24: file the periodic report by May 31, 2031',
    '2031-06-01: the periodic report was not filed by May 31, 2031',
    '2031-07-02: file the late report before August 1, 2031',
    '2031-08-01: became delinquent on August 1, 2031',
  ]);
  expect(await subjects('bank@sample.example')).toEqual([]);
  const [first] = await notices();
  expect(first?.text).toContain(
    `File the report: http://127.0.0.1:9/business/filing/report/reportintro?transTyp=REPORT&entityId=${LARKSPUR}`,
  );
});

test('who follows the status too is told by the notice of the status alone, with what puts it right', async () => {
  await begin({}, '2031-05-30');
  await changeOnRecord(registry(), BLUEBIRD, { report_due: DUE });
  await readLog();
  await follows('both@sample.example', BLUEBIRD, { events: ['reportDue', 'statusChanged'] });
  await follows('report@sample.example', BLUEBIRD, { events: ['reportDue'] });
  await moveTo('2031-06-01');
  await remindAll();
  await readLog();
  const [both, ...others] = await subjects('both@sample.example');
  expect(both).toMatch(/: the status changed$/);
  expect(others).toEqual([]);
  expect(await subjects('report@sample.example')).toEqual([expect.stringMatching(/was not filed by/)]);
  const notice = (await notices()).find(({ to }) => to === 'both@sample.example');
  expect(notice?.text).toMatch(/\nFile the report: \S+reportintro\?transTyp=REPORT&entityId=20101000002\n/);
});

test('on the first late day nobody is reminded before it is written down who is late', async () => {
  await begin({ [LARKSPUR]: DUE }, '2031-05-31');
  await follows('early@sample.example', LARKSPUR, { events: ['reportDue'] });
  await moveTo('2031-06-01', 1_000);
  expect(await runReminders(registry())).toEqual({ again: expect.any(Date) as Date });
  expect(await subjects('early@sample.example')).toEqual([]);
  await moveTo('2031-06-01');
  await remindAll();
  expect(await subjects('early@sample.example')).toHaveLength(1);
});

test('a server that was down tells the last of the reminders that it missed, and a stopped address none', async () => {
  await begin({ [LARKSPUR]: DUE, [ASPEN]: '2031-06-30' }, '2031-05-20');
  await follows('late@sample.example', LARKSPUR, { events: ['reportDue'] });
  await follows('month@sample.example', ASPEN, { events: ['reportDue'] });
  await follows('stopped@sample.example', ASPEN, { events: ['reportDue'] });
  await suppress(
    db(),
    { channel: 'email', address: 'stopped@sample.example' },
    { reason: 'page', now: now() },
  );
  await moveTo('2031-06-03');
  await remindAll();
  expect(await subjects('late@sample.example')).toEqual([expect.stringMatching(/was not filed by May 31/)]);
  expect(await subjects('month@sample.example')).toEqual([expect.stringMatching(/is due by June 30/)]);
  expect(await subjects('stopped@sample.example')).toEqual([]);
});

test('a report that is filed reminds nobody', async () => {
  await begin({ [LARKSPUR]: DUE }, '2031-05-23');
  await follows('filed@sample.example', LARKSPUR, { events: ['reportDue'] });
  await db()
    .updateTable('entity')
    .set({ report_due: '2032-05-31' })
    .where('entity_id', '=', LARKSPUR)
    .execute();
  await moveTo('2031-05-24');
  await remindAll();
  expect(await subjects('filed@sample.example')).toEqual([]);
});

test('a report that waits for the office reminds nobody', async () => {
  await begin({ [LARKSPUR]: DUE, [ASPEN]: DUE }, '2031-05-23');
  for (const entityId of [LARKSPUR, ASPEN])
    await follows(`waits-${entityId}@sample.example`, entityId, { events: ['reportDue'] });
  const { transaction_id } = await db().selectFrom('filing_record').selectAll().executeTakeFirstOrThrow();
  await db()
    .updateTable('filing_record')
    .set({ entity_id: LARKSPUR, transaction_type: 'REPORT', effect_state: 'waitingForReview' })
    .where('transaction_id', '=', transaction_id)
    .execute();
  await moveTo('2031-05-24');
  await remindAll();
  expect((await notices()).map(({ to }) => to)).toEqual([`waits-${ASPEN}@sample.example`]);
  await db().deleteFrom('filing_record').where('transaction_id', '=', transaction_id).execute();
});

/** What became of the mails to an address. */
const states = async (to: string) => {
  const rows = await db().selectFrom('outbox').selectAll().where('kind', '=', 'notice').execute();
  return rows.filter(({ payload }) => (payload as { to: string }).to === to).map(({ state }) => state);
};

test('a report that is filed while its reminder waits for a mail server that is down', async () => {
  await begin({ [LARKSPUR]: DUE, [ASPEN]: DUE }, '2031-05-23');
  await follows('filed@sample.example', LARKSPUR, { events: ['reportDue'] });
  await follows('open@sample.example', ASPEN, { events: ['reportDue'] });
  await moveTo('2031-05-24');
  await remindAll();
  await db()
    .updateTable('entity')
    .set({ report_due: '2032-05-31' })
    .where('entity_id', '=', LARKSPUR)
    .execute();
  const send = jest.spyOn(registry().providers.mail, 'send');
  await runDueJobs(registry());
  expect(send.mock.calls.map(([{ to }]) => to)).toEqual(['open@sample.example']);
  // It is done with: nobody tries again.
  expect(await states('filed@sample.example')).toEqual(['done']);
  send.mockRestore();
});

test('the message after a day leaves out what was filed on that day', async () => {
  await begin({ [LARKSPUR]: DUE, [ASPEN]: DUE }, '2031-05-23');
  for (const [address, entityIds] of [
    ['all@sample.example', [LARKSPUR, ASPEN]],
    ['one@sample.example', [LARKSPUR]],
  ] as const) {
    for (const entityId of entityIds) await follows(address, entityId, { events: ['reportDue'] });
    const { follower_id } = await db()
      .selectFrom('follower')
      .selectAll()
      .where('address', '=', address)
      .executeTakeFirstOrThrow();
    await db().insertInto('notice_day').values({ follower_id, day: '2031-05-24', told: 5 }).execute();
  }
  await moveTo('2031-05-24');
  await remindAll();
  await db()
    .updateTable('entity')
    .set({ report_due: '2032-05-31' })
    .where('entity_id', '=', LARKSPUR)
    .execute();
  await moveTo('2031-05-25');
  await runDueJobs(registry());
  expect((await notices()).map(({ to, subject }) => [to, subject])).toEqual([
    ['all@sample.example', 'More news of May 24, 2031: 1 record'],
  ]);
});

test('many followers are reminded in portions, each once, wherever a server is ended, and by two at once', async () => {
  await begin({ [LARKSPUR]: DUE, [ASPEN]: DUE }, '2031-04-30');
  for (let number = 0; number < 7; number += 1)
    for (const entityId of [ASPEN, LARKSPUR])
      await follows(`f${number}-${entityId}@sample.example`, entityId, { events: ['reportDue'] });
  await moveTo('2031-05-01');
  await sql`create or replace function kill_reminder() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`.execute(
    db(),
  );
  for (let run = 0; run < 6; run += 1) {
    await sql`create trigger kill_reminder before update on reminder_reader for each row execute function kill_reminder()`.execute(
      db(),
    );
    await runReminders(registry(), { entities: 1, messages: 3 }).catch((error: Error) =>
      expect(error.message).toBe('killed'),
    );
    await sql`drop trigger kill_reminder on reminder_reader`.execute(db());
    await Promise.all([
      runReminders(registry(), { entities: 1, messages: 3 }),
      runReminders(registry(), { entities: 1, messages: 3 }),
    ]);
  }
  await remindAll({ entities: 1, messages: 3 });
  const all = (await notices()).map(({ to }) => to);
  expect(all).toHaveLength(14);
  expect(new Set(all).size).toBe(14);
});

test('a clock that testers move back and on again reminds nobody twice', async () => {
  await begin({ [LARKSPUR]: DUE }, '2031-04-30');
  await follows('again@sample.example', LARKSPUR, { events: ['reportDue'] });
  for (const day of ['2031-05-01', '2031-04-10', '2031-05-02', '2031-04-30', '2031-05-01']) {
    await moveTo(day);
    await scheduleReminders(db(), now());
    await remindAll();
  }
  expect(await subjects('again@sample.example')).toHaveLength(1);
});

test('the sixth message of a day is kept for the one after the day', async () => {
  await begin({ [LARKSPUR]: DUE, [ASPEN]: DUE }, '2031-04-30');
  await follows('many@sample.example', LARKSPUR, { events: ['reportDue'] });
  const { follower_id } = await db().selectFrom('follower').selectAll().executeTakeFirstOrThrow();
  await db().insertInto('notice_day').values({ follower_id, day: '2031-05-01', told: 5 }).execute();
  await moveTo('2031-05-01');
  await remindAll();
  expect(await subjects('many@sample.example')).toEqual([]);
  await moveTo(plusDays('2031-05-01', 1));
  await scheduleOfficeDays(db(), now());
  await runDueJobs(registry());
  const digest = (await notices()).find(({ to }) => to === 'many@sample.example');
  expect(digest?.text).toMatch(/: the periodic report is due by May 31, 2031\n/);
});

test('all replicas share one job, which is due again by the next midnight at the latest', async () => {
  await begin({}, '2031-04-30');
  await db().deleteFrom('outbox').execute();
  await Promise.all([scheduleReminders(db(), now()), scheduleReminders(db(), now())]);
  await runDueJobs(registry());
  const jobs = await db().selectFrom('outbox').select(['kind', 'due_at', 'state']).execute();
  expect(jobs).toEqual([{ kind: 'report-reminders', due_at: expect.any(Date) as Date, state: 'queued' }]);
});
