import { loginPath, PATHS, periodAfter, TEMPORARY_PASSWORD_HOURS } from '#rules';
import type { Registry } from '../context';
import { OFFICE } from '../environments';
import type { Account } from './accounts';

/** Where an account logs in. The login of a secure filer is that of one entity and is not opened without it (reading 38). */
const loginOf = ({ entity_id: entityId }: Account): string =>
  entityId === null ? PATHS.loginAdmin : loginPath({ entityId });

/** What the mail says of an account that its owner has had before. */
const RESET = {
  subject: 'Your temporary password',
  opening: '',
  closing:
    'If you asked for it more than once, only the last one counts.\n' +
    'If you did not ask for it, you need not do anything: your password has not changed.\n\n',
};

/** Nobody has asked for the password of a new account of staff. */
const NEW_STAFF = {
  subject: 'Your account at the office',
  opening: 'The office has created an account for you.\n\n',
  closing: 'If you do not know why, tell the office.\n\n',
};

/** The owner of a new account may know nothing of it: its mail is what tells them that the filings of their entity need it. */
const newSecureFiler = (name: string): typeof RESET => ({
  subject: `${name}: your login to secure business filing`,
  opening:
    `Secure business filing was set up for ${name}${periodAfter(name)} From now on, its filings need a login, and this is yours: ` +
    'the email address at which you read this, and the password.\n\n',
  closing: 'If you did not ask for secure business filing, tell the office at once: it can end it.\n\n',
});

async function textsOf({ db }: Registry, { entity_id: entityId }: Account, isFirst: boolean) {
  if (!isFirst) return RESET;
  if (entityId === null) return NEW_STAFF;
  const { name } = await db
    .selectFrom('entity')
    .select('name')
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  return newSecureFiler(name);
}

/**
 * The mail with a temporary password.
 * @param isFirst the account was just created
 */
export async function temporaryPasswordMail(
  registry: Registry,
  account: Account,
  { password, isFirst }: { password: string; isFirst: boolean },
): Promise<{ to: string; subject: string; text: string }> {
  const { subject, opening, closing } = await textsOf(registry, account, isFirst);
  const entity = account.entity_id === null ? '' : `Entity ID number: ${account.entity_id}\n`;
  return {
    to: account.email,
    subject,
    text:
      `${opening}${entity}User ID: ${account.user_id}\nTemporary password: ${password}\n\n` +
      `Log in with it within ${TEMPORARY_PASSWORD_HOURS} hours and choose a new password: ` +
      `${registry.config.publicUrl}${loginOf(account)}\n\n` +
      `${closing}${OFFICE.name}\n${OFFICE.helpEmail}, ${OFFICE.helpPhone}\n`,
  };
}
