import { PAGE_STATES } from './states/all';
import { outOfPlace } from './support/geometry';
import { choosesSpanish } from './support/spanish';
import { expect, test } from './support/test';

/** Pages whose tables, cards and sidebars stand next to each other. */
const PAGES = ['Entity search results', 'Business record', 'Search business database'];
const WIDTHS = [320, 768, 1024, 1280, 1920];
const states = PAGES.flatMap((name) => PAGE_STATES.find(({ page }) => page === name) ?? []);

test.describe('Where things stand', { tag: '@responsive' }, () => {
  test('nothing is covered and nothing hangs over its card, in either language, with text of any size', async ({
    filer,
    page,
  }) => {
    test.slow();
    expect(states.map((state) => state.page)).toEqual(PAGES);
    const faults: string[] = [];
    const look = async (where: string) => {
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
        for (const width of size === '100%' ? WIDTHS : [1280]) {
          await page.setViewportSize({ width, height: 900 });
          faults.push(...(await outOfPlace(page)).map((fault) => `${where}, ${width} px, ${size}: ${fault}`));
        }
      }
    };
    for (const state of states) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await state.open(filer);
      await look(state.page);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.setViewportSize({ width: 1280, height: 900 });
      await choosesSpanish(page);
      await look(`${state.page} in Spanish`);
      await page.getByRole('link', { name: 'English' }).click();
    }
    expect(faults).toEqual([]);
  });
});
