import assert from 'node:assert/strict';
import type { LoginEvent, LoginView, ResetOrigin } from '#rules';
import type { Phrases } from '../phrasebook';

const split = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** Secure filing's login, and passwords. */
export const loginPhrases: Phrases = ({ Given, When, Then }) => {
  Given(
    'the filer has entered the email {text} and the password {text} at the login',
    async function (email: string, password: string) {
      await this.driver.login.enterCredentials({ email, password });
    },
  );

  When('the filer comes to the login', async function () {
    await this.driver.login.openLogin();
  });
  When('at the login the filer {loginEvent}', async function (event: LoginEvent) {
    await this.driver.login.apply(event);
  });
  When('the filer is logged in with the token {text}', async function (token: string) {
    await this.driver.login.receiveToken(token);
  });
  When('the temporary password asked for at {resetOrigin} is sent', async function (origin: ResetOrigin) {
    await this.driver.login.finishReset(origin, 'sent');
  });
  When('the reset of the password is given up at {resetOrigin}', async function (origin: ResetOrigin) {
    await this.driver.login.finishReset(origin, 'canceled');
  });
  When(
    'a user with the roles {text} closes the confirmation of the changed password',
    async function (roles: string) {
      await this.driver.login.closeConfirmation(split(roles));
    },
  );

  Then('the filer is before the {loginView}', async function (view: LoginView) {
    assert.equal(await this.driver.login.view(), view);
  });
  Then('the filer reads there {text}', async function (sentence: string) {
    assert.equal(await this.driver.login.message(), sentence);
  });
  Then(
    'the login holds the email {text} and the password {text}',
    async function (email: string, password: string) {
      assert.deepEqual(await this.driver.login.credentials(), { email, password });
    },
  );
  Then('the filer goes back to where the filing was left', async function () {
    assert.equal(await this.driver.login.returnsToFiling(), true);
  });
  Then('the filer stays', async function () {
    assert.equal(await this.driver.login.returnsToFiling(), false);
  });
  Then('the token {text} stands on the filing', async function (token: string) {
    assert.equal(await this.driver.login.tokenOnFiling(), token);
  });
  Then('the user is logged out', async function () {
    assert.equal(await this.driver.login.isLoggedOut(), true);
  });
  Then('the user comes to the {accountPage}', async function (page: string) {
    assert.equal(await this.driver.login.currentPlace(), page);
  });
};
