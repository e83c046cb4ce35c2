import { completeDraft } from './support/drafts';
import type { Filer } from './support/filer';
import { expect, test } from './support/test';

const MINUTE = 60_000;

/** Lets this much time pass for the browser, and for the server's clock as the browser is told of it. */
async function timePasses({ page }: Filer, minutes: number): Promise<void> {
  await page.route('**/common-db-api/env', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { apiData: { serverTimeStamp: string } };
    const now = Date.parse(body.apiData.serverTimeStamp) + minutes * MINUTE;
    await route.fulfill({
      response,
      json: { apiData: { ...body.apiData, serverTimeStamp: new Date(now).toISOString() } },
    });
  });
  await page.clock.runFor(31_000);
}

test.describe('An idle session', { tag: '@session' }, () => {
  test.beforeEach(async ({ filer, page }) => {
    await page.clock.install();
    await filer.opensStep('management', completeDraft(filer.agent));
  });

  test('is warned of two minutes before its end, and can be kept', async ({ filer, page }) => {
    await timePasses(filer, 118.1);
    await expect(filer.dialog.getByRole('heading', { name: 'Are you still there?' })).toBeFocused();
    await filer.button('Stay signed in').click();
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
    await page.keyboard.press('Escape');
    await expect(filer.dialog).toBeVisible();
    await filer.dialog.getByRole('button', { name: 'Ok' }).click();
    await filer.seesPage('Developer home');
  });
});
