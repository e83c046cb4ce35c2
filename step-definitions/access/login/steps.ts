import assert from 'node:assert/strict';
import type { ResetOrigin, StepName } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
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
    ({ login }, email: string, password: string) => login.enterCredentials({ email, password }),
  );

  Given('the secure filer has logged in', async ({ login }) => {
    await login.openSecureFiling();
    await login.logIn();
  });
  Given('the secure filer has come to the {step} step', ({ login }, step: StepName) =>
    login.openSecureStep(step),
  );

  Given(
    'the login has ended after the secure filer entered {text} as the additional information',
    async ({ login, forms }, text: string) => {
      await login.openSecureStep('additionalinfo');
      await forms.enter('additional information', text);
      await login.endLogin();
      await forms.submit();
    },
  );

  When('the filer opens a filing for an entity with secure filing', ({ login }) => login.openSecureFiling());
  When('the secure filer logs in', ({ login }) => login.logIn());
  When('the secure filer logs in with a temporary password', ({ login }) => login.logInForTheFirstTime());
  When(
    'a filer logs in who comes from {loginOpener}, for {loginTransaction}',
    ({ login }, from: string, transTyp: string) =>
      login.logInFrom({ from, transTyp, hasPageBefore: true }, false),
  );
  When('a filer logs in who opened the login by its address', ({ login }) =>
    login.logInFrom({ from: '', transTyp: '', hasPageBefore: false }, false),
  );
  When('a filer logs in with a temporary password', ({ login }) =>
    login.logInFrom({ from: '', transTyp: '', hasPageBefore: true }, true),
  );
  When(
    'a user who {signedOn} as staff, and with secure filing {onOff}, opens the password change',
    ({ login }, isSignedOn: boolean, isSecureFiler: boolean) =>
      login.openPasswordChange({ isSignedOn, isSecureFiler }),
  );
  When('the login of the secure filer ends', ({ login }) => login.endLogin());
  When('the secure filer logs out', ({ login }) => login.logOut());
  Given(
    'secure filing has been set up with the email {text} for a company that was just formed',
    async ({ payment, forms, login }, email: string) => {
      await payment.payWithCard('success');
      await forms.submit();
      await login.setUpSecureFiling(email);
    },
  );
  Given(
    'the mailed password has been changed to {text} at the first login',
    async ({ login }, own: string) => {
      await login.logInWithMailedPassword();
      await login.changePassword(own);
    },
  );
  When(
    'the principal office of the new entity is changed by hand to {text}',
    async ({ entityFilings, login }, line: string) =>
      await entityFilings.changeAddress(await login.securedEntity(), line),
  );
  When('the secure filer changes the password to {text}', ({ login }, newPassword: string) =>
    login.changePassword(newPassword),
  );
  When('somebody has tried {int} wrong passwords for one account', ({ login }, count: number) =>
    login.tryWrongPasswords(count),
  );
  Then('the next password has to wait {int} seconds', says('login', 'waitForNextTry'));
  When('the filer opens the login', ({ login }) => login.openLogin());
  When('at the login the filer {loginEvent}', ({ login }, event: LoginPageEvent) => login.apply(event));
  When('the filer is logged in with the token {text}', ({ login }, token: string) =>
    login.receiveToken(token),
  );
  When('the temporary password requested at {resetOrigin} is sent', ({ login }, origin: ResetOrigin) =>
    login.finishReset(origin, 'sent'),
  );
  When('the password reset requested at {resetOrigin} is canceled', ({ login }, origin: ResetOrigin) =>
    login.finishReset(origin, 'canceled'),
  );
  When(
    'a user with the roles {text} closes the confirmation of the password change',
    ({ login }, roles: string) => login.closeConfirmation(split(roles)),
  );

  Then('the filer sees the {loginView}', says('login', 'view'));
  Then('the filer reads the message {text}', says('login', 'message'));
  Then(
    'the login contains the email {text} and the password {text}',
    async ({ login }, email: string, password: string) =>
      assert.deepEqual(await login.credentials(), { email, password }),
  );
  Then('the filer returns to the filing', holds('login', 'returnsToFiling'));
  Then('the public record of the new entity shows {text}', async ({ login, entityFilings }, text: string) => {
    const entityId = await login.securedEntity();
    assert.equal(await entityFilings.isOnPublicRecord(entityId, text), true);
  });
  Then('the filer stays at the login', holdsNot('login', 'returnsToFiling'));
  Then('the filer continues at {loginContinuation}', says('login', 'continuation'));
  Then('the password can be changed', async ({ login }) =>
    assert.equal(await login.passwordChangeAccess(), 'change'),
  );
  Then('the user has to log in first', async ({ login }) =>
    assert.equal(await login.passwordChangeAccess(), 'logInFirst'),
  );
  Then('neither the address nor the filing contains the token', holdsNot('login', 'isTokenGivenAway'));
  Then('the filing carries the token {text}', says('login', 'tokenOnFiling'));
  Then('the user is logged out', holds('login', 'isLoggedOut'));
  Then('the user is sent to the {accountPlace}', says('login', 'currentPlace'));
};
