import { randomInt } from 'node:crypto';
import { TEMPORARY_PASSWORD_HOURS } from '#rules';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { Kysely, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { enqueueJob } from '../outbox/outbox';
import type { OutboxPayloads } from '../outbox/outbox-payloads';
import type { Account } from './accounts';
import { findAccount, findAccountById } from './accounts';
import { isEmbedded } from '../tokens/issuer';
import { hashPassword } from './password-hash';
import type { TemporaryPasswordReason } from './temporary-password-mail';
import { temporaryPasswordMail } from './temporary-password-mail';

const HOUR = 3_600_000;

/** Letters and digits that are not taken for one another: 12 of them are 70 bits. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

const randomPassword = (): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

type Request = OutboxPayloads['temporary-password'];

const reasonOf = ({ isFirst, isFromOffice }: Request): TemporaryPasswordReason => {
  if (isFirst) return 'newAccount';
  return isFromOffice ? 'office' : 'asked';
};

/** One spelling for the different ways of writing a value, so that requests can be compared. */
const plain = (text: string): string => text.trim().toLowerCase();

/** Who is to get a password. */
type Asked = Omit<Request, 'isFirst' | 'isFromOffice'>;

const enqueue = (db: Kysely<Database>, request: Request, now: Date): Promise<void> => {
  const payload = { ...request, userId: plain(request.userId), email: plain(request.email) };
  return enqueueJob(db, { kind: 'temporary-password', payload, dueAt: now, now });
};

/**
 * Queues a temporary password for the account with this name. The password is created only when it is mailed, so that it is never stored in
 * the database, and a request for an unknown account takes as long as any other.
 */
export const requestTemporaryPassword = (
  db: Kysely<Database>,
  { userId, email, entityId }: Asked,
  now: Date,
): Promise<void> => enqueue(db, { userId, email, ...(entityId !== undefined && { entityId }) }, now);

/** Queues the password of an account that was just created, whose mail says so. */
export const requestFirstPassword = (
  db: Kysely<Database>,
  { userId, email }: Asked,
  now: Date,
): Promise<void> => enqueue(db, { userId, email, isFirst: true }, now);

/** Queues the password that an administrator sends to the owner of an account. */
export const requestPasswordFromOffice = (
  db: Kysely<Database>,
  { userId, email }: Asked,
  now: Date,
): Promise<void> => enqueue(db, { userId, email, isFromOffice: true }, now);

/**
 * The active account that a request identifies: everything that it names must belong to one account. Staff accounts count only where the registry itself signs staff on: elsewhere nobody could log in with the password.
 */
async function accountOf({ db, config }: Registry, { userId, email, entityId }: Request) {
  const account = await findAccount(db, { userId });
  const isMeant =
    account?.state === 'active' &&
    (account.kind === 'secureFiling' || isEmbedded(config)) &&
    plain(account.email) === plain(email) &&
    (entityId === undefined || account.entity_id === entityId);
  return isMeant ? account : undefined;
}

/** Whether a later request is for the same account. A request whose mail could not be sent at all replaces none. */
async function isSuperseded(db: Kysely<Database>, account: Account, outboxId: string): Promise<boolean> {
  const later = await db
    .selectFrom('outbox')
    .select('outbox_id')
    .where('kind', '=', 'temporary-password')
    .where('outbox_id', '>', outboxId)
    .where('state', '!=', 'failed')
    .where(sql<SqlBool>`payload ->> 'userId' = ${plain(account.user_id)}`)
    .where(sql<SqlBool>`payload ->> 'email' = ${plain(account.email)}`)
    .where(
      sql<SqlBool>`coalesce(payload ->> 'entityId', ${account.entity_id}) is not distinct from ${account.entity_id}`,
    )
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * Makes a temporary password valid in the place of an earlier one, unless a later request was made meanwhile: of jobs that run at the same
 * time, that of the last request counts. The account stays locked from reading the requests until the end.
 * @returns whether it is valid
 */
const letCount = (
  { db, clock }: Registry,
  { account_id: accountId, email }: Account,
  { outboxId, hash }: { outboxId: string; hash: string },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('state', '=', 'active')
      // The mail goes to the address that was found.
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined || (await isSuperseded(tx, account, outboxId))) return false;
    await tx
      .updateTable('account')
      .set({
        temporary_hash: hash,
        temporary_ends_at: new Date(clock.now().getTime() + TEMPORARY_PASSWORD_HOURS * HOUR),
      })
      .where('account_id', '=', accountId)
      .execute();
    return true;
  });

/** Whether nothing has taken the place of a temporary password since. */
async function isStillGood(db: Kysely<Database>, { account_id: accountId }: Account, hash: string) {
  const { temporary_hash: current } = (await findAccountById(db, accountId)) ?? {};
  return current === hash;
}

/**
 * Makes a temporary password, which takes the place of an earlier one, and mails it; not when a later request takes the place of this one.
 * Run again after a failure it makes another one. In developer environments testers read the mail in the outbox; anywhere else nothing of
 * it is stored but the hash.
 */
export async function mailTemporaryPassword(
  registry: Registry,
  request: Request,
  outboxId: string,
): Promise<void> {
  const { db, config, providers } = registry;
  const account = await accountOf(registry, request);
  if (account === undefined) return;
  const password = randomPassword();
  const hash = await hashPassword(password);
  const counts = await letCount(registry, account, { outboxId, hash });
  if (!counts || !(await isStillGood(db, account, hash))) return;
  const mail = await temporaryPasswordMail(registry, account, {
    password,
    reason: reasonOf(request),
  });
  await providers.mail.send({ messageId: `<${outboxId}.outbox@business-registry>`, ...mail });
  if (!config.isDeveloper) return;
  await db
    .updateTable('outbox')
    .set({ payload: JSON.stringify({ ...request, ...mail }) })
    .where('outbox_id', '=', outboxId)
    .execute();
}
