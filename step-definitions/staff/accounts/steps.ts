import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import type { AccountCriterion, AccountsDriver, AdministratorAction, Intruder } from './driver';
import type { RegistryDriver } from '../../portal/registry/driver';

const KINDS = { staff: 'staff', 'secure filing': 'secureFiling' } as const;

const REQUESTERS = {
  'an administrator': 'administrator',
  'somebody else who has logged in': 'other',
  'the public': 'public',
} as const;
const PROOFS = {
  'no filing': 'none',
  'a filing that proves nothing': 'unproven',
  'a filing just made': 'proven',
} as const;
const WANTED = {
  'an entity without secure filing': { hasSecureFiling: false },
  'an entity with secure filing': { hasSecureFiling: true },
  'staff who sign on elsewhere': { hasSecureFiling: false, isManagedByProvider: true },
};
const DECISIONS = {
  'is created': 'create',
  'needs a login': 'logIn',
  'is not for them': 'forbidden',
  'is not proven': 'unproven',
  'exists already': 'hasSecureFiling',
  'is kept elsewhere': 'managedByProvider',
  'is changed': 'change',
  'stays as it is': 'refuse',
  'is so already': 'done',
  'has changed meanwhile': 'changedMeanwhile',
} as const;
const CHANGED = {
  'an account of secure filing': { kind: 'secureFiling', isOwn: false, state: 'active' },
  'a locked account of secure filing': { kind: 'secureFiling', isOwn: false, state: 'locked' },
  'another account of staff': { kind: 'staff', isOwn: false, state: 'active' },
  'an account of staff who sign on elsewhere': {
    kind: 'staff',
    isOwn: false,
    isManagedByProvider: true,
    state: 'active',
  },
  'the last account of an entity': { kind: 'secureFiling', isOwn: false, state: 'active', isLast: true },
  'the own account': { kind: 'staff', isOwn: true, state: 'active' },
} as const;
const CHANGES = {
  'gets a role': { roles: ['BIZ_FRAUD'] },
  'loses its roles': { roles: [] },
  'is locked': { state: 'locked' },
  'is unlocked': { state: 'active' },
  'is closed': { state: 'closed' },
  'gets a temporary password': { temporaryPassword: 'send' },
  'is locked and gets a temporary password': { state: 'locked', temporaryPassword: 'send' },
  'is unlocked and gets a temporary password': { state: 'active', temporaryPassword: 'send' },
} as const;

const SEEN = { 'as it is': true, 'before it was changed': false };
const PASSWORDS = { 'a password': false, 'no password': true };
const TEMPORARY = {
  'no temporary password': {},
  'a temporary password': { temporaryPasswordEndsAt: '2026-11-21T17:00:00Z' },
  'a temporary password that has ended': { temporaryPasswordEndsAt: '2026-11-20T15:00:00Z' },
};
const NOW = '2026-11-20T16:00:00Z';
const ACTIONS = {
  'send a password': 'sendPassword',
  lock: 'lock',
  unlock: 'unlock',
  close: 'close',
} as const;
const ACTION_WORDS = Object.entries(ACTIONS);

/** Accounts of staff and secure filers. */
export const accountsPhrases: Phrases<{ accounts: AccountsDriver; registry: RegistryDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given(
    '{text} has logged in to the secure filing of the entity {text} with the password {text}',
    ({ accounts }, email: string, entityId: string, password: string) =>
      accounts.logIn({ entityId, email, password }),
  );
  Given(
    '{text} has logged in to the secure filing of the entity {text} with the mailed password',
    ({ accounts }, email: string, entityId: string) => accounts.logIn({ entityId, email }),
  );
  Given('the login to secure filing has been logged out', ({ accounts }) => accounts.logOut());
  Given(
    '{text} has created the account {text} with the email {text} for the entity {text}',
    ({ accounts }, name: string, userId: string, email: string, entityId: string) =>
      accounts.create(name, { userId, email, entityId }),
  );
  Given('{text} has locked the account {text}', ({ accounts }, name: string, userId: string) =>
    accounts.lock(name, userId),
  );

  When(
    'somebody logs in to the secure filing of the entity {text} with the email {text} and the password {text}',
    ({ accounts }, entityId: string, email: string, password: string) =>
      accounts.logIn({ entityId, email, password }),
  );
  When(
    '{text} asks for an account of {text} with {text}',
    ({ accounts }, requester: string, entity: string, proof: string) =>
      accounts.askForAccount({
        requester: lookUp('requester', REQUESTERS, requester),
        ...lookUp('entity', WANTED, entity),
        proof: lookUp('proof', PROOFS, proof),
      }),
  );
  When('an administrator changes {text}, which {text}', ({ accounts }, account: string, change: string) =>
    accounts.changeAccount(
      lookUp('account', CHANGED, account),
      lookUp('change of an account', CHANGES, change),
    ),
  );
  Then('the account {text}', async ({ accounts }, decision: string) =>
    assert.equal(await accounts.accountDecision(), lookUp('decision about an account', DECISIONS, decision)),
  );

  When(
    'an administrator who has seen the account {text} wants that it {text}',
    ({ accounts }, seen: string, change: string) =>
      accounts.changeSeenAccount(
        { name: 'Kim', email: 'kim@sample.example', roles: ['BIZ_FRAUD'], state: 'active' },
        lookUp('change of an account', CHANGES, change),
        lookUp('look at an account', SEEN, seen),
      ),
  );
  When(
    'an account is shown that is {text}, with {text} and {text}',
    ({ accounts }, state: string, password: string, temporary: string) =>
      accounts.showAccount(
        {
          state: lookUp('state of an account', { active: 'active', locked: 'locked' } as const, state),
          mustChangePassword: lookUp('password', PASSWORDS, password),
          ...lookUp('temporary password', TEMPORARY, temporary),
        },
        NOW,
      ),
  );
  When('an account of {text} with the roles {text} is shown', ({ accounts }, kind: string, roles: string) =>
    accounts.showRoles(lookUp('kind of account', KINDS, kind), roles === '' ? [] : roles.split(', ')),
  );
  Then('its roles are worded {text}', says('accounts', 'rolesText'));
  Then('the office says of the account {text}', says('accounts', 'accountStateText'));
  When('an administrator looks at {text}', ({ accounts }, account: string) =>
    accounts.openAccount(lookUp('account', CHANGED, account)),
  );
  Then('before they {text} they read {text}', async ({ accounts }, action: string, question: string) =>
    assert.equal(await accounts.questionBefore(lookUp('action', ACTIONS, action)), question),
  );
  Then('the administrator can do with it: {text}', async ({ accounts }, actions: string) => {
    const offered = await accounts.offeredActions();
    const words = ACTION_WORDS.flatMap(([word, action]) => (offered.includes(action) ? [word] : []));
    assert.equal(words.join(', '), actions);
  });

  Given('{text} looks at the account {text}', ({ accounts }, name: string, userId: string) =>
    accounts.look(name, userId),
  );
  When('the administrator chooses to {text} there', ({ accounts }, action: string) =>
    accounts.actAsSeen(lookUp('act upon an account', ACTIONS, action)),
  );
  When(
    '{text} creates the account {text} of staff with the email {text}',
    ({ accounts }, name: string, userId: string, email: string) =>
      accounts.createStaff(name, { userId, email }),
  );
  Then('the administrator is told {text}', says('accounts', 'toldAdministrator'));
  Then('the administrator is told at the user ID: {text}', says('accounts', 'toldAtUserId'));
  Then('the search shows the account {text} as {text}', async ({ accounts }, userId: string, state: string) =>
    assert.equal(await accounts.shownState(userId), state),
  );

  When('the login is checked for the entity {text}', ({ accounts }, entityId: string) =>
    accounts.checkLogin(entityId),
  );
  When(
    'a temporary password is asked for the user {text} with the email {text}',
    ({ accounts }, userId: string, email: string) => accounts.askForPassword({ userId, email }),
  );
  When(
    'a temporary password is asked for at the login of the entity {text} for the user {text} with the email {text}',
    ({ accounts }, entityId: string, userId: string, email: string) =>
      accounts.askForPassword({ entityId, userId, email }),
  );
  When(
    'the user {text} changes the mailed password to {text}',
    ({ accounts }, userId: string, newPassword: string) => accounts.changePassword(userId, newPassword),
  );
  When(
    '{text} looks for accounts by the {accountCriterion} {text}',
    ({ accounts }, name: string, criterion: AccountCriterion, value: string) =>
      accounts.search(name, criterion, value),
  );
  When(
    '{intruder} tries to {administratorAction}',
    ({ accounts }, somebody: Intruder, action: AdministratorAction) => accounts.tryAs(somebody, action),
  );

  Then(
    '{mailCount} temporary password is mailed to {text}',
    async ({ accounts }, count: 0 | 1, email: string) =>
      assert.equal((await accounts.mailedPasswords(email, count > 0)).length, count),
  );
  Then('the accounts found are {text}', async ({ accounts }, names: string) =>
    assert.equal((await accounts.accountsFound()).join(', '), names),
  );
  Then(
    '{text} can log in to the secure filing of the entity {text} with the password {text}',
    async ({ accounts, registry }, email: string, entityId: string, password: string) => {
      await accounts.logIn({ entityId, email, password });
      assert.equal((await registry.answer()).kind, 'ok');
    },
  );
};
