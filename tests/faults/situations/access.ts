import { expect } from '@playwright/test';
import { initialFiling, loginPath, PASSWORD_CHANGED, PATHS, TEMPORARY_PASSWORD_MESSAGE } from '#rules';
import { logIn } from '../../../mocks/logins';
import { state, type MockAccount } from '../../../mocks/state';
import type { Expectation, Situation } from '../situation';
import type { Visitor } from '../visitor';
import { opens, page, presses, text, unknownOr } from './expectations';

const LOGIN = 'src/access/login-saga.ts';
const CHANGE = 'src/access/change-password-saga.ts';
const LOG_OUT = 'src/access/sign-off-saga.ts';

const ENTITY = '20101000001';
const SECURE_ENTITY = '20101000015';
const SECURE_NAME = 'Northgate Secure Filings LLC';
const USER = 'northgate';

/** The sample account of the entity with secure filing. */
function secureFiler(): MockAccount & { password: string } {
  const account = state.accounts.find(({ userId }) => userId === USER);
  if (account?.password === undefined) throw new Error(`The mock registry has no account ${USER}.`);
  return { ...account, password: account.password };
}

/** This tab keeps a login of the secure filer, which the registry knows. */
export async function isLoggedIn(visitor: Visitor): Promise<void> {
  const account = secureFiler();
  const { sbfAccessToken: value, tokenEndsAt: endsAt } = logIn(account, false);
  const kept = { entityId: SECURE_ENTITY, email: account.email, value, endsAt };
  await visitor.stores({ secureLogin: JSON.stringify(kept) });
}

/** The page that follows, and nothing of the login stays in this tab. */
const isLoggedOut =
  (title: string): Expectation =>
  async (visitor) => {
    await visitor.sees(title);
    await expect.poll(() => visitor.stored('secureLogin')).toBe(null);
  };

const opensLogin = opens(loginPath({ entityId: SECURE_ENTITY }));

const entersLogin: Expectation = async (visitor, given) => {
  const { email, password } = secureFiler();
  await opensLogin(visitor, given);
  await visitor.seesText(new RegExp(SECURE_NAME));
  await visitor.enters('Email', email);
  await visitor.enters(/^Password/, password);
};

const entersReset: Expectation = async (visitor) => {
  await visitor.sees('Reset My Password');
  await visitor.enters('Username', USER);
  await visitor.enters('Email', secureFiler().email);
};

const opensChange: Expectation = async (visitor, given) => {
  await isLoggedIn(visitor);
  await opens(PATHS.changePassword)(visitor, given);
};

const entersNewPassword: Expectation = async (visitor, given) => {
  await opensChange(visitor, given);
  await visitor.enters(/^Current password/i, secureFiler().password);
  await visitor.enters(/^New password/, 'Meadow42Lark');
  await visitor.enters(/^Retype new password/, 'Meadow42Lark');
};

const changesPassword = presses('Change password');

const entersSetUp: Expectation = async (visitor, given) => {
  await visitor.stores({
    secureSetUp: JSON.stringify({ entityId: ENTITY, entityName: 'Aspen Ledger LLC', refId: 'filing-1' }),
  });
  await opens(PATHS.secureFilingSetUp)(visitor, given);
  await visitor.enters(/^Email/, 'alex@aspen.example');
  await visitor.enters(/^Retype email/, 'alex@aspen.example');
};

/** The mock registry has recorded the filing that proves who sets secure filing up. */
const isRecorded = (): void => {
  const filing = initialFiling({ filingType: 'chgpoa', submissionKey: 'a', entityId: ENTITY });
  state.submissions.set('payment-1', {
    refId: 'filing-1',
    filing,
    price: 10,
    entityId: ENTITY,
    transactionId: '20261000001',
    filedAt: '2026-01-02T18:00:00.000Z',
    asked: 1,
  });
};

/** The input is still there. */
const keeps =
  (label: string | RegExp, value: string): Expectation =>
  (visitor) =>
    expect(visitor.page.getByLabel(label).first()).toHaveValue(value);

/** Secure filing: its login, its passwords, its beginning and its end. */
export const ACCESS_SITUATIONS: readonly Situation[] = [
  {
    operation: 'entitySummary',
    caller: LOGIN,
    where: 'login of an entity',
    asks: opensLogin,
    succeeds: text(new RegExp(SECURE_NAME)),
    codes: [404],
    without: unknownOr(
      'There is no entity on record',
      `Filings for this entity (Entity ID ${SECURE_ENTITY})`,
    ),
    // The form is there at once; only the name of the entity comes later.
    waits: null,
  },
  {
    operation: 'secureFilingLogin',
    caller: LOGIN,
    where: 'login',
    arrives: entersLogin,
    asks: presses('Log in'),
    succeeds: page(SECURE_NAME),
    without: async (visitor, given) => {
      await keeps('Email', secureFiler().email)(visitor, given);
      expect(await visitor.stored('secureLogin')).toBe(null);
    },
  },
  {
    operation: 'secureFilingPasswordReset',
    caller: LOGIN,
    where: 'reset on the login page',
    arrives: async (visitor, given) => {
      await opensLogin(visitor, given);
      await visitor.button('Reset My Password').click();
      await entersReset(visitor, given);
    },
    asks: presses('Reset password'),
    succeeds: page('Secure Business Filing'),
  },
  {
    operation: 'resetPassword',
    caller: 'src/access/reset-saga.ts',
    where: 'reset',
    arrives: async (visitor, given) => {
      await opens(PATHS.resetPassword)(visitor, given);
      await entersReset(visitor, given);
    },
    asks: presses('Reset password'),
    succeeds: text(TEMPORARY_PASSWORD_MESSAGE),
    without: keeps('Username', USER),
  },
  {
    operation: 'searchUserId',
    caller: CHANGE,
    where: 'whose password is changed',
    asks: opensChange,
    succeeds: keeps('User ID', USER),
    without: async (visitor) => {
      await visitor.seesText('Your account could not be read at this time.');
      await expect(visitor.button('Try again')).toBeVisible();
    },
  },
  {
    operation: 'changePassword',
    caller: CHANGE,
    where: 'new password',
    arrives: entersNewPassword,
    asks: changesPassword,
    succeeds: async (visitor) => {
      await expect(visitor.page.getByRole('alertdialog', { name: PASSWORD_CHANGED.title })).toBeVisible();
    },
    without: async (visitor) => {
      // A changed password is confirmed in a dialog, which stays; any other answer leaves the form as it was.
      if ((await visitor.page.getByRole('alertdialog').count()) > 0) return;
      await expect(visitor.button('Change password')).toBeEnabled();
    },
    codes: [401, 422],
  },
  {
    operation: 'secureFilingLogOut',
    caller: LOG_OUT,
    where: 'log out',
    asks: async (visitor, given) => {
      await isLoggedIn(visitor);
      await opens(PATHS.logout)(visitor, given);
    },
    leadsOn: /^\/business\/?$/,
    succeeds: isLoggedOut('Business filings and records'),
    without: isLoggedOut('Business filings and records'),
    waits: null,
  },
  {
    operation: 'secureFilingLogOut',
    caller: LOG_OUT,
    where: 'after a changed password',
    arrives: async (visitor, given) => {
      await entersNewPassword(visitor, given);
      await changesPassword(visitor, given);
      await visitor.seesText(PASSWORD_CHANGED.text);
    },
    asks: presses(PASSWORD_CHANGED.button),
    leadsOn: /^\/business\/login$/,
    succeeds: isLoggedOut('Secure Business Filing'),
    without: isLoggedOut('Secure Business Filing'),
    waits: null,
  },
  {
    operation: 'createUser',
    caller: 'src/access/set-up-saga.ts',
    where: 'set-up of secure filing',
    arrives: async (visitor, given) => {
      isRecorded();
      await entersSetUp(visitor, given);
    },
    asks: presses('Set up secure filing'),
    succeeds: page('Secure business filing is set up'),
    refused: { path: 'email' },
    without: keeps(/^Email/, 'alex@aspen.example'),
  },
];
