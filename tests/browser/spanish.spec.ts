import { filingPath, PATHS } from '#rules';
import { inSpanish } from '../../src/app/spanish';
import { emptyDraft } from './support/drafts';
import { choosesSpanish, leftInEnglish } from './support/spanish';
import { opensAsStaff } from './support/staff';
import { expect, test } from './support/test';

const INTRO = filingPath('llc', 'intro');

test.describe('The portal in Spanish', { tag: '@language' }, () => {
  test('is chosen by a link that stays chosen, and given up by one', async ({ page, filer }) => {
    await filer.goesTo('/business');
    await choosesSpanish(page);
    await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
    expect(await leftInEnglish(page)).toEqual([]);
    await page.goto(INTRO);
    await expect(filer.heading).toHaveText(inSpanish('Form a limited liability company'));
    await page.getByRole('link', { name: 'English' }).click();
    await filer.seesPage('Form a limited liability company');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await filer.seesPage('Form a limited liability company');
  });

  test('loses nothing that has been typed', async ({ page, filer }) => {
    await filer.opensStep('entityname', emptyDraft());
    await filer.page.getByRole('textbox').first().fill('Aspen Ledger Two');
    await choosesSpanish(page);
    await expect(filer.page.getByRole('textbox').first()).toHaveValue('Aspen Ledger Two');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(filer.page.getByRole('textbox').first()).toHaveValue('Aspen Ledger Two');
  });

  test('ends where the pages of staff begin, and goes on behind them', async ({ page, filer }) => {
    await filer.goesTo('/business');
    await choosesSpanish(page);
    await opensAsStaff(filer, PATHS.adminHome, 'Admin home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    expect(await page.getByText('¿Necesita ayuda?').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Office of Business Records' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByText('¿Necesita ayuda?')).toBeVisible();
    await page.goBack();
    await filer.seesPage('Admin home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('gives way to English where somebody goes back to staff before its texts are there', async ({
    page,
    filer,
  }) => {
    await filer.goesTo('/business');
    await choosesSpanish(page);
    await opensAsStaff(filer, PATHS.adminHome, 'Admin home');
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/assets/spanish-*.js', async (route) => {
      await sent;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Office of Business Records' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goBack();
    send();
    await filer.seesPage('Admin home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('costs nobody else anything', async ({ page, filer }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await filer.goesTo('/business');
    expect(scripts.filter((url) => /spanish/.test(url))).toEqual([]);
    await choosesSpanish(page);
    expect(scripts.filter((url) => /spanish/.test(url))).not.toEqual([]);
  });

  test.describe('out of reach', () => {
    test.use({ expectedComplaints: /net::ERR_FAILED/ });

    test('leads to the same page where its texts cannot be fetched', async ({ page, filer }) => {
      await page.route('**/assets/spanish-*.js', (route) => route.abort());
      await filer.goesTo('/business/forms');
      // The page is loaded anew, which a test that ends before would cut off: drawn in Spanish, and then again without its texts.
      const loaded = page.waitForEvent('load');
      await page.getByRole('link', { name: 'Español' }).click();
      await loaded;
      await expect(page).toHaveURL(/\/business\/forms$/);
      await expect(filer.heading).toHaveText('All forms and fees');
    });
  });
});
