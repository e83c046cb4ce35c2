import type { Page } from '@playwright/test';
import { filingPath } from '#rules';
import { completeDraft } from './support/drafts';
import { accessibilityFaults } from './support/accessibility';
import type { Filer } from './support/filer';
import { expect, test } from './support/test';

const SAVING = '**/business-api/file';
const MANAGED_BY = 'Choose who manages the company.';
const REFUSED = /status of (422|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/;

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
                problems: [{ step: 'management', path: 'managedBy', code: 'required', message: MANAGED_BY }],
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

const alertOf = (page: Page) => page.locator('.usa-alert--error').filter({ hasText: 'not saved yet' });

test.describe('A step whose save fails behind the next page', { tag: '@background-save' }, () => {
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

  test('what the rules refuse stands at its field once the filer goes back', async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    await refuseSaves(page, 422);
    await leavesManagement(filer);
    await alertOf(page).getByRole('link', { name: 'Go back to Management & members' }).click();
    await filer.seesPage('Management & members');
    await expect(page.locator('.error-summary')).toContainText(MANAGED_BY);
    await expect(page.locator('.error-summary')).toBeFocused();
    await page.unroute(SAVING);
    await filer.next();
    await filer.seesPage('Persons forming');
    await expect(alertOf(page)).toHaveCount(0);
  });

  test('what was left while offline is saved once there is a connection', async ({
    filer,
    page,
    context,
  }) => {
    const refId = await filer.opensStep('management', completeDraft(filer.agent));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await leavesManagement(filer);
    await expect(alertOf(page)).toBeVisible();
    await context.setOffline(false);
    await expect(alertOf(page)).toHaveCount(0);
    const { data } = await filer.registry.POST('/business-api/file/filing', { body: { refId } });
    expect(JSON.parse(data?.apiData.filing ?? '{}')).toMatchObject({
      managementValues: { managedBy: 'MGR' },
    });
  });

  test('after a reload, what another tab has saved since stays until the filer has decided', async ({
    filer,
    page,
  }) => {
    const draft = completeDraft(filer.agent);
    const refId = await filer.opensStep('management', draft);
    await refuseSaves(page, 0);
    await leavesManagement(filer);
    // As Next of another tab does.
    const { hasOneMember } = draft.managementValues;
    const managementValues = {
      ...draft.managementValues,
      hasOneMember: hasOneMember === 'Y' ? 'N' : 'Y',
    } as const;
    const additionalInfoValues = { ...draft.additionalInfoValues, additionalInfo: 'Entered in another tab.' };
    const elsewhere = { ...draft, managementValues, additionalInfoValues };
    const { data } = await filer.registry.POST('/business-api/file', { body: { refId, filing: elsewhere } });
    expect(data?.apiData.code).toBe(200);
    await page.unroute(SAVING);
    await page.reload();
    await filer.seesPage('Persons forming');
    const told = page.locator('.usa-alert--error').filter({ hasText: 'two different answers' });
    await expect(told).toContainText('Management & members');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('unsavedStep'))).toBeNull();
    await told.getByRole('link').click();
    await page.getByRole('button', { name: 'Keep what I entered here' }).click();
    await expect(filer.radio(/managers/i).first()).toBeChecked();
  });

  test('nothing of the filing lies in the browser while its page is open', async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    await refuseSaves(page, 500);
    await leavesManagement(filer);
    await expect(alertOf(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('unsavedStep'))).toBeNull();
  });

  test('review waits until it is saved', async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    await refuseSaves(page, 500);
    await leavesManagement(filer);
    await filer.goesTo(filingPath('llc', 'notifications'));
    await expect(alertOf(page)).toBeVisible();
    await filer.next();
    await expect(page.locator('.usa-alert--error').filter({ hasNotText: 'not saved yet' })).toBeVisible();
    await filer.seesPage('Notifications');
    await page.unroute(SAVING);
    await filer.next();
    await expect(page).toHaveURL(/filingreview$/);
  });
});
