import { expect, type Page } from '@playwright/test';

/** Cards of the embedded provider, by what happens to them. */
export const CARDS = {
  succeeds: '4242 4242 4242 4242',
  answersSlowly: '4000 0000 0000 0077',
  isDeclined: '4000 0000 0000 0002',
  isPrepaid: '5105 1051 0510 5100',
} as const;

/** Fills the hosted card page in. */
export async function fillCard(page: Page, card: keyof typeof CARDS): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible();
  await page.getByLabel('Card number').fill(CARDS[card]);
  await page.getByLabel('Expiration date').fill('12/39');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await page.getByLabel('Name on card').fill('Alex Sample');
}

/** Fills the hosted card page in and pays. */
export async function payWith(page: Page, card: keyof typeof CARDS): Promise<void> {
  await fillCard(page, card);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}
