import assert from 'node:assert/strict';
import type { LoginView, ResetOrigin, StepName } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import type { LoginDriver, LoginPageEvent } from './driver';
import type { EntityFilingsDriver } from '../../filing/entity-filings/driver';
import type { FormsDriver } from '../../forms/driver';
import type { PaymentDriver } from '../../payment/driver';

const split = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** Secure filing's login, and passwords. */
export const loginPhrases: Phrases<{
  login: LoginDriver;
  entityFilings: EntityFilingsDriver;
  forms: FormsDriver;
  payment: PaymentDriver;
}> = ({ Given, When, Then }) => {
  Given(
    'the filer has entered the email {text} and the password {text} at the login',
    async function (email: string, password: string) {
      await this.driver.login.enterCredentials({ email, password });
    },
  );

  Given('the secure filer has logged in', async function () {
    await this.driver.login.openSecureFiling();
    await this.driver.login.logIn();
  });
  Given('the secure filer has come to the {step} step', async function (step: StepName) {
    await this.driver.login.openSecureStep(step);
  });

  Given(
    'the login has ended after the secure filer entered {text} as the additional information',
    async function (text: string) {
      await this.driver.login.openSecureStep('additionalinfo');
      await this.driver.forms.enter('additional information', text);
      await this.driver.login.endLogin();
      await this.driver.forms.submit();
    },
  );

  When('the filer opens a filing for an entity with secure filing', async function () {
    await this.driver.login.openSecureFiling();
  });
  When('the secure filer logs in', async function () {
    await this.driver.login.logIn();
  });
  When('the secure filer logs in with a temporary password', async function () {
    await this.driver.login.logInForTheFirstTime();
  });
  When(
    'a filer logs in who comes from {loginOpener}, for {loginTransaction}',
    async function (from: string, transTyp: string) {
      await this.driver.login.logInFrom({ from, transTyp, hasPageBefore: true }, false);
    },
  );
  When('a filer logs in who opened the login by its address', async function () {
    await this.driver.login.logInFrom({ from: '', transTyp: '', hasPageBefore: false }, false);
  });
  When('a filer logs in with a temporary password', async function () {
    await this.driver.login.logInFrom({ from: '', transTyp: '', hasPageBefore: true }, true);
  });
  When(
    'a user who {signedOn} as staff, and with secure filing {onOff}, opens the password change',
    async function (isSignedOn: boolean, isSecureFiler: boolean) {
      await this.driver.login.openPasswordChange({ isSignedOn, isSecureFiler });
    },
  );
  When('the login of the secure filer ends', async function () {
    await this.driver.login.endLogin();
  });
  When('the secure filer logs out', async function () {
    await this.driver.login.logOut();
  });
  Given(
    'secure filing has been set up with the email {text} for a company that was just formed',
    async function (email: string) {
      await this.driver.payment.payWithCard('success');
      await this.driver.forms.submit();
      await this.driver.login.setUpSecureFiling(email);
    },
  );
  Given('the mailed password has been changed to {text} at the first login', async function (own: string) {
    await this.driver.login.logInWithMailedPassword();
    await this.driver.login.changePassword(own);
  });
  When('the principal office of the new entity is changed by hand to {text}', async function (line: string) {
    await this.driver.entityFilings.changeAddress(await this.driver.login.securedEntity(), line);
  });
  When('the secure filer changes the password to {text}', async function (newPassword: string) {
    await this.driver.login.changePassword(newPassword);
  });
  When('somebody has tried {int} wrong passwords for one account', async function (count: number) {
    await this.driver.login.tryWrongPasswords(count);
  });
  Then('the next password has to wait {int} seconds', async function (seconds: number) {
    assert.equal(await this.driver.login.waitForNextTry(), seconds);
  });
  When('the filer opens the login', async function () {
    await this.driver.login.openLogin();
  });
  When('at the login the filer {loginEvent}', async function (event: LoginPageEvent) {
    await this.driver.login.apply(event);
  });
  When('the filer is logged in with the token {text}', async function (token: string) {
    await this.driver.login.receiveToken(token);
  });
  When('the temporary password requested at {resetOrigin} is sent', async function (origin: ResetOrigin) {
    await this.driver.login.finishReset(origin, 'sent');
  });
  When('the password reset requested at {resetOrigin} is canceled', async function (origin: ResetOrigin) {
    await this.driver.login.finishReset(origin, 'canceled');
  });
  When(
    'a user with the roles {text} closes the confirmation of the password change',
    async function (roles: string) {
      await this.driver.login.closeConfirmation(split(roles));
    },
  );

  Then('the filer sees the {loginView}', async function (view: LoginView) {
    assert.equal(await this.driver.login.view(), view);
  });
  Then('the filer reads the message {text}', async function (sentence: string) {
    assert.equal(await this.driver.login.message(), sentence);
  });
  Then(
    'the login contains the email {text} and the password {text}',
    async function (email: string, password: string) {
      assert.deepEqual(await this.driver.login.credentials(), { email, password });
    },
  );
  Then('the filer returns to the filing', async function () {
    assert.equal(await this.driver.login.returnsToFiling(), true);
  });
  Then('the public record of the new entity shows {text}', async function (text: string) {
    const entityId = await this.driver.login.securedEntity();
    assert.equal(await this.driver.entityFilings.isOnPublicRecord(entityId, text), true);
  });
  Then('the filer stays at the login', async function () {
    assert.equal(await this.driver.login.returnsToFiling(), false);
  });
  Then('the filer continues at {loginContinuation}', async function (place: string) {
    assert.equal(await this.driver.login.continuation(), place);
  });
  Then('the password can be changed', async function () {
    assert.equal(await this.driver.login.passwordChangeAccess(), 'change');
  });
  Then('the user has to log in first', async function () {
    assert.equal(await this.driver.login.passwordChangeAccess(), 'logInFirst');
  });
  Then('neither the address nor the filing contains the token', async function () {
    assert.equal(await this.driver.login.isTokenGivenAway(), false);
  });
  Then('the filing carries the token {text}', async function (token: string) {
    assert.equal(await this.driver.login.tokenOnFiling(), token);
  });
  Then('the user is logged out', async function () {
    assert.equal(await this.driver.login.isLoggedOut(), true);
  });
  Then('the user is sent to the {accountPlace}', async function (page: string) {
    assert.equal(await this.driver.login.currentPlace(), page);
  });
};
