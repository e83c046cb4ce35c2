import { stateOf } from './states/all';
import { accessibilityFaults } from './support/accessibility';
import { edgeContrastFaults, lightnessOfPage, textContrastFaults } from './support/contrast';
import { completeDraft } from './support/drafts';
import { waitForAnimations } from './support/presentations';
import { expect, test } from './support/test';

/** A page of each kind that is drawn: a few states stand for all of them, since every color comes from one palette. */
const SAMPLE: readonly (readonly [page: string, state: string])[] = [
  ['Start page', 'fresh'],
  ['Entity name', 'with errors'],
  ['Principal office address', 'verify dialog open'],
  ['Persons forming', 'asked before a delete'],
  ['Delayed effective date', 'calendar open'],
  ['Filing review', 'with problems'],
  ['Card page', 'fresh'],
  ['Card page', 'with errors'],
  ['Receipt', 'email sent'],
  ["What's next", 'ready'],
  ['Any page', 'side menu open'],
  ['Pending queue', 'of two pages'],
  ['Worklist figures', 'of busy days'],
];

test.describe('Light and dark', { tag: '@accessibility' }, () => {
  for (const { page: name, state, open, complaints } of SAMPLE.map((each) => stateOf(...each))) {
    test.describe(() => {
      test.use({ expectedComplaints: complaints });

      test(`${name}, ${state}: text has 7:1 and fields an edge of 3:1`, async ({ filer, page }) => {
        await open(filer);
        await waitForAnimations(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await waitForAnimations(page);
          expect
            .soft(await lightnessOfPage(page), colorScheme)
            .toBeCloseTo(colorScheme === 'dark' ? 0 : 1, 0);
          expect.soft(await textContrastFaults(page), `text, ${colorScheme}`).toEqual([]);
          expect.soft(await edgeContrastFaults(page), `edges, ${colorScheme}`).toEqual([]);
        }
        expect.soft(await accessibilityFaults(page), 'accessibility in the dark').toEqual([]);
      });
    });
  }

  test('colors that the user has chosen are not drawn over', async ({ filer, page }) => {
    await filer.goesTo('/business');
    await page.emulateMedia({ colorScheme: 'light' });
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim());
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    expect(await paper()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
    expect(await paper()).not.toBe(light);
  });

  test('who asks for more contrast gets black on white, or white on black in the dark', async ({
    filer,
    page,
  }) => {
    await filer.opensStep('filingreview', completeDraft(filer.agent));
    const colors = () =>
      page
        .locator('.step-form')
        .evaluate((form) => [getComputedStyle(form).color, getComputedStyle(form).backgroundColor]);
    const [black, white] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
    await page.emulateMedia({ contrast: 'more' });
    expect(await colors()).toEqual([black, white]);
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
    expect(await colors()).toEqual([white, black]);
    expect(await textContrastFaults(page)).toEqual([]);
  });

  test('on paper everything is black, also when the screen is dark', async ({ filer, page }) => {
    await filer.opensStep('filingreview', completeDraft(filer.agent));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const drawn = await page.evaluate(() => {
      const all = [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility());
      return [...new Set(all.map((each) => getComputedStyle(each).color))];
    });
    expect(drawn).toEqual(['rgb(0, 0, 0)']);
  });

  test('a printed review holds nothing that is there to press', async ({ filer, page }) => {
    await filer.opensStep('filingreview', completeDraft(filer.agent));
    await page.emulateMedia({ media: 'print' });
    await expect(filer.heading).toBeVisible();
    await expect(page.getByRole('main').locator('button:visible, a:visible')).toHaveCount(0);
  });

  test('a receipt is one printed page', async ({ filer, page }) => {
    await stateOf('Receipt', 'email sent').open(filer);
    const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  for (const [name, state] of [
    ['Receipt', 'email sent'],
    ["What's next", 'ready'],
  ] as const)
    test(`${name} fills a wide page with two columns that begin at one height`, async ({ filer, page }) => {
      await stateOf(name, state).open(filer);
      const parts = page.locator('.step-layout__main > :is(section, div):not(.usa-alert, .button-row)');
      const boxes = await parts.evaluateAll((all) =>
        all.map((each) => {
          const { left, top, right } = each.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top), right };
        }),
      );
      const columns = [...new Set(boxes.map(({ left }) => left))];
      expect(columns).toHaveLength(2);
      const tops = columns.map((left) =>
        Math.min(...boxes.filter((box) => box.left === left).map(({ top }) => top)),
      );
      expect(tops[0]).toBe(tops[1]);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(1200);
    });
});
