import { officeDay, officeMidnight, plusDays, statesBefore } from '#rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import type { ReminderReaderTable } from '../../database/tables/notices';
import { reportedEntities } from '../../notices/reported-entities';
import type { JobResult } from '../../outbox/job-result';
import { nextOfficeDay } from '../office-days';
import { findOverdueEntities } from '../overdue-reports/overdue-entities';
import { followedIds } from './followed-ids';
import { keptDay } from './kept-day';
import { remindFollowers } from './remind-followers';

type Reader = Selectable<ReminderReaderTable>;

/** Entities that one transaction looks at, and messages that it writes. */
const PORTION = { entities: 100, messages: 200 };

/** What midnight brings about is waited for so long at most, and looked for so often. */
const LONGEST_WAIT_MILLISECONDS = 3_600_000;
const PAUSE_MILLISECONDS = 5_000;

/** Where it stands; undefined while another server reminds. */
const reader = (tx: Transaction<Database>) =>
  tx.selectFrom('reminder_reader').selectAll().forUpdate().skipLocked().executeTakeFirst();

const keep = (tx: Transaction<Database>, at: Partial<Omit<Reader, 'one'>>) =>
  tx.updateTable('reminder_reader').set(at).execute();

/** Whether everything is written down that this day has changed by itself: who is late, and which filings have taken effect. */
async function isMidnightDone(db: Kysely<Database>, now: Date, today: string): Promise<boolean> {
  if (now.getTime() > officeMidnight(today) + LONGEST_WAIT_MILLISECONDS) return true;
  if ((await findOverdueEntities(db, now)) !== null) return false;
  const waiting = await db
    .selectFrom('filing_record')
    .select('transaction_id')
    .where('effect_state', 'in', statesBefore('dayComes'))
    .where('effective_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return waiting === undefined;
}

/** The round to go on with, or the next one; undefined where everybody is reminded. A clock that testers move back begins its day anew. */
function roundOf(at: Reader, today: string): (Reader & { day: string }) | undefined {
  const toldUntil = at.told_until > today ? keptDay(plusDays(today, -1)) : at.told_until;
  if (at.day !== null && at.day <= today && toldUntil === at.told_until) return { ...at, day: at.day };
  return toldUntil === today
    ? undefined
    : { ...at, told_until: toldUntil, day: today, entity_id: '', follower_id: '' };
}

/** Reminds of one portion; answers whether there is more. How far it came is kept in the same transaction. */
async function remindPortion(
  registry: Registry,
  tx: Transaction<Database>,
  at: Reader & { day: string },
  { now, portion }: { now: Date; portion: typeof PORTION },
): Promise<boolean> {
  const unfinished = at.follower_id === '' ? [] : [at.entity_id];
  const further = await followedIds(tx, at.entity_id, portion.entities);
  const entityIds = [...unfinished, ...further];
  const entities = await reportedEntities(tx, entityIds, now);
  let { follower_id: toldTo, entity_id: reached } = at;
  let left = portion.messages;
  for (const entityId of entityIds) {
    const entity = entities.get(entityId);
    const round = { entityId, entity, toldUntil: at.told_until, day: at.day, toldTo, limit: left, now };
    const reminded = await remindFollowers(registry, tx, round);
    reached = entityId;
    toldTo = reminded.toldTo;
    left -= reminded.count;
    if (left <= 0) break;
  }
  if (left <= 0 || further.length === portion.entities) {
    await keep(tx, { ...at, entity_id: reached, follower_id: toldTo });
    return true;
  }
  await keep(tx, { told_until: at.day, day: null, entity_id: '', follower_id: '' });
  return false;
}

/**
 * Reminds those who follow a report, once a day after the office's midnight (T3-remind). A server that comes back after days without one
 * reminds of what fell on them as far as it is still so.
 */
export async function runReminders(registry: Registry, portion = PORTION): Promise<JobResult> {
  const { db, clock } = registry;
  const now = clock.now();
  const today = keptDay(officeDay(now.toISOString()));
  return db.transaction().execute(async (tx) => {
    const at = await reader(tx);
    if (at === undefined) return { again: new Date(now.getTime() + PAUSE_MILLISECONDS) };
    const round = roundOf(at, today);
    if (round === undefined) return { again: nextOfficeDay(now, false) };
    if (!(await isMidnightDone(tx, now, today)))
      return { again: new Date(now.getTime() + PAUSE_MILLISECONDS) };
    return { again: nextOfficeDay(now, await remindPortion(registry, tx, round, { now, portion })) };
  });
}
