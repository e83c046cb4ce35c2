import { filingPath } from '#rules';
import type { Page } from '@playwright/test';
import { inSpanish } from '../../src/app/spanish';
import { PAGE_STATES } from './states/all';
import { emptyDraft } from './support/drafts';
import { sidewaysScroll } from './support/presentations';
import { expect, test } from './support/test';

const INTRO = filingPath('llc', 'intro');

/** What can be read or heard on the page, text by text. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      if (!holder?.closest('script, style, noscript, [lang]:not(html)'))
        texts.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [alt], [data-label]'))
      for (const name of ['aria-label', 'title', 'alt', 'data-label'])
        texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter((text) => /[A-Za-z]{2}/.test(text));
  });

/** Words that every English sentence has some of, and no Spanish one. */
const ENGLISH_WORDS =
  /(?<!\p{L})(the|your|you|and|is|are|was|this|with|for|of|to be|company|corporation|agent)(?!\p{L})/iu;

/** Names, and what the law words, which are the same in every language. */
const NAMES =
  /Office of Business Records|LLC|Inc\b|Corp\b|limited liability co|Ltd\. Liability Company|_of_|Isle of Man|District of Columbia|"the"|town library|elected each year|"corporation"|"association"|@|^\d|Reyes|Tester|Ridge/;

/** Texts of the page that have Spanish and are shown in English, or read as English. */
const leftInEnglish = async (page: Page): Promise<string[]> =>
  (await textsOf(page)).filter(
    (text) => inSpanish(text) !== text || (ENGLISH_WORDS.test(text) && !NAMES.test(text)),
  );

const choosesSpanish = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Cargando…')).toHaveCount(0);
};

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
      await page.getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL(/\/business\/forms$/);
      await expect(filer.heading).toBeVisible();
    });
  });
});

/** Pages that the office's staff, testers and cards' payers read; the card page is another site in real life. */
const ENGLISH_ONLY =
  /^(Card page|Developer|Version details|Show state|Staff|Admin|Pending|Review of|Reject|Confirm|Personal|Audit|Worklist|Queue|PII)/i;

// On every page in every state no text is left in English, and nothing is wider than a phone for its longer words.
for (const { page: name, state, open, complaints } of PAGE_STATES.filter(
  ({ page }) => !ENGLISH_ONLY.test(page),
)) {
  test.describe(() => {
    test.use({ expectedComplaints: complaints });
    test(`${name}: ${state}, in Spanish`, { tag: '@language' }, async ({ filer }) => {
      await open(filer);
      const link = filer.page.getByRole('link', { name: 'Español' });
      // A dialog makes the page behind it inert; what it says is read with the page that opens it.
      if ((await link.count()) === 0 || (await filer.dialog.count()) > 0) return;
      await choosesSpanish(filer.page);
      expect.soft(await leftInEnglish(filer.page), 'left in English').toEqual([]);
      await filer.page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await sidewaysScroll(filer.page), 'sideways scroll').toEqual([]);
    });
  });
}
