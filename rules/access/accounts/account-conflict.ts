import { flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { AccountChangeRequest, AccountState } from './account-change';

/** `done`: nothing is left to do; `changedMeanwhile`: the caller has not seen the account as it is now. */
export type AccountConflict = 'change' | 'done' | 'changedMeanwhile';

export const ACCOUNT_CONFLICT_TABLE = defineTable<AccountConflict>()({
  name: 'Whether a change is still what its administrator meant',
  source: 'A7-users',
  hitPolicy: 'unique',
  inputs: { isAsSeen: flag(), isSoAlready: flag() },
  rows: [
    { when: { isSoAlready: true }, then: 'done' },
    { when: { isSoAlready: false, isAsSeen: true }, then: 'change' },
    { when: { isSoAlready: false, isAsSeen: false }, then: 'changedMeanwhile' },
  ],
});

/** The properties of an account that administrators change. */
export interface ChangeableAccount {
  name: string;
  email: string;
  roles: readonly string[];
  state: AccountState;
}

const isSo = (account: ChangeableAccount, { temporaryPassword, ...change }: AccountChangeRequest): boolean =>
  temporaryPassword === undefined &&
  Object.entries(change).every(
    ([name, value]) => String(value) === String(account[name as keyof ChangeableAccount]),
  );

/**
 * Two administrators who change one account do not undo each other's changes unseen. A change that is requested twice, because an answer
 * was lost or a page was old, is answered as done; a temporary password is mailed each time that it is requested.
 * @param isAsSeen whether the account has not changed since the caller read it
 */
export const accountConflict = (
  account: ChangeableAccount,
  change: AccountChangeRequest,
  isAsSeen: boolean,
): AccountConflict => evaluate(ACCOUNT_CONFLICT_TABLE, { isAsSeen, isSoAlready: isSo(account, change) });
