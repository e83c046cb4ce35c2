import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { FREE_LOGIN_ATTEMPTS, takeLoginAttempt } from '#rules';
import type { Registry } from '../context';
import { countHit } from '../database/rate-window';
import type { Database } from '../database/tables';

/** The caller and the account whose attempts are counted. */
export interface Subjects {
  /** Network address. */
  caller: string;
  /** The ID of an account, or the name that was entered where nobody is called so. */
  account: string;
  /** What only somebody has who has logged in to this account; its attempts are counted in the place of the account's. */
  device?: string;
}

const digest = (kind: keyof Subjects | 'license', value: string): string =>
  createHash('sha256').update(`${kind}:${value.trim().toLowerCase()}`).digest('hex');

/**
 * Counts one more attempt while holding a lock on the row, so that attempts at the same moment are counted one after the other.
 * @returns whole seconds to wait; null when it may be tried
 */
const take = (db: Kysely<Database>, subject: string, freeTries: number, now: Date): Promise<number | null> =>
  db.transaction().execute(async (tx) => {
    // One statement creates or locks the row: between two statements, another request's correct attempt could remove it.
    const row = await tx
      .insertInto('login_attempt')
      .values({ subject, tries: 0, last_at: now, waits_until: null })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const attempts = {
      tries: row.tries,
      lastAt: row.last_at.getTime(),
      waitsUntil: row.waits_until?.getTime() ?? null,
    };
    const verdict = takeLoginAttempt(attempts, freeTries, now.getTime());
    if (verdict.kind === 'wait') return verdict.seconds;
    const { tries, waitsUntil } = verdict.attempts;
    await tx
      .updateTable('login_attempt')
      .set({ tries, last_at: now, waits_until: waitsUntil === null ? null : new Date(waitsUntil) })
      .where('subject', '=', subject)
      .execute();
    return null;
  });

/** What the passwords of an account are counted under. */
const ownSubject = ({ account, device }: Subjects): string =>
  device === undefined ? digest('account', account) : digest('device', `${account}\n${device}`);

const MINUTE = 60_000;

/**
 * Counts a password that is about to be tried, by its caller and by its account or a device known to it, for all servers together. Of its
 * caller those of a minute count as well, however many of them were right.
 * @returns whole seconds to wait when too many were tried before; null when it may be tried
 */
export async function countLoginAttempt(
  { db, clock, config }: Registry,
  subjects: Subjects,
): Promise<number | null> {
  const now = clock.now();
  const ofMinute = {
    bucket: `login:${subjects.caller}`,
    most: config.rateLimitSensitive,
    windowMilliseconds: MINUTE,
  };
  return (
    (await countHit(db, ofMinute, now)) ??
    (await take(db, digest('caller', subjects.caller), config.rateLimitSensitive, now)) ??
    (await take(db, ownSubject(subjects), FREE_LOGIN_ATTEMPTS, now))
  );
}

/** A license whose holder is guessed at, under a digest from which its number cannot be read. */
export interface GuessedLicense {
  license: string;
  freeTries: number;
}

/**
 * Counts a last name that is about to be compared with that of a license, for all callers together.
 * @returns whole seconds to wait when too many were tried before; null when it may be tried
 */
export const countLicenseAttempt = (
  { db, clock }: Registry,
  { license, freeTries }: GuessedLicense,
): Promise<number | null> => take(db, digest('license', license), freeTries, clock.now());

/** Takes one try back. It was allowed, so nobody waited before it, and nobody waits after it. */
const takeBack = (db: Kysely<Database>, subject: string) =>
  db
    .updateTable('login_attempt')
    .set({ tries: sql<number>`greatest(tries - 1, 0)`, waits_until: null })
    .where('subject', '=', subject)
    .execute();

/** Nothing was compared: the try does not count, and those before it are not forgotten. */
export const uncountLicenseAttempt = async ({ db }: Registry, license: string): Promise<void> => {
  await takeBack(db, digest('license', license));
};

/** The last name was right: the tries before are forgotten. */
export const resetLicenseAttempts = async ({ db }: Registry, license: string): Promise<void> => {
  await db.deleteFrom('login_attempt').where('subject', '=', digest('license', license)).execute();
};

/**
 * The password was right: the tries of the account, or of the device known to it, are forgotten, and this one does not count against its
 * caller.
 */
export async function resetLoginAttempts({ db }: Registry, subjects: Subjects): Promise<void> {
  await db.deleteFrom('login_attempt').where('subject', '=', ownSubject(subjects)).execute();
  await takeBack(db, digest('caller', subjects.caller));
}
