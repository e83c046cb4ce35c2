import { expect } from '@playwright/test';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const LOGIN = '/business/login?entityId=20101000015&transTyp=CHG_ENT_ADR';

const opens = (path: string) => (filer: Filer) => filer.goesTo(path);

const fails = (path: string, button: string) => async (filer: Filer) => {
  await filer.goesTo(path);
  await filer.failsToGoOn(button);
};

/** A secure filer of the sample registry. */
async function logsIn(filer: Filer): Promise<void> {
  await filer.goesTo(LOGIN);
  await filer.field(/^Email/).fill('robin@northgate.example');
  await filer.page.locator('input[name=password]').fill('Northgate2026');
  await filer.button('Log in').click();
  await filer.seesPage('Change the principal office address');
}

/** Logging in to secure filing, passwords, and the door of the staff area. */
export const ACCESS_PAGES = [
  ...statesOf('Secure Business Filing', {
    fresh: opens(LOGIN),
    'with errors': fails(LOGIN, 'Log in'),
    'asking for a temporary password': async (filer) => {
      await filer.goesTo(LOGIN);
      await filer.button('Reset My Password').click();
      await filer.seesPage('Reset My Password');
      await filer.failsToGoOn('Reset password');
    },
    refused: async (filer) => {
      await filer.goesTo(LOGIN);
      await filer.field(/^Email/).fill('nobody@example.com');
      await filer.page.locator('input[name=password]').fill('Meadow42Lark');
      await filer.button('Log in').click();
      await expect(filer.page.locator('.usa-alert--error')).toContainText('Email or password is invalid');
      await expect(filer.page.locator('input[name=password]')).toBeFocused();
      await expect(filer.page.locator('input[name=password]')).toHaveValue('');
    },
  }),
  ...statesOf('Reset My Password', {
    fresh: opens('/business/resetpass'),
    'with errors': fails('/business/resetpass', 'Reset password'),
    sent: async (filer) => {
      await filer.goesTo('/business/resetpass');
      await filer.page.route('**/store/reset-pass', (route) =>
        route.fulfill({ json: { apiData: { code: 200 } } }),
      );
      await filer.page.locator('input[name=userId]').fill('northgate');
      await filer.page.locator('input[name=email]').fill('robin@northgate.example');
      await filer.button('Reset password').click();
      await filer.seesPage('Password reset');
      await expect(
        filer.page.getByRole('main').getByText('A temporary password has been emailed to you.'),
      ).toBeVisible();
    },
    'confirmed without a reset': async (filer) => {
      await filer.goesTo('/business/resetConfirm');
      await expect(
        filer.page.getByRole('main').getByText('No password was reset in this window.'),
      ).toBeVisible();
    },
  }),
  ...statesOf('Change password', {
    'nobody logged in': opens('/business/changePassword'),
    'with errors': async (filer) => {
      await logsIn(filer);
      await fails('/business/changePassword', 'Change password')(filer);
    },
    changed: async (filer) => {
      await logsIn(filer);
      await filer.page.route('**/change-pass', (route) =>
        route.fulfill({ json: { apiData: { code: 200 } } }),
      );
      await filer.goesTo('/business/changePassword');
      await filer.page.locator('input[name=password]').fill('Northgate2026');
      for (const name of ['newPassword', 'retypedPassword'])
        await filer.page.locator(`input[name=${name}]`).fill('Meadow42Lark');
      await filer.page.keyboard.press('Enter');
      await expect(filer.dialog).toBeVisible();
    },
  }),
  ...statesOf('Set up secure business filing', { 'without a filing': opens('/business/securefiling') }),
];
