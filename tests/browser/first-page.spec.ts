import { filingPath } from '#rules';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Holds the application back until it is let go, as a slow connection does. */
async function holdsApplicationBack(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Whether the application has drawn this very element. */
const isTakenOver = (page: Page, selector: string) =>
  expect.poll(() =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
  );

test.describe('A page that is read before the application is there', { tag: '@first-page' }, () => {
  test('keeps the focus that somebody has moved into it', async ({ page, filer }) => {
    const release = await holdsApplicationBack(page);
    await page.goto(filingPath('llc', 'intro'), { waitUntil: 'commit' });
    await filer.seesPage('Form a limited liability company');
    await page.keyboard.press('Tab');
    await expect(filer.link('Skip to main content')).toBeFocused();
    release();
    await isTakenOver(page, 'h1').toBe(true);
    await expect(filer.link('Skip to main content')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('keeps what somebody has typed into it', async ({ page, filer }) => {
    const release = await holdsApplicationBack(page);
    await page.goto('/business/search', { waitUntil: 'commit' });
    const field = page.locator('main').getByRole('textbox').first();
    await field.fill('Aspen Ledger');
    release();
    await isTakenOver(page, 'h1').toBe(true);
    await expect(field).toHaveValue('Aspen Ledger');
    await expect(field).toBeFocused();
    await filer.button('Search').click();
    await expect(page.getByText('Aspen Ledger LLC').first()).toBeVisible();
  });

  test('stays where somebody has scrolled to', async ({ page, filer }) => {
    const release = await holdsApplicationBack(page);
    await page.setViewportSize({ width: 320, height: 500 });
    await page.goto(filingPath('llc', 'intro'), { waitUntil: 'commit' });
    await filer.seesPage('Form a limited liability company');
    await page.evaluate(() => window.scrollTo(0, 200));
    release();
    await isTakenOver(page, 'h1').toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });
});
