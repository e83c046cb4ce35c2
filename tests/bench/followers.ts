import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ENTITY_TYPES, transactionOf } from '#rules';
import { sql } from 'kysely';
import pino from 'pino';
import { percentile } from '../../scripts/lib/percentiles.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import type { Registry } from '../../server/context';
import { openDatabase } from '../../server/database/connection';
import { scheduleReminders } from '../../server/jobs/report-reminders/schedule';
import { startWorker } from '../../server/jobs/worker';
import { scheduleNotices } from '../../server/notices/schedule';
import { enqueueJob } from '../../server/outbox/outbox';
import { createRegistry } from '../../server/startup/create-registry';
import { fileAndPay } from '../../server/testing/filing-on-record';
import { officeMovedTo } from '../../server/testing/office-changes';
import { endWith, say } from './registry';
import { grow, prepare, settings, sizeOf } from './scale/fill';

const CALM_MILLISECONDS = 15_000;
/** How much longer others may wait meanwhile, at the slow end. */
const MOST_SLOWER = 2;
const FOLLOWED = '20101000001';
const SOMEBODY_ELSE = '20101000002';
const DAY_BEFORE = '2031-05-23';
const DUE = '2031-05-31';
/** Types of entities that file reports here. */
const REPORTING = ENTITY_TYPES.filter((type) => transactionOf('report', type) !== null);
const SEVEN_DAYS_BEFORE = '2031-05-24T08:00:00Z';

/** How long payments and mails of somebody else take, in milliseconds, until they are asked for. */
function others(registry: Registry) {
  const { db, clock } = registry;
  let payments: number[] = [];
  let mails: number[] = [];
  let isOver = false;
  const pay = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const filing = await officeMovedTo(registry, `${turn} Calm St`, SOMEBODY_ELSE);
      const started = performance.now();
      await fileAndPay(registry, filing);
      payments.push(performance.now() - started);
      await pause(100);
    }
  };
  const mail = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const now = clock.now();
      const started = performance.now();
      const dedupeKey = `bench:${started}`;
      const payload = { to: 'other@sample.example', subject: 'News', text: 'News', refId: '' };
      await enqueueJob(db, { kind: 'mail', payload, dueAt: now, now, dedupeKey });
      while (await isQueued(registry, dedupeKey)) await pause(20);
      mails.push(performance.now() - started);
    }
  };
  const both = Promise.all([pay(), mail()]);
  return {
    take: () => {
      const taken = { payments, mails };
      payments = [];
      mails = [];
      return taken;
    },
    end: () => {
      isOver = true;
      return both;
    },
  };
}

async function isQueued({ db }: Registry, dedupeKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('state')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row?.state === 'queued';
}

/** How many messages about records were queued, and how many of them are sent. */
async function notices({ db }: Registry) {
  const { rows } = await sql<{ queued: number; sent: number }>`
    select count(*)::int as queued, count(*) filter (where state <> 'queued')::int as sent
    from outbox where kind = 'notice'`.execute(db);
  return rows[0] ?? { queued: 0, sent: 0 };
}

/** People who follow entities, one entity each. */
async function follow({ db }: Registry, entityIds: ReturnType<typeof sql>, event: string): Promise<void> {
  await sql`insert into follower (follower_id, channel, address, address_key, language, created_at)
    select ${event} || n, 'email', ${event} || n || '@sample.example', lower(${event}) || n || '@sample.example', 'en', now()
    from ${entityIds} as one (entity_id, n)`.execute(db);
  await sql`insert into follow (follow_id, follower_id, entity_id, events, wording, language, asked_at, confirmed_at)
    select ${event} || n, ${event} || n, entity_id, array[${event}], 'Yes', 'en', now(), now()
    from ${entityIds} as one (entity_id, n)`.execute(db);
  await sql`analyze follower, follow`.execute(db);
}

const said = (times: readonly number[]) =>
  `${times.length}, p50 ${percentile(times, 50).toFixed(0)} ms, p99 ${percentile(times, 99).toFixed(0)} ms`;

async function main(): Promise<boolean | undefined> {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '250000' },
      followers: { type: 'string', default: '10000' },
      reminded: { type: 'string', default: '200000' },
    },
  });
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  const config = settings(postgres.url);
  const connection = await openDatabase(config, (error) => say(error.message));
  try {
    await prepare(connection, postgres.url);
    await grow(connection, sizeOf(Number(values.size)));
    let offset = 0;
    const registry: Registry = {
      ...createRegistry(config, pino({ level: 'error' }), connection),
      clock: {
        now: () => new Date(Date.now() + offset),
        isMoved: () => true,
        refresh: () => Promise.resolve(),
        moveTo: () => Promise.resolve(),
      },
    };
    const { db, clock } = registry;
    await db.deleteFrom('outbox').execute();
    await follow(
      registry,
      sql`(select ${FOLLOWED}::text, n from generate_series(1, ${Number(values.followers)}::int) n)`,
      'filingRecorded',
    );
    await scheduleNotices(db, clock.now());
    const worker = startWorker(registry);
    const meanwhile = others(registry);
    await pause(CALM_MILLISECONDS);
    const calm = meanwhile.take();
    let isGood = true;
    const compare = (name: string, seconds: number) => {
      const taken = meanwhile.take();
      say(`${name}: ${seconds.toFixed(1)} s`);
      for (const kind of ['payments', 'mails'] as const) {
        const slower = percentile(taken[kind], 99) / percentile(calm[kind], 99);
        say(
          `  ${kind} meanwhile: ${said(taken[kind])}; in the calm before: ${said(calm[kind])}; p99 ${slower.toFixed(2)} times (at most ${MOST_SLOWER})`,
        );
        isGood = isGood && slower <= MOST_SLOWER;
      }
    };

    const before = await notices(registry);
    await fileAndPay(registry, await officeMovedTo(registry, '1 Followed St', FOLLOWED));
    const started = performance.now();
    const toTell = before.queued + Number(values.followers);
    while ((await notices(registry)).queued < toTell) await pause(250);
    say(
      `queued for ${values.followers} followers after ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    while ((await notices(registry)).sent < toTell) await pause(250);
    compare(`told ${values.followers} followers of one change`, (performance.now() - started) / 1000);

    // No other report is open: on the way to that day nothing becomes late that is not measured here.
    await sql`update entity set report_due = case when entity_id in (
        select entity_id from entity where entity_type in (${sql.join(REPORTING)}) and status_code = 'GOOD'
        order by entity_id desc limit ${Number(values.reminded)}) then ${DUE}::date end, delinquency_date = null`.execute(
      connection.unlimitedDb,
    );
    await follow(
      { ...registry, db: connection.unlimitedDb },
      sql`(select entity_id, row_number() over () from entity where report_due = ${DUE})`,
      'reportDue',
    );
    await scheduleReminders(db, clock.now());
    await sql`update reminder_reader set told_until = ${DAY_BEFORE}, day = null`.execute(db);
    offset = Date.parse(SEVEN_DAYS_BEFORE) - Date.now();
    const queuedBefore = (await notices(registry)).queued;
    meanwhile.take();
    const reminding = performance.now();
    await sql`update outbox set due_at = ${clock.now()} where kind = 'report-reminders'`.execute(db);
    while (
      (await db.selectFrom('reminder_reader').select('told_until').executeTakeFirstOrThrow()).told_until <=
      DAY_BEFORE
    )
      await pause(500);
    const reminders = (await notices(registry)).queued - queuedBefore;
    compare(`${reminders} reminders queued`, (performance.now() - reminding) / 1000);
    await meanwhile.end();
    await worker.stop();
    return isGood && reminders >= Number(values.reminded);
  } finally {
    await connection.close();
    await postgres.stop();
  }
}

endWith(main());
