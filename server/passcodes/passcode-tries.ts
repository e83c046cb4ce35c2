import { sql, type Kysely } from 'kysely';
import type { Registry } from '../context';
import { countHit, takeHitBack } from '../database/rate-window';
import type { Database } from '../database/tables';
import { HttpFailure } from '../http/failure';
import { TOO_MANY_MESSAGE } from '../http/refuse-too-many';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The wait doubles from a minute to this. */
const LONGEST_WAIT = HOUR;
const MOST_DOUBLINGS = 6;

const BY_ALL = 'wrong passcodes';

interface Caller {
  caller: string;
  /** Tries that need no wait. */
  free: number;
  now: Date;
}

/**
 * Counts a try of a caller and makes the next ones wait, in one statement: tries at the same moment are counted one after the other.
 * @returns null when the caller may try, otherwise the seconds to wait
 */
async function countTry(db: Kysely<Database>, { caller, free, now }: Caller): Promise<number | null> {
  const shifted = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const isLate = sql<boolean>`passcode_tries.tried_at between ${shifted(-DAY)} and ${shifted(DAY)}`;
  const tries = sql<number>`case when ${isLate} then passcode_tries.tries + 1 else 1 end`;
  const waitAfter = (count: ReturnType<typeof sql<number>>) =>
    sql<Date>`${now}::timestamptz + case when ${count} < ${free} then interval '0'
      else least(power(2, least(${count} - ${free}, ${MOST_DOUBLINGS})) * interval '1 minute', interval '1 hour') end`;
  const counted = await db
    .insertInto('passcode_tries')
    .values({ caller, tries: 1, waits_until: waitAfter(sql<number>`1`), tried_at: now })
    .onConflict((conflict) =>
      conflict
        .column('caller')
        .doUpdateSet({ tries, waits_until: waitAfter(tries), tried_at: now })
        // Who has tries left never waits, also where another server's clock counted the try before a moment later than this one's.
        // A wait that ends far ahead was left behind by a clock that testers moved.
        .where(({ or, eb }) =>
          or([
            eb('passcode_tries.tries', '<', free),
            eb('passcode_tries.waits_until', '<=', now),
            eb('passcode_tries.waits_until', '>', shifted(LONGEST_WAIT)),
          ]),
        ),
    )
    .returning('caller')
    .executeTakeFirst();
  if (counted !== undefined) return null;
  const row = await db
    .selectFrom('passcode_tries')
    .select('waits_until')
    .where('caller', '=', caller)
    .executeTakeFirst();
  const left = (row?.waits_until.getTime() ?? now.getTime()) - now.getTime();
  return Math.max(1, Math.ceil(left / 1000));
}

/** A try that was no wrong one is not counted, and nobody waits after it. */
const takeTryBack = (db: Kysely<Database>, { caller, now }: Caller) =>
  db
    .updateTable('passcode_tries')
    .set({ tries: sql<number>`greatest(tries - 1, 0)`, waits_until: now })
    .where('caller', '=', caller)
    .execute();

const refused = (retryAfter: number) => new HttpFailure(429, TOO_MANY_MESSAGE, { retryAfter });

/**
 * Lets a caller try a passcode, and counts it unless it is right. After a few wrong ones the caller waits before each further try, a minute
 * first and twice as long each time; and all callers together may be wrong only so often in an hour (decision 0020). A right
 * one does not forgive wrong ones before: who has a passcode of their own cannot try others with it.
 *
 * @param attempt answers undefined for a wrong passcode
 * @throws HttpFailure 429 while the caller has to wait
 */
export async function tryPasscode<T>(
  { db, clock, config, log }: Registry,
  clientAddress: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const now = clock.now();
  const caller = { caller: clientAddress, free: config.passcodeTries, now };
  const all = { bucket: BY_ALL, most: config.passcodeTriesAnHour, windowMilliseconds: HOUR };
  const wait = await countTry(db, caller);
  if (wait !== null) throw refused(wait);
  const waitOfAll = await countHit(db, all, now);
  if (waitOfAll !== null) {
    log.warn(
      { most: all.most },
      'so many wrong passcodes were tried in an hour that none is looked at until it ends',
    );
    throw refused(waitOfAll);
  }
  const result = await attempt();
  if (result !== undefined) {
    await takeTryBack(db, caller);
    await takeHitBack(db, all.bucket);
  }
  return result;
}
