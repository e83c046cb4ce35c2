import type { Transaction } from 'kysely';
import { isToBeTold } from '#rules';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { publicChangesAfter } from '../entities/public-changes';
import type { JobResult } from '../outbox/job-result';
import { changeEach } from '../outbox/set-aside';
import { tell } from './tell';
import { loggedChanges, toldChange, type LoggedChange } from './told-changes';

/** The log is looked at so often while nothing happens. */
const PAUSE_MILLISECONDS = 5_000;

/** Lines of the log that are read at once. */
const PAGE = 50;

/** Messages that one transaction writes, and one change at most. */
const MESSAGES_AT_ONCE = 200;

/** What could not be told is tried again after an hour, little of it at once. */
const SET_ASIDE_MILLISECONDS = 3_600_000;
const SET_ASIDE_AT_ONCE = 5;
const MOST_FOLLOWERS = 100_000;

/** How much one transaction reads and writes. */
export interface Portion {
  page: number;
  messages: number;
}

/** Where the reader stands; undefined while another server reads. */
const reader = (tx: Transaction<Database>) =>
  tx.selectFrom('notice_reader').selectAll().forUpdate().skipLocked().executeTakeFirst();

const moveTo = (tx: Transaction<Database>, position: number, toldTo = '') =>
  tx.updateTable('notice_reader').set({ position, told_to: toldTo }).execute();

/** Tells a change; answers how far its followers were told where there are more of them. */
async function tellChange(
  registry: Registry,
  tx: Transaction<Database>,
  logged: LoggedChange,
  to: { toldTo: string; limit: number; now: Date },
) {
  const told = await toldChange(tx, logged);
  if (told === undefined || !isToBeTold(told.change)) return undefined;
  return tell(registry, tx, { ...told, ...to, position: logged.lines[0].position });
}

/** A change that cannot be told keeps nobody from the ones after it: it is set aside, which staff and metrics see. */
const batchOf = (logged: LoggedChange, now: Date) => ({
  job: 'notices' as const,
  rows: [logged],
  subjectOf: ({ lines: [first] }: LoggedChange) => String(first.position),
  now,
});

/** Tells what could not be told before, to everybody at once: who has the message already does not get it again. */
async function tellSetAside(registry: Registry, tx: Transaction<Database>, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('row_set_aside')
    .select('subject')
    .where('job', '=', 'notices')
    .where('tried_at', '<', new Date(now.getTime() - SET_ASIDE_MILLISECONDS))
    .limit(SET_ASIDE_AT_ONCE)
    .execute();
  for (const { subject } of rows) {
    const [logged] = loggedChanges(await publicChangesAfter(tx, Number(subject) - 1, PAGE), false);
    const everybody = { toldTo: '', limit: MOST_FOLLOWERS, now };
    if (logged !== undefined)
      await changeEach(registry, tx, batchOf(logged, now), (each) =>
        tellChange(registry, tx, each, everybody),
      );
  }
}

/**
 * Reads the log from where it was left, and queues a message for each who is to be told. How far it came is kept in the same transaction,
 * so that a server that is killed has told everything up to there once, and nothing after it (T3-tell).
 */
export async function runNotices(
  registry: Registry,
  { page, messages }: Portion = { page: PAGE, messages: MESSAGES_AT_ONCE },
): Promise<JobResult> {
  const { db, clock } = registry;
  const now = clock.now();
  const isMore = await db.transaction().execute(async (tx) => {
    const at = await reader(tx);
    if (at === undefined) return false;
    const lines = await publicChangesAfter(tx, Number(at.position), page);
    let toldTo = at.told_to;
    for (const logged of loggedChanges(lines, lines.length < page)) {
      let rest: Awaited<ReturnType<typeof tellChange>>;
      await changeEach(registry, tx, batchOf(logged, now), async () => {
        rest = await tellChange(registry, tx, logged, { toldTo, limit: messages, now });
      });
      if (rest !== undefined) {
        const [first] = logged.lines;
        await moveTo(tx, first.position - 1, rest.toldTo);
        return true;
      }
      toldTo = '';
      await moveTo(tx, logged.lastPosition);
    }
    if (lines.length < page) await tellSetAside(registry, tx, now);
    return lines.length === page;
  });
  return { again: new Date(now.getTime() + (isMore ? 0 : PAUSE_MILLISECONDS)) };
}
