import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
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
    async function (email: string, entityId: string, password: string) {
      await this.driver.accounts.logIn({ entityId, email, password });
    },
  );
  Given(
    '{text} has logged in to the secure filing of the entity {text} with the mailed password',
    async function (email: string, entityId: string) {
      await this.driver.accounts.logIn({ entityId, email });
    },
  );
  Given('the login to secure filing has been logged out', async function () {
    await this.driver.accounts.logOut();
  });
  Given(
    '{text} has created the account {text} with the email {text} for the entity {text}',
    async function (name: string, userId: string, email: string, entityId: string) {
      await this.driver.accounts.create(name, { userId, email, entityId });
    },
  );
  Given('{text} has locked the account {text}', async function (name: string, userId: string) {
    await this.driver.accounts.lock(name, userId);
  });

  When(
    'somebody logs in to the secure filing of the entity {text} with the email {text} and the password {text}',
    async function (entityId: string, email: string, password: string) {
      await this.driver.accounts.logIn({ entityId, email, password });
    },
  );
  When(
    '{text} asks for an account of {text} with {text}',
    async function (requester: string, entity: string, proof: string) {
      await this.driver.accounts.askForAccount({
        requester: lookUp('requester', REQUESTERS, requester),
        ...lookUp('entity', WANTED, entity),
        proof: lookUp('proof', PROOFS, proof),
      });
    },
  );
  When('an administrator changes {text}, which {text}', async function (account: string, change: string) {
    await this.driver.accounts.changeAccount(
      lookUp('account', CHANGED, account),
      lookUp('change of an account', CHANGES, change),
    );
  });
  Then('the account {text}', async function (decision: string) {
    assert.equal(
      await this.driver.accounts.accountDecision(),
      lookUp('decision about an account', DECISIONS, decision),
    );
  });

  When(
    'an administrator who has seen the account {text} wants that it {text}',
    async function (seen: string, change: string) {
      await this.driver.accounts.changeSeenAccount(
        { name: 'Kim', email: 'kim@sample.example', roles: ['BIZ_FRAUD'], state: 'active' },
        lookUp('change of an account', CHANGES, change),
        lookUp('look at an account', SEEN, seen),
      );
    },
  );
  When(
    'an account is shown that is {text}, with {text} and {text}',
    async function (state: string, password: string, temporary: string) {
      await this.driver.accounts.showAccount(
        {
          state: lookUp('state of an account', { active: 'active', locked: 'locked' } as const, state),
          mustChangePassword: lookUp('password', PASSWORDS, password),
          ...lookUp('temporary password', TEMPORARY, temporary),
        },
        NOW,
      );
    },
  );
  When('an account of {text} with the roles {text} is shown', async function (kind: string, roles: string) {
    await this.driver.accounts.showRoles(
      lookUp('kind of account', KINDS, kind),
      roles === '' ? [] : roles.split(', '),
    );
  });
  Then('its roles are worded {text}', async function (text: string) {
    assert.equal(await this.driver.accounts.rolesText(), text);
  });
  Then('the office says of the account {text}', async function (text: string) {
    assert.equal(await this.driver.accounts.accountStateText(), text);
  });
  When('an administrator looks at {text}', async function (account: string) {
    await this.driver.accounts.openAccount(lookUp('account', CHANGED, account));
  });
  Then('before they {text} they read {text}', async function (action: string, question: string) {
    assert.equal(await this.driver.accounts.questionBefore(lookUp('action', ACTIONS, action)), question);
  });
  Then('the administrator can do with it: {text}', async function (actions: string) {
    const offered = await this.driver.accounts.offeredActions();
    const words = ACTION_WORDS.flatMap(([word, action]) => (offered.includes(action) ? [word] : []));
    assert.equal(words.join(', '), actions);
  });

  Given('{text} looks at the account {text}', async function (name: string, userId: string) {
    await this.driver.accounts.look(name, userId);
  });
  When('the administrator chooses to {text} there', async function (action: string) {
    await this.driver.accounts.actAsSeen(lookUp('act upon an account', ACTIONS, action));
  });
  When(
    '{text} creates the account {text} of staff with the email {text}',
    async function (name: string, userId: string, email: string) {
      await this.driver.accounts.createStaff(name, { userId, email });
    },
  );
  Then('the administrator is told {text}', async function (sentence: string) {
    assert.equal(await this.driver.accounts.toldAdministrator(), sentence);
  });
  Then('the administrator is told at the user ID: {text}', async function (sentence: string) {
    assert.equal(await this.driver.accounts.toldAtUserId(), sentence);
  });
  Then('the search shows the account {text} as {text}', async function (userId: string, state: string) {
    assert.equal(await this.driver.accounts.shownState(userId), state);
  });

  When('the login is checked for the entity {text}', async function (entityId: string) {
    await this.driver.accounts.checkLogin(entityId);
  });
  When(
    'a temporary password is asked for the user {text} with the email {text}',
    async function (userId: string, email: string) {
      await this.driver.accounts.askForPassword({ userId, email });
    },
  );
  When(
    'a temporary password is asked for at the login of the entity {text} for the user {text} with the email {text}',
    async function (entityId: string, userId: string, email: string) {
      await this.driver.accounts.askForPassword({ entityId, userId, email });
    },
  );
  When(
    'the user {text} changes the mailed password to {text}',
    async function (userId: string, newPassword: string) {
      await this.driver.accounts.changePassword(userId, newPassword);
    },
  );
  When(
    '{text} looks for accounts by the {accountCriterion} {text}',
    async function (name: string, criterion: AccountCriterion, value: string) {
      await this.driver.accounts.search(name, criterion, value);
    },
  );
  When(
    '{intruder} tries to {administratorAction}',
    async function (somebody: Intruder, action: AdministratorAction) {
      await this.driver.accounts.tryAs(somebody, action);
    },
  );

  Then('{mailCount} temporary password is mailed to {text}', async function (count: 0 | 1, email: string) {
    assert.equal((await this.driver.accounts.mailedPasswords(email, count > 0)).length, count);
  });
  Then('the accounts found are {text}', async function (accounts: string) {
    assert.equal((await this.driver.accounts.accountsFound()).join(', '), accounts);
  });
  Then(
    '{text} can log in to the secure filing of the entity {text} with the password {text}',
    async function (email: string, entityId: string, password: string) {
      await this.driver.accounts.logIn({ entityId, email, password });
      assert.equal((await this.driver.registry.answer()).kind, 'ok');
    },
  );
};
