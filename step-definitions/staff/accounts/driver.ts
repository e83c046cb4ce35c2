import type {
  AccountAction,
  accountChange,
  accountConflict,
  AccountConflict,
  accountCreation,
  AccountCreation,
  AccountKind,
  accountStanding,
} from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** What administrators look for accounts by. */
export type AccountCriterion = 'userId' | 'name' | 'entityId';
/** Who tries what is the administrators'. */
export type Intruder = 'public' | 'withoutRoles' | 'secureFiler';
export type AdministratorAction = 'search' | 'create' | 'lock';

/** What an administrator does with an account. */
export type AccountAct = AccountAction;

/** A login to secure filing; without a password, with the one that was mailed last. */
export interface SecureLogin {
  entityId: string;
  email: string;
  password?: string;
}

export type AccountDecision = AccountCreation | AccountConflict | 'refuse';

/** An account that is open before an administrator; `isLast`: its entity has no other one. */
export type OpenAccount = Parameters<typeof accountChange>[0] & { isLast?: boolean };

/** Accounts of staff and secure filers, as the registry keeps them. */
export interface AccountsDriver {
  logIn(login: SecureLogin): MaybePromise<void>;
  logOut(): MaybePromise<void>;
  /** Asks whether the login opens filings on an entity. */
  checkLogin(entityId: string): MaybePromise<void>;
  askForPassword(request: { userId: string; email: string; entityId?: string }): MaybePromise<void>;
  changePassword(userId: string, newPassword: string): MaybePromise<void>;
  /** @param name of a sample account of staff */
  create(name: string, account: { userId: string; email: string; entityId: string }): MaybePromise<void>;
  lock(name: string, userId: string): MaybePromise<void>;
  search(name: string, criterion: AccountCriterion, value: string): MaybePromise<void>;
  tryAs(somebody: Intruder, action: AdministratorAction): MaybePromise<void>;
  /** Somebody asks for an account, with or without a filing that shows their right to one. */
  askForAccount(facts: Parameters<typeof accountCreation>[0]): MaybePromise<void>;
  /** An administrator changes an account's roles or state. */
  changeAccount(...change: Parameters<typeof accountChange>): MaybePromise<void>;
  /** What is decided about an account. */
  accountDecision(): MaybePromise<AccountDecision>;
  /** An administrator asks for a change of an account that another one may have changed meanwhile. */
  changeSeenAccount(...change: Parameters<typeof accountConflict>): MaybePromise<void>;
  /** An account is shown to an administrator, at this moment. */
  showAccount(...shown: Parameters<typeof accountStanding>): MaybePromise<void>;
  showRoles(kind: AccountKind, roles: readonly string[]): MaybePromise<void>;
  rolesText(): MaybePromise<string>;
  accountStateText(): MaybePromise<string>;
  /** An account is open before an administrator. */
  openAccount(account: OpenAccount): MaybePromise<void>;
  offeredActions(): MaybePromise<readonly AccountAct[]>;
  /** What the administrator is asked before an action on the account, with what it does. */
  questionBefore(action: AccountAct): MaybePromise<string>;
  /** An administrator looks at an account, and acts upon it as it was then. */
  look(name: string, userId: string): MaybePromise<void>;
  actAsSeen(action: AccountAct): MaybePromise<void>;
  /** An account of staff. */
  createStaff(name: string, account: { userId: string; email: string }): MaybePromise<void>;
  /** What the administrator reads of what was done, or why it was not. */
  toldAdministrator(): MaybePromise<string>;
  /** What is wrong with the user ID, as the administrator reads it at its field. */
  toldAtUserId(): MaybePromise<string>;
  /** In a word, as the search of the administrator shows it; empty where there is no such account. */
  shownState(userId: string): MaybePromise<string>;
  accountsFound(): MaybePromise<string[]>;
  /** Temporary passwords mailed to an address since the scenario asked for one; waits for the first when some are expected. */
  mailedPasswords(email: string, isExpected: boolean): MaybePromise<string[]>;
}
