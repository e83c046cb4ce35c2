import { expect, type Page } from '@playwright/test';
import { inSpanish } from '../../../src/app/spanish';
import { isTakenOver } from './taken-over';

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
export const leftInEnglish = async (page: Page): Promise<string[]> =>
  (await textsOf(page)).filter(
    (text) => inSpanish(text) !== text || (ENGLISH_WORDS.test(text) && !NAMES.test(text)),
  );

export const choosesSpanish = async (page: Page): Promise<void> => {
  // On the page from the server the link loads another page, which the focus does not follow.
  await isTakenOver(page, '#language').toBe(true);
  await page.getByRole('link', { name: 'Español' }).click();
  // The page's own language changes before the page is drawn again; the link back is drawn with it.
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Cargando…')).toHaveCount(0);
};

/** Pages that the office's staff, testers and cards' payers read; the card page is another site in real life. */
const ENGLISH_ONLY =
  /^(Card page|Developer|Version details|Show state|Staff|Admin|Pending|Review of|Reject|Confirm|Personal|Audit|Worklist|Queue|PII|Account|Change of an account|New account)/i;

/** Whether a page, by its name in the table of states, is one that filers read. */
export const isForFilers = (name: string): boolean => !ENGLISH_ONLY.test(name);
