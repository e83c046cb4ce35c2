import { filingPath } from '#rules';
import { NARROW } from './support/presentations';
import { expect, test } from './support/test';

const INTRO = filingPath('llc', 'intro');

// On a poor connection a page is seen before all of it is there.
test.describe('A page that arrives in parts', { tag: '@responsive' }, () => {
  test.beforeEach(({ filer }) => filer.page.setViewportSize(NARROW));

  for (const weight of [400, 600, 700]) {
    test(`is as wide in a local font as in its own, ${weight} strong`, async ({ filer }) => {
      const { page } = filer;
      await page.goto('/business');
      await filer.seesPage();
      const [own = 0, local = 0, isThere] = await page.evaluate(async (strong) => {
        const fonts = ['Public Sans', 'Public Sans Fallback'].map((name) => `${strong} 100px "${name}"`);
        await Promise.all(fonts.map((font) => document.fonts.load(font)));
        const drawing = document.createElement('canvas').getContext('2d');
        const text = document.querySelector('main')?.innerText.replace(/\s+/g, ' ') ?? '';
        const widths = fonts.map((font) => {
          if (drawing) drawing.font = font;
          return drawing?.measureText(text).width ?? 0;
        });
        const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
        return [...widths, faces.some(({ status }) => status === 'loaded') ? 1 : 0];
      }, weight);
      expect(isThere, 'a local font like Arial (on Debian, fonts-liberation)').toBe(1);
      expect(own).toBeGreaterThan(0);
      expect(Math.abs(local / own - 1), 'of its width').toBeLessThan(0.01);
    });
  }

  test('has its form where it stays before the summary of the filing is there', async ({ filer }) => {
    const { page } = filer;
    await page.goto(INTRO);
    await filer.seesPage();
    const top = () => page.locator('.step-layout__main').evaluate((form) => form.getBoundingClientRect().top);
    const whole = await top();
    await page.locator('.step-aside').evaluate((summary: HTMLElement) => (summary.style.display = 'none'));
    expect(Math.abs((await top()) - whole)).toBeLessThan(1);
  });
});
