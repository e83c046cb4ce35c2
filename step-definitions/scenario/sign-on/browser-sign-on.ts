import type { Page } from '@playwright/test';
import { lookUp } from '../../words/vocabulary/look-up';
import { STAFF_ACCOUNTS } from './staff-accounts';

/**
 * Fills in the sign-in form of the office, to which the portal has led or is about to.
 * @param name of a sample account
 */
export async function fillSignOn(page: Page, name: string): Promise<void> {
  const { userName, password } = lookUp('sample account', STAFF_ACCOUNTS, name);
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
