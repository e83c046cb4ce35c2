import { filingPath } from '#rules';
import type { Page } from '@playwright/test';
import { fileCompany, receiptPath } from './support/payments';
import { isTakenOver } from './support/taken-over';
import { expect, test } from './support/test';
import { BLANK, seenOn, WAIT, watchFrames } from './support/watched-page';

const APPLICATION = '**/assets/index-*.js';
const INTRODUCTION = '**/assets/intro-*.js';
const ALL_SCRIPTS = '**/assets/*.js';

const MAX_SHIFT = 0.01;

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

test.describe('Heading and text wait for no script', { tag: '@first-page' }, () => {
  /** The page before any script has loaded, and after it has everything. */
  const PAGES: Readonly<Record<string, { path: string; heading: string; first: string; then: string }>> = {
    'a search': {
      path: '/business/search?name=Aspen+Ledger',
      heading: 'Search business database',
      first: 'See what is on public record about a business',
      then: 'Good Standing',
    },
    'a record': {
      path: '/business/search/20101000001',
      heading: 'Aspen Ledger LLC',
      first: '1700 Broadway',
      then: 'Filing history',
    },
    'a certificate': {
      path: '/business/certificate/4F7K22QX90BDM3TA',
      heading: 'Verify a certificate',
      first: 'Every certificate of good standing has a number',
      then: 'This office has issued no certificate with this number.',
    },
    'a name': {
      path: '/business/name?name=Wombat+Hollow+LLC&type=llc',
      heading: 'Is my name free?',
      first: 'A name has to be different',
      then: 'is free now',
    },
    'what comes next, of no filing': {
      path: filingPath('llc', 'whatsnext'),
      heading: 'What’s next',
      first: 'No receipt has been shown in this window.',
      then: 'No receipt has been shown in this window.',
    },
  };

  for (const [what, { path, heading, first, then }] of Object.entries(PAGES))
    for (const width of [1280, 320])
      test(`of ${what}, and nothing moves afterwards, ${width} pixels wide`, async ({ page, filer }) => {
        await watchFrames(page);
        await page.setViewportSize({ width, height: 640 });
        const release = await holdsApplicationBack(page, ALL_SCRIPTS);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(filer.heading).toHaveText(heading);
        await expect(page.getByRole('main')).toContainText(first);
        const places = () =>
          page.locator('h1, main input').evaluateAll((all) =>
            all.map((one) => {
              const { x, y } = one.getBoundingClientRect();
              return [x, y];
            }),
          );
        // The faces of letters are part of no script: with others in their place, lines may be broken elsewhere.
        await page.evaluate(() => document.fonts.ready);
        const before = await places();
        release();
        await isTakenOver(page, 'h1').toBe(true);
        await expect(page.getByRole('main')).toContainText(then);
        expect(await places()).toEqual(before);
        const { shown, shift } = await seenOn(page);
        expect(shown).toEqual([heading]);
        expect(shift).toBeLessThan(MAX_SHIFT);
      });

  test('of a record, whose questions the page has answered', async ({ page, filer }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const response = await page.goto('/business/search/20101000001');
    await isTakenOver(page, 'h1').toBe(true);
    await expect(filer.heading).toHaveText('Aspen Ledger LLC');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/business-api/entity/'))).toEqual([]);
    expect(response?.headers()['cache-control']).toBe('no-store');
    // On return it is in its present state.
    await filer.link('Look up another business').click();
    await filer.seesPage('Search business database');
    await page.goBack();
    await filer.seesPage('Aspen Ledger LLC');
    expect(asked).toContain('/business-api/entity/summary');
  });

  test('of a record in Spanish', async ({ page, filer, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
    const release = await holdsApplicationBack(page, ALL_SCRIPTS);
    await page.goto('/business/search/20101000001', { waitUntil: 'commit' });
    await expect(filer.heading).toHaveText('Aspen Ledger LLC');
    await expect(page.getByRole('main')).toContainText('Historial');
    const first = await page.getByRole('main').innerText();
    release();
    await isTakenOver(page, 'h1').toBe(true);
    expect(await page.getByRole('main').innerText()).toBe(first);
  });

  for (const width of [1280, 320])
    test(`of a receipt and of what comes next, ${width} pixels wide`, async ({ page, filer }) => {
      const refId = await fileCompany(filer);
      await watchFrames(page);
      await page.setViewportSize({ width, height: 640 });
      const release = await holdsApplicationBack(page, ALL_SCRIPTS);
      await page.goto(receiptPath(refId), { waitUntil: 'commit' });
      await expect(filer.heading).toHaveText('Receipt');
      await expect(page.getByRole('main')).toContainText('Loading your receipt…');
      release();
      await expect(filer.button('Print receipt')).toBeVisible();
      expect(await seenOn(page)).toMatchObject({ shown: ['Receipt'] });
      expect((await seenOn(page)).shift).toBeLessThan(MAX_SHIFT);

      await filer.button('Next').click();
      await filer.seesPage('Congratulations');
      await page.unroute(ALL_SCRIPTS);
      const releaseAgain = await holdsApplicationBack(page, ALL_SCRIPTS);
      await page.reload({ waitUntil: 'commit' });
      // The page of a browser without a filing is not shown to this one.
      await expect(page.getByText('Loading…')).toBeVisible();
      await expect(filer.heading).toBeHidden();
      releaseAgain();
      await filer.seesPage('Congratulations');
      const { shown, shift } = await seenOn(page);
      expect(shown).toEqual([WAIT, 'Congratulations']);
      expect(shown).not.toContain(BLANK);
      expect(shift).toBeLessThan(MAX_SHIFT);
    });

  test('of an introduction, which is of nobody, whatever the first link to it says', async ({ request }) => {
    const page = await request.get(`${filingPath('dc56', 'intro')}?name=Wombat+Hollow+Cooperative`);
    expect(await page.text()).not.toContain('Wombat Hollow');
  });

  test('of the address of no receipt', async ({ page, filer }) => {
    const release = await holdsApplicationBack(page, ALL_SCRIPTS);
    await page.goto(filingPath('llc', 'receipt'), { waitUntil: 'commit' });
    await expect(filer.heading).toHaveText('Receipt not found');
    release();
    await isTakenOver(page, 'h1').toBe(true);
    await expect(filer.heading).toHaveText('Receipt not found');
    await expect(page.locator('.site-header__entity')).toHaveCount(0);
  });
});

test.describe(
  'Where there is nothing, the page says so and so does its status',
  { tag: '@first-page' },
  () => {
    // The browser itself notes that the document is missing.
    test.use({ expectedComplaints: /status of 404/ });

    for (const path of [
      '/login',
      '/business/no/such/page',
      '/business/help/nothing',
      '/business/filing/nothing',
    ])
      test(`at ${path}`, async ({ page, filer }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await isTakenOver(page, 'h1').toBe(true);
        await expect(filer.heading).toHaveText('Page not found');
        await filer.link('Go to the business home page').click();
        await filer.seesPage('Business filings and records');
      });

    test('of an entity that is not on record', async ({ page, filer }) => {
      const response = await page.goto('/business/search/20999999999');
      expect(response?.status()).toBe(404);
      await isTakenOver(page, 'h1').toBe(true);
      await expect(filer.heading).toHaveText('Business record');
      await expect(page.getByText('There is no entity on record with ID number 20999999999.')).toBeVisible();
    });
  },
);
