import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SECURE_LOGIN_HOURS, SESSION_TIMEOUT_MINUTES } from '#rules';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import type { Database } from '../database/tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The interval in which a use is recorded once. */
const NOTED_EVERY = MINUTE;

/** Tokens of the staff sign-on have points in them; these have none. */
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const shifted = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Whether a bearer token may be one of secure filing. */
export const isSecureFilingToken = (token: string): boolean => TOKEN.test(token);

/** Opens a login and answers with its token, of which the registry keeps the digest alone. */
export async function openSecureFiling(
  { db, clock }: Pick<Registry, 'db' | 'clock'>,
  accountId: string,
): Promise<{ token: string; endsAt: Date }> {
  const now = clock.now();
  const token = unguessableId();
  const endsAt = shifted(now, SECURE_LOGIN_HOURS * HOUR);
  await db
    .insertInto('secure_filing_session')
    .values({
      token_digest: digestOf(token),
      account_id: accountId,
      created_at: now,
      last_used_at: now,
      ends_at: endsAt,
    })
    .execute();
  return { token, endsAt };
}

/** A login that has not ended: of an active account, within its hours, and used within the time that a session may idle. */
export async function findSecureFiling(db: Kysely<Database>, token: string, now: Date) {
  const login = await db
    .selectFrom('secure_filing_session as login')
    .innerJoin('account', 'account.account_id', 'login.account_id')
    .select(['login.token_digest', 'login.last_used_at', 'account.account_id', 'account.entity_id'])
    .select(({ eb }) => eb('account.password_hash', 'is', null).as('must_change_password'))
    .where('login.token_digest', '=', digestOf(token))
    .where('account.state', '=', 'active')
    .where('login.ends_at', '>', now)
    .where('login.last_used_at', '>', shifted(now, -SESSION_TIMEOUT_MINUTES * MINUTE))
    .executeTakeFirst();
  if (login !== undefined && login.last_used_at < shifted(now, -NOTED_EVERY)) {
    await db
      .updateTable('secure_filing_session')
      .set({ last_used_at: now })
      .where('token_digest', '=', login.token_digest)
      .execute();
  }
  return login;
}

export async function endSecureFiling(db: Kysely<Database>, tokenDigest: string): Promise<void> {
  await db.deleteFrom('secure_filing_session').where('token_digest', '=', tokenDigest).execute();
}
