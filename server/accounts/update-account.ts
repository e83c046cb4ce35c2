import type { AccountState } from '#rules';
import { accountChange } from '#rules';
import type { Registry } from '../context';
import type { StaffPrincipal } from '../http/principal';
import { writeAudit } from '../review/audit';
import type { Account } from './accounts';
import { findAccount, findAccountById } from './accounts';
import { endLogins } from './logins';

export interface AccountChanges {
  name?: string;
  email?: string;
  roles?: string[];
  state?: AccountState;
}

export type UpdateResult = { kind: 'updated'; account: Account } | { kind: 'unknown' | 'refused' };

/** What differs from the account as it was, for the audit log. */
function changesInWords(account: Account, { name, email, roles, state }: AccountChanges) {
  return {
    ...(name !== undefined && name !== account.name && { name }),
    ...(email !== undefined && email !== account.email && { email: 'changed' }),
    ...(roles !== undefined &&
      roles.join() !== account.roles.join() && { roles: roles.join(', ') || 'none' }),
    ...(state !== undefined && state !== account.state && { state }),
  };
}

/** PostgreSQL's code for a value that has to be unique and is not. */
const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/**
 * Changes an account for an administrator. Locking it ends its logins and the temporary password that was mailed to it; another email
 * ends the temporary password too, which went to the former one.
 * The audit log tells what was changed and to what, but no address: it is kept longer than that.
 */
export async function updateAccount(
  { db, clock }: Registry,
  userId: string,
  changes: AccountChanges,
  administrator: StaffPrincipal,
): Promise<UpdateResult> {
  const account = await findAccount(db, { userId });
  if (account === undefined) return { kind: 'unknown' };
  const { account_id: accountId, kind } = account;
  if (accountChange({ kind, isOwn: accountId === administrator.account?.accountId }, changes) === 'refuse')
    return { kind: 'refused' };
  const endsTemporary = changes.state === 'locked' || (changes.email ?? account.email) !== account.email;
  try {
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('account')
        .set({
          name: changes.name ?? account.name,
          email: changes.email ?? account.email,
          roles: changes.roles ?? account.roles,
          state: changes.state ?? account.state,
          ...(endsTemporary && { temporary_hash: null, temporary_ends_at: null }),
        })
        .where('account_id', '=', accountId)
        .execute();
      if (changes.state === 'locked') await endLogins(tx, accountId);
      await writeAudit(tx, {
        at: clock.now(),
        userId: administrator.userId,
        action: 'accountChanged',
        ...(account.entity_id !== null && { entityId: account.entity_id }),
        details: { account: userId, ...changesInWords(account, changes) },
      });
    });
  } catch (error) {
    if (isTaken(error)) return { kind: 'refused' };
    throw error;
  }
  const updated = await findAccountById(db, accountId);
  return updated === undefined ? { kind: 'unknown' } : { kind: 'updated', account: updated };
}
