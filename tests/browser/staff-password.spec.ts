import { PATHS } from '#rules';
import { expect, test } from './support/own-server';

const TEMPORARY = 'Temporary2026';
const OWN = 'Meadow42Lark';

test.describe('The password of an administrator', { tag: '@staff' }, () => {
  test('Back to the form that signed on leads on, for nothing has failed', async ({ page }) => {
    const home = page.getByRole('heading', { level: 1, name: 'Admin home' });
    await page.goto(PATHS.adminHome);
    await page.getByLabel('User name').fill('admin');
    await page.getByLabel('Password').fill('registry-admin');
    await page.keyboard.press('Enter');
    await expect(home).toBeVisible();
    await page.goBack();
    await expect(home).toBeVisible();
  });

  test('a temporary one is changed by keyboard; the dialog logs out, and only the new one signs on', async ({
    page,
  }) => {
    const signsOn = async (password: string) => {
      await page.goto(PATHS.loginAdmin);
      await page.getByLabel('User name').fill('newcomer');
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
    };
    await signsOn(TEMPORARY);
    await page.waitForURL((url) => url.pathname === PATHS.changePassword);
    await page.getByLabel(/^Current Password/).fill(TEMPORARY);
    await page.getByLabel(/^New password/).fill(OWN);
    await page.getByLabel(/^Retype new password/).fill(OWN);
    await page.keyboard.press('Enter');

    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByRole('heading', { name: 'Change Password Confirmation' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('User name')).toBeVisible();

    await signsOn(TEMPORARY);
    await expect(page.getByRole('main').getByText('The user name or the password is wrong.')).toBeVisible();
    await signsOn(OWN);
    await expect(page.getByRole('heading', { level: 1, name: 'Admin home' })).toBeVisible();
  });
});
