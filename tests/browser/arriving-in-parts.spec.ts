import type { Page } from '@playwright/test';
import { filingPath } from '#rules';
import { NARROW, WIDE } from './support/presentations';
import { isDrawnByApplication } from './support/taken-over';
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
    await filer.goesTo(INTRO);
    const top = () => page.locator('.step-layout__main').evaluate((form) => form.getBoundingClientRect().top);
    const whole = await top();
    await page.locator('.step-aside').evaluate((summary: HTMLElement) => (summary.style.display = 'none'));
    expect(Math.abs((await top()) - whole)).toBeLessThan(1);
  });
});

/** Pages that the server draws, and the application draws again. */
const DRAWN_TWICE = [
  INTRO,
  '/business',
  '/business/accessibility',
  '/business/certificate',
  '/business/forms',
  '/business/search',
  '/business/search/20101000001',
];

/** Each line of the page's content and of its footer, with its distance from the page's top in px. */
const lines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, li, label, button, input), footer p')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      .map((element) => {
        const { top } = element.getBoundingClientRect();
        return {
          top: Math.round(top + window.scrollY),
          text: element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40),
        };
      })
      .sort((one, other) => one.top - other.top || one.text.localeCompare(other.text)),
  );

for (const viewport of [NARROW, WIDE])
  test.describe(
    `A page that the application draws anew, ${viewport.width} px wide`,
    { tag: '@responsive' },
    () => {
      for (const path of DRAWN_TWICE)
        test(`has every line where the server put it: ${path}`, async ({ filer }) => {
          const { page } = filer;
          await page.setViewportSize(viewport);
          let release = (): void => undefined;
          const isReleased = new Promise<void>((resolve) => (release = resolve));
          await page.route('**/*.js', async (route) => {
            await isReleased;
            await route.continue();
          });
          await page.goto(path, { waitUntil: 'commit' });
          await filer.seesPage();
          await page.evaluate(() => document.fonts.ready);
          const before = await lines(page);
          expect(before.length).toBeGreaterThan(3);
          release();
          await isDrawnByApplication(page);
          await page.waitForLoadState('networkidle');
          expect(await lines(page)).toEqual(before);
        });
    },
  );
