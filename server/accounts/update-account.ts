import type { AccountChangeRequest } from '#rules';
import { accountChange, accountConflict } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { StaffPrincipal } from '../callers/principal';
import { writeAudit } from '../audit/audit';
import { isEmbedded } from '../tokens/issuer';
import type { Account } from './accounts';
import { findAccount, findAccountById, versionOf } from './accounts';
import { isActiveAdministrator } from './administrator';
import { closeAccount } from './close-account';
import { endLogins } from './logins';
import { requestPasswordFromOffice } from './temporary-password';

export interface AccountChanges extends AccountChangeRequest {
  roles?: string[];
  /** The version of the account that the caller has seen. */
  version?: string;
}

export type UpdateResult =
  | { kind: 'updated' | 'changedMeanwhile'; account: Account }
  | { kind: 'closed'; secureFilingEnded: boolean }
  | { kind: 'unknown' | 'refused' | 'shutOut' | 'emailTaken' };

/** What differs from the account as it was, for the audit log. */
function changesInWords(account: Account, { name, email, roles, state, temporaryPassword }: AccountChanges) {
  return {
    ...(name !== undefined && name !== account.name && { name }),
    ...(email !== undefined && email !== account.email && { email: 'changed' }),
    ...(roles !== undefined &&
      roles.join() !== account.roles.join() && { roles: roles.join(', ') || 'none' }),
    ...(state !== undefined && state !== account.state && { state }),
    ...(temporaryPassword === 'send' && { password: 'a temporary one was mailed' }),
  };
}

/** PostgreSQL's code for a value that has to be unique and is not. Of what is changed only the email has to be, at its entity. */
const isEmailTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/**
 * The account of a user ID, in any case, and that of the caller, locked until the transaction ends: of two changes, the second begins with
 * the result of the first. They are locked in one order, so that two administrators who change each other do not deadlock.
 */
async function lockAccounts(tx: Transaction<Database>, userId: string, { account: own }: StaffPrincipal) {
  const named = await findAccount(tx, { userId });
  const ids = [named?.account_id, own?.accountId].filter((id) => id !== undefined);
  if (named === undefined) return {};
  const locked = await tx
    .selectFrom('account')
    .selectAll()
    .where('account_id', 'in', ids)
    .orderBy('account_id')
    .limit(2)
    .forUpdate()
    .execute();
  const byId = (accountId: string | undefined) => locked.find(({ account_id }) => account_id === accountId);
  return { account: byId(named.account_id), own: byId(own?.accountId) };
}

/** The caller may have been locked out since the token was checked: of two administrators who lock each other, one must remain. */
const isShutOut = ({ account: login }: StaffPrincipal, own: Account | undefined): boolean =>
  login !== undefined && !(own && isActiveAdministrator(own));

/**
 * Changes the fields of an account that an administrator sends, and no others. Locking it ends its logins and the temporary password that
 * was mailed to it; a new email ends the temporary password too, which went to the former one. Closing it removes it. Fields that have
 * changed since the administrator saw the account are not overwritten. The audit log has what was changed and to what, but no address: it
 * is kept longer than addresses may be.
 */
export async function updateAccount(
  { db, clock, config }: Registry,
  userId: string,
  { version, ...changes }: AccountChanges,
  administrator: StaffPrincipal,
): Promise<UpdateResult> {
  const { name, email, roles, state } = changes;
  try {
    return await db.transaction().execute(async (tx): Promise<UpdateResult> => {
      const { account, own } = await lockAccounts(tx, userId, administrator);
      if (account === undefined) return { kind: 'unknown' };
      if (isShutOut(administrator, own)) return { kind: 'shutOut' };
      const { account_id: accountId, kind, entity_id: entityId } = account;
      const isOwn = accountId === administrator.account?.accountId;
      const isAsSeen = version === undefined || version === versionOf(account);
      const conflict = accountConflict(account, changes, isAsSeen);
      if (conflict === 'done') return { kind: 'updated', account };
      if (conflict === 'changedMeanwhile') return { kind: 'changedMeanwhile', account };
      const whose = { kind, isOwn, isManagedByProvider: !isEmbedded(config), state: account.state };
      if (accountChange(whose, changes) === 'refuse') return { kind: 'refused' };
      const entry = {
        at: clock.now(),
        userId: administrator.userId,
        action: 'accountChanged',
        ...(entityId !== null && { entityId }),
      } as const;
      if (state === 'closed') {
        const secureFilingEnded = await closeAccount(tx, account, entry.at);
        const outcome = secureFilingEnded ? 'closed, which ended the secure filing of the entity' : 'closed';
        await writeAudit(tx, { ...entry, details: { account: account.user_id, state: outcome } });
        return { kind: 'closed', secureFilingEnded };
      }
      const endsTemporary = state === 'locked' || (email ?? account.email) !== account.email;
      const sent = {
        ...(name !== undefined && { name }),
        ...(email !== undefined && { email }),
        ...(roles !== undefined && { roles }),
        ...(state !== undefined && { state }),
        ...(endsTemporary && { temporary_hash: null, temporary_ends_at: null }),
      };
      if (Object.keys(sent).length > 0)
        await tx.updateTable('account').set(sent).where('account_id', '=', accountId).execute();
      if (state === 'locked') await endLogins(tx, accountId);
      const details = { account: account.user_id, ...changesInWords(account, changes) };
      await writeAudit(tx, { ...entry, details });
      const updated = await findAccountById(tx, accountId);
      if (changes.temporaryPassword === 'send' && updated)
        await requestPasswordFromOffice(tx, { userId: updated.user_id, email: updated.email }, entry.at);
      return updated === undefined ? { kind: 'unknown' } : { kind: 'updated', account: updated };
    });
  } catch (error) {
    if (isEmailTaken(error)) return { kind: 'emailTaken' };
    throw error;
  }
}
