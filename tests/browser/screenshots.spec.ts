import { PAGE_STATES } from './states/all';
import { waitForAnimations, PRESENTATIONS } from './support/presentations';
import type { Filer } from './support/filer';
import { test } from './support/test';

const FOLDER = 'reports/screenshots';

/** Pages that people print. */
const PRINTED = /^(Receipt|What's next)/;

const fileName = (...words: string[]) =>
  words
    .map((word) =>
      word
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('--');

const STATES = PAGE_STATES.map(({ page, state, open }) => ({ name: `${page}: ${state}`, open }));
const WIDTHS = PRESENTATIONS.filter(({ isJudged }) => isJudged(0));

// Console messages are judged by the other suites.
test.use({ expectedComplaints: /./ });

const take = async ({ page }: Filer, ...words: string[]) => {
  await waitForAnimations(page);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  // A dialog is fixed to the window: a picture of the whole page would show it in the wrong place.
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  const path = `${FOLDER}/${fileName(...words)}.png`;
  await page.screenshot({ path, fullPage, animations: 'disabled', caret: 'hide' });
};

/** Every page in every state as it looks, opened at that width: to be looked at, and not compared with anything. */
for (const { name: state, open } of STATES) {
  for (const { name: width, show } of WIDTHS) {
    test(`${state} ${width}`, async ({ filer, page }) => {
      await show(page);
      await open(filer);
      await take(filer, state, width);
      if (!PRINTED.test(state)) return;
      await page.emulateMedia({ media: 'print' });
      await take(filer, state, width, 'printed');
      if (width !== WIDTHS[0]?.name) return;
      await page.pdf({ path: `${FOLDER}/${fileName(state)}.pdf`, format: 'Letter' });
    });
  }
}
