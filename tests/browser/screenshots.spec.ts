import { mkdirSync } from 'node:fs';
import { PAGE_STATES } from './states/all';
import { atRest, PRESENTATIONS } from './support/presentations';
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

// What the browser complains of is judged by the suites.
test.use({ expectedComplaints: /./ });

/** Every page in every state as it looks: to be looked at, and not compared with anything. */
for (const { page: name, state, open } of PAGE_STATES) {
  test(`${name}: ${state}`, async ({ page, filer }) => {
    mkdirSync(FOLDER, { recursive: true });
    await open(filer);
    await atRest(page);
    const take = async (width: string) => {
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(0, 0);
      // A dialog stands in the window: the whole page would show it in the middle of nothing.
      const fullPage = (await page.locator('dialog[open]').count()) === 0;
      await page.screenshot({
        path: `${FOLDER}/${fileName(name, state, width)}.png`,
        fullPage,
        animations: 'disabled',
        caret: 'hide',
      });
    };
    for (const { name: width, show } of PRESENTATIONS.filter(({ isJudged }) => isJudged)) {
      await show(page);
      await take(width);
    }
    if (!PRINTED.test(name)) return;
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await take('printed');
    await page.pdf({ path: `${FOLDER}/${fileName(name, state, 'printed')}.pdf`, format: 'Letter' });
  });
}
