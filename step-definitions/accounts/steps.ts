import assert from 'node:assert/strict';
import type { Phrases } from '../phrasebook';
import type { AccountCriterion, AdministratorAction, Intruder } from './driver';

/** Accounts of staff and secure filers. */
export const accountsPhrases: Phrases = ({ Given, When, Then }) => {
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

  Then('the login to secure filing is answered with code {int}', async function (code: number) {
    assert.equal(await this.driver.accounts.lastAnswer(), code);
  });
  Then('the change is answered with code {int}', async function (code: number) {
    assert.equal(await this.driver.accounts.lastAnswer(), code);
  });
  Then('the registry answers with {int}', async function (status: number) {
    assert.equal(await this.driver.accounts.lastAnswer(), status);
  });
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
      assert.equal(await this.driver.accounts.lastAnswer(), 200);
    },
  );
};
