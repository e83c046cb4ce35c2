import type { accountChange, accountCreation, AccountCreation } from '#rules';
import type { DriverActions } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** What administrators look for accounts by. */
export type AccountCriterion = 'userId' | 'name' | 'entityId';
/** Who tries what is the administrators'. */
export type Intruder = 'public' | 'withoutRoles' | 'secureFiler';
export type AdministratorAction = 'search' | 'create' | 'lock';

/** A login to secure filing; without a password, with the one that was mailed last. */
export interface SecureLogin {
  entityId: string;
  email: string;
  password?: string;
}

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
  accountDecision(): MaybePromise<AccountCreation | 'change' | 'refuse'>;
  /** HTTP status, or the code where the registry answered with one. */
  lastAnswer(): MaybePromise<number>;
  accountsFound(): MaybePromise<string[]>;
  /** Temporary passwords mailed to an address since the scenario asked for one; waits for the first when some are expected. */
  mailedPasswords(email: string, isExpected: boolean): MaybePromise<string[]>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const ACCOUNTS_ACTIONS: DriverActions<AccountsDriver> = {
  logIn: 'log in to secure filing',
  logOut: 'log out of secure filing',
  checkLogin: 'check a login for an entity',
  askForPassword: 'ask for a temporary password',
  changePassword: 'change a password',
  create: 'create an account',
  lock: 'lock an account',
  search: 'look for accounts',
  tryAs: 'try what is for administrators',
  askForAccount: 'ask for an account with a proof',
  changeAccount: 'change an account by its kind',
  accountDecision: 'tell what is decided about an account',
  lastAnswer: 'tell what the registry answered',
  accountsFound: 'tell which accounts were found',
  mailedPasswords: 'tell which temporary passwords were mailed',
};
