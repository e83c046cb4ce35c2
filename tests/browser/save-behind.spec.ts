import type { Page } from '@playwright/test';
import { filingPath } from '#rules';
import { completeDraft } from './support/drafts';
import { accessibilityFaults } from './support/accessibility';
import type { Filer } from './support/filer';
import { expect, test } from './support/test';

const SAVING = '**/business-api/file';
const REFUSED = /status of (422|500)|ERR_FAILED|Failed to load resource/;

/** From now on the registry refuses to save; what is answered is the function's. */
const refuseSaves = (page: Page, status: number) =>
  page.route(SAVING, (route) =>
    status === 0
      ? route.abort()
      : route.fulfill({
          status,
          json: {
            apiData: {
              code: status,
              message: 'Refused.',
              ...(status === 422 && {
                problems: [
                  { path: 'managedBy', code: 'required', message: 'Choose who manages the company.' },
                ],
              }),
            },
          },
        }),
  );

const leavesManagement = async (filer: Filer) => {
  await filer
    .radio(/managers/i)
    .first()
    .check({ force: true });
  await filer.next();
  await filer.seesPage('Persons forming');
};

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'not saved yet' });

test.describe('A step whose save fails behind the next page', { tag: '@save-behind' }, () => {
  test.use({ expectedComplaints: REFUSED });

  for (const [name, status] of [
    ['no response', 0],
    ['a server error', 500],
    ['a refusal of the rules', 422],
  ] as const) {
    test(`${name} is told on the next page, and trying again saves`, async ({ filer, page }) => {
      await filer.opensStep('management', completeDraft(filer.agent));
      await refuseSaves(page, status);
      await leavesManagement(filer);
      await expect(filer.heading).toBeFocused();
      await expect(alertOf(page)).toContainText('Management & members');
      await expect(alertOf(page).getByRole('link', { name: /Go back to/ })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.unroute(SAVING);
      await alertOf(page).getByRole('button', { name: 'Try again' }).click();
      await expect(alertOf(page)).toHaveCount(0);
      await page.reload();
      await page.goBack();
      await filer.seesPage('Management & members');
      await expect(filer.radio(/managers/i).first()).toBeChecked();
    });
  }

  test('a reload right after Next brings the step back', async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    await refuseSaves(page, 0);
    await leavesManagement(filer);
    await page.unroute(SAVING);
    const saving = page.waitForResponse(SAVING);
    await page.reload();
    expect((await saving).ok()).toBe(true);
    await filer.seesPage('Persons forming');
    await page.goBack();
    await filer.seesPage('Management & members');
    await expect(filer.radio(/managers/i).first()).toBeChecked();
  });

  test('review waits until it is saved', async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    await refuseSaves(page, 500);
    await leavesManagement(filer);
    await filer.goesTo(filingPath('llc', 'notifications'));
    await expect(alertOf(page)).toBeVisible();
    await filer.next();
    await expect(page.getByRole('alert').filter({ hasNotText: 'not saved yet' })).toBeVisible();
    await filer.seesPage('Notifications');
    await page.unroute(SAVING);
    await filer.next();
    await expect(page).toHaveURL(/filingreview$/);
  });
});
