import { loginPath, PATHS, periodAfter, TEMPORARY_PASSWORD_HOURS } from '#rules';
import type { Registry } from '../context';
import { OFFICE } from '../settings/environments';
import type { Account } from './accounts';

/** Why a temporary password is mailed: its owner, or somebody in their name, asked for it; the office sends it; the account is new. */
export type TemporaryPasswordReason = 'asked' | 'office' | 'newAccount';

/** Where an account logs in. The login of a secure filer needs the entity (reading 38). */
const loginOf = ({ entity_id: entityId }: Account): string =>
  entityId === null ? PATHS.loginAdmin : loginPath({ entityId });

/** The sentence of the mail for an account that its owner has had before. */
const RESET = {
  subject: 'Your temporary password',
  opening: '',
  closing:
    'If you asked for it more than once, only the last one counts.\n' +
    'If you did not ask for it, you need not do anything: your password has not changed.\n\n',
};

/** Sent by an administrator, perhaps after a call by the owner. It says "that you have chosen before" because an account may have no password yet. */
const FROM_OFFICE = {
  subject: 'Your temporary password',
  opening: 'The office has sent you a temporary password.\n\n',
  closing:
    'Until you log in with it, a password that you have chosen before counts as well. If the office sent you several, only the last one ' +
    'counts.\nIf you do not know why it was sent, tell the office.\n\n',
};

/** The password of a new staff account was not requested by its owner. */
const NEW_STAFF = {
  subject: 'Your account at the office',
  opening: 'The office has created an account for you.\n\n',
  closing: 'If you do not know why, tell the office.\n\n',
};

/** The owner of a new account may not know of it: the mail tells them that the filings of their entity need it. */
const newSecureFiler = (name: string): typeof RESET => ({
  subject: `${name}: your login to secure business filing`,
  opening:
    `Secure business filing was set up for ${name}${periodAfter(name)} From now on, its filings need a login, and this is yours: ` +
    'the email address at which you read this, and the password.\n\n',
  closing: 'If you did not ask for secure business filing, tell the office at once: it can end it.\n\n',
});

/** The entity had secure filing before, and its owner knows. */
const furtherSecureFiler = (name: string): typeof RESET => ({
  subject: `${name}: your login to secure business filing`,
  opening:
    `The office has created a login to the secure business filing of ${name} for you: the email address at which you read this, and the ` +
    'password.\n\n',
  closing: 'If you do not know why, tell the office.\n\n',
});

const isFurther = async ({ db }: Registry, { created_at, entity_id }: Account): Promise<boolean> => {
  const other = await db
    .selectFrom('account')
    .select('account_id')
    .where('entity_id', '=', entity_id)
    .where('created_at', '<', created_at)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

async function textsOf(registry: Registry, account: Account, reason: TemporaryPasswordReason) {
  const { entity_id: entityId } = account;
  if (reason === 'asked') return RESET;
  if (reason === 'office') return FROM_OFFICE;
  if (entityId === null) return NEW_STAFF;
  const { name } = await registry.db
    .selectFrom('entity')
    .select('name')
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  return (await isFurther(registry, account)) ? furtherSecureFiler(name) : newSecureFiler(name);
}

/** The mail with a temporary password. */
export async function temporaryPasswordMail(
  registry: Registry,
  account: Account,
  { password, reason }: { password: string; reason: TemporaryPasswordReason },
): Promise<{ to: string; subject: string; text: string }> {
  const { subject, opening, closing } = await textsOf(registry, account, reason);
  const entity = account.entity_id === null ? '' : `Entity ID number: ${account.entity_id}\n`;
  return {
    to: account.email,
    subject,
    text:
      `${opening}${entity}Username: ${account.user_id}\nTemporary password: ${password}\n\n` +
      `Log in with it within ${TEMPORARY_PASSWORD_HOURS} hours and choose a new password: ` +
      `${registry.config.publicUrl}${loginOf(account)}\n\n` +
      `${closing}${OFFICE.name}\n${OFFICE.helpEmail}, ${OFFICE.helpPhone}\n`,
  };
}
