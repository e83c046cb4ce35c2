import { filingPath } from '#rules';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const APPLICATION = '**/assets/index-*.js';
const INTRODUCTION = '**/assets/intro-*.js';

/** Holds the application, or a part of it, back until it is let go, as a slow connection does. */
async function holdsApplicationBack(page: Page, scripts = APPLICATION): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
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

  test('stays readable until the same can be drawn, however late that is', async ({ page, filer }) => {
    const release = await holdsApplicationBack(page, INTRODUCTION);
    await page.clock.install();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('h1') || !document.querySelector('main')) return;
        document.documentElement.dataset.wasBlank = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(filingPath('llc', 'intro'), { waitUntil: 'commit' });
    await filer.seesPage('Form a limited liability company');
    // The application has run by then; what it would do after a while, it does now.
    await page.waitForLoadState('domcontentloaded');
    await page.clock.fastForward(10_000);
    release();
    await isTakenOver(page, 'h1').toBe(true);
    expect(await page.evaluate(() => 'wasBlank' in document.documentElement.dataset)).toBe(false);
  });
});
