import { sql, type Kysely } from 'kysely';
import type { Registry } from '../context';
import { countHit, uncountHit } from '../database/rate-window';
import type { Database } from '../database/tables';
import { networkOf } from '../callers/caller-address';
import { HttpFailure } from '../failures/failure';
import { TOO_MANY_MESSAGE } from '../failures/refuse-too-many';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The wait doubles from a minute to this. */
const LONGEST_WAIT = HOUR;
const MAX_DOUBLINGS = 6;

/** The callers of one network have together as many free tries a day as so many callers. */
const CALLERS_OF_A_NETWORK = 10;

/**
 * Kinds of secrets that may be guessed; each kind is counted separately. `prefix` separates the callers of one kind from those of another.
 */
const KINDS = {
  passcodes: { prefix: '' },
  'return codes': { prefix: 'return:' },
  'receipt addresses': { prefix: 'receipt:' },
} as const;
type GuessedKind = keyof typeof KINDS;

interface Caller {
  caller: string;
  /** Tries that need no wait. */
  free: number;
  now: Date;
}

/**
 * Counts a try of a caller and makes the next ones wait, in one statement: tries at the same moment are counted one after the other.
 * @returns the tries of the caller with this one, or the seconds to wait
 */
async function countTry(
  db: Kysely<Database>,
  { caller, free, now }: Caller,
): Promise<{ tries: number } | { wait: number }> {
  const shifted = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const isLate = sql<boolean>`passcode_tries.tried_at between ${shifted(-DAY)} and ${shifted(DAY)}`;
  const tries = sql<number>`case when ${isLate} then passcode_tries.tries + 1 else 1 end`;
  const waitAfter = (count: ReturnType<typeof sql<number>>) =>
    sql<Date>`${now}::timestamptz + case when ${count} < ${free} then interval '0'
      else least(power(2, least(${count} - ${free}, ${MAX_DOUBLINGS})) * interval '1 minute', interval '1 hour') end`;
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
    .returning('passcode_tries.tries')
    .executeTakeFirst();
  if (counted !== undefined) return counted;
  const row = await db
    .selectFrom('passcode_tries')
    .select('waits_until')
    .where('caller', '=', caller)
    .executeTakeFirst();
  const waitLeft = (row?.waits_until.getTime() ?? now.getTime()) - now.getTime();
  return { wait: Math.max(1, Math.ceil(waitLeft / 1000)) };
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
 * Lets a caller try a secret of a kind, and counts wrong ones. After a few free attempts, the caller waits before each further one, a
 * minute first and twice as long each time. Attempts that are not free, for the caller or for the network, also count against an hourly
 * limit for all callers together: nobody can use up the first attempts of others (decision 0020). A right secret does not reset the count:
 * otherwise a caller with a passcode of their own could try others with it.
 *
 * @param clientAddress as `callerAddress` answers it
 * @param attempt answers undefined for a wrong one
 * @throws HttpFailure 429 while the caller has to wait
 */
export async function trySecret<T>(
  kind: GuessedKind,
  { db, clock, config, log }: Registry,
  clientAddress: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const now = clock.now();
  const free = config.passcodeTries;
  const caller = { caller: KINDS[kind].prefix + clientAddress, free, now };
  const counted = await countTry(db, caller);
  if ('wait' in counted) throw refused(counted.wait);

  const bucket = `wrong ${kind} of:${networkOf(clientAddress)}`;
  const ofNetwork = { bucket, most: free * CALLERS_OF_A_NETWORK, windowMilliseconds: DAY };
  const isFree = (await countHit(db, ofNetwork, now)) === null && counted.tries <= free;
  const forget = async () => {
    await takeTryBack(db, caller);
    await uncountHit(db, ofNetwork.bucket);
  };

  const ofAll = {
    bucket: `wrong ${kind} beyond the free ones`,
    most: config.passcodeTriesAnHour,
    windowMilliseconds: HOUR,
  };
  const waitOfAll = isFree ? null : await countHit(db, ofAll, now);
  if (waitOfAll !== null) {
    log.warn(
      { most: ofAll.most },
      `so many wrong ${kind} were tried in an hour that only free tries are looked at until it ends`,
    );
    // A secret that was not checked does not count as wrong.
    await forget();
    throw refused(waitOfAll);
  }

  const result = await attempt();
  if (result !== undefined) {
    await forget();
    if (!isFree) await uncountHit(db, ofAll.bucket);
  }
  return result;
}
