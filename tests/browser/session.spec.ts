import { completeDraft } from './support/drafts';
import { timePasses, waitsForWarning } from './support/idle-time';
import { expect, test } from './support/test';

test.describe('An idle session', { tag: '@session' }, () => {
  test.beforeEach(async ({ filer, page }) => {
    await page.clock.install();
    await filer.opensStep('management', completeDraft(filer.agent));
  });

  test('is warned of two minutes before its end, and can be kept', async ({ filer, page }) => {
    await waitsForWarning(filer);
    await expect(filer.dialog.getByRole('timer')).toContainText(/[0-2]:[0-5]\d/);
    await filer.dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(filer.dialog).toHaveCount(0);
    await page.clock.runFor(31_000);
    await expect(filer.dialog).toHaveCount(0);
    await filer.next();
    await filer.seesPage('Persons forming');
  });

  test('ends after two hours, and the filing leaves the browser', async ({ filer, page }) => {
    await timePasses(filer, 121);
    await expect(filer.dialog.getByRole('heading', { name: 'Timed out' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('ref'))).toBeNull();
    await expect(page).toHaveTitle(/^You have been timed out - /);
    await expect(page.locator('main h1')).toHaveText('You have been timed out');
    await expect(page.locator('main .loading')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(filer.dialog).toBeVisible();
    await filer.dialog.getByRole('button', { name: 'Ok' }).click();
    await filer.seesPage('You have been timed out');
  });
});
