import { randomInt } from 'node:crypto';
import { PATHS, TEMPORARY_PASSWORD_HOURS } from '#rules';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { Kysely } from 'kysely';
import { OFFICE } from '../environments';
import { enqueueJob } from '../jobs/outbox';
import type { OutboxPayloads } from '../jobs/outbox-payloads';
import type { Account } from './accounts';
import { findAccount } from './accounts';
import { hashPassword } from './password-hash';

const HOUR = 3_600_000;

/** Letters and digits that are not taken for one another: 12 of them are 70 bits. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

const randomPassword = (): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

type Request = OutboxPayloads['temporary-password'];

/**
 * Queues a temporary password for whoever is called so. It is made when it is mailed and not before, so it never lies in the database, and
 * a request for somebody unknown takes as long as any other.
 */
export const requestTemporaryPassword = (db: Kysely<Database>, request: Request, now: Date): Promise<void> =>
  enqueueJob(db, { kind: 'temporary-password', payload: request, dueAt: now, now });

/** The active account that a request means: all that it names has to be that of one account. */
async function accountOf(db: Kysely<Database>, { userId, email, entityId }: Request) {
  const account = await findAccount(db, { userId });
  const isMeant =
    account?.state === 'active' &&
    account.email.toLowerCase() === email.trim().toLowerCase() &&
    (entityId === undefined || account.entity_id === entityId);
  return isMeant ? account : undefined;
}

const mailOf = ({ config }: Registry, account: Account, password: string) => {
  const page = account.kind === 'staff' ? PATHS.loginAdmin : PATHS.login;
  const entity = account.entity_id === null ? '' : `Entity ID number: ${account.entity_id}\n`;
  return {
    to: account.email,
    subject: 'Your temporary password',
    text:
      `${entity}User ID: ${account.user_id}\nTemporary password: ${password}\n\n` +
      `Log in with it within ${TEMPORARY_PASSWORD_HOURS} hours and choose a new password: ${config.publicUrl}${page}\n\n` +
      'If you did not ask for it, you need not do anything: your password has not changed.\n\n' +
      `${OFFICE.name}\n${OFFICE.helpEmail}, ${OFFICE.helpPhone}\n`,
  };
};

/**
 * Makes a temporary password, which takes the place of an earlier one, and mails it. Run again after a failure it makes another one. In
 * developer environments testers read the mail in the outbox; anywhere else nothing of it is stored but the hash.
 */
export async function mailTemporaryPassword(
  registry: Registry,
  request: Request,
  outboxId: string,
): Promise<void> {
  const { db, clock, config, providers } = registry;
  const account = await accountOf(db, request);
  if (account === undefined) return;
  const password = randomPassword();
  await db
    .updateTable('account')
    .set({
      temporary_hash: await hashPassword(password),
      temporary_ends_at: new Date(clock.now().getTime() + TEMPORARY_PASSWORD_HOURS * HOUR),
    })
    .where('account_id', '=', account.account_id)
    .execute();
  const mail = mailOf(registry, account, password);
  await providers.mail.send({ messageId: `<${outboxId}.outbox@business-registry>`, ...mail });
  if (!config.isDeveloper) return;
  await db
    .updateTable('outbox')
    .set({ payload: JSON.stringify({ ...request, ...mail }) })
    .where('outbox_id', '=', outboxId)
    .execute();
}
