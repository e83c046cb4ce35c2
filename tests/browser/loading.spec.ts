import type { Locator } from '@playwright/test';
import { type Filing, filingPath, type StepName } from '#rules';
import { completeDraft } from './support/drafts';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { LLC_STEPS } from './support/llc-steps';
import { fileCompany, receiptPath } from './support/payments';
import { sidewaysScroll } from './support/presentations';
import { expect, test } from './support/test';

const MAX_SHIFT = 0.01;

/** Pages whose form stands under a text of the content service. */
const UNDER_A_TEXT = [
  '/business/maintainagentintro?transTyp=AUTH_REQUAL&entityType=FLLC',
  '/business/bizintro?transTyp=AUTH_REQUAL',
];

const PAGES = [
  '/business/about',
  '/business/accessibility',
  '/business/search',
  '/business/search/20101000001',
  ...UNDER_A_TEXT,
  '/business/filing/devapphome',
];

const FIRST_PERSONS: readonly { step: StepName; empty: Partial<Filing> }[] = [
  { step: 'formation', empty: { formationValues: { formers: [] } } },
  { step: 'filer', empty: { filersValues: { perjuryNoticeAffirmed: false, filers: [] } } },
];

test.describe('Nothing moves while a page is loaded', { tag: '@loading' }, () => {
  for (const step of LLC_STEPS) {
    test(step, async ({ filer, page }) => {
      await watchLayoutShift(page);
      await filer.opensStep(step, completeDraft(filer.agent));
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  }
  // People who are in the filing already are offered above the form's first question.
  for (const { step, empty } of FIRST_PERSONS)
    test(`${step}, before anyone is listed`, async ({ filer, page }) => {
      await watchLayoutShift(page);
      await filer.opensStep(step, { ...completeDraft(filer.agent), ...empty });
      await expect(page.getByRole('button', { name: /^That’s me/ }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  for (const path of PAGES) {
    test(path, async ({ filer, page }) => {
      await watchLayoutShift(page);
      await filer.goesTo(path);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  }
});

test.describe('Nothing moves on a telephone, whatever the name of the entity', { tag: '@loading' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const LONG_NAME = { entityId: '20101000050', transTyp: 'AMD_LLC', entityType: 'DLLC' };

  test('when a filing on it begins, and when a reload brings that back', async ({ filer, page }) => {
    await watchLayoutShift(page);
    await filer.goesTo(filingPath('amend', 'intro', LONG_NAME));
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    await filer.next();
    await filer.seesPage('Entity name');
    await page.reload();
    await filer.seesPage('Entity name');
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
  });

  test('when what is next follows the receipt, and when it is loaded again', async ({ filer, page }) => {
    await watchLayoutShift(page);
    await filer.goesTo(receiptPath(await fileCompany(filer)));
    await filer.next();
    await filer.seesPage('Congratulations');
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    await page.reload();
    await filer.seesPage('Congratulations');
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
  });

  test('and ribbon and banner take one line each', async ({ filer, page }) => {
    await filer.goesTo('/business');
    for (const name of ['.ribbon', '.banner p']) {
      const lines = () =>
        page.locator(name).evaluate((element) => {
          const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
          const text = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
          return Math.round(text / parseFloat(lineHeight));
        });
      // An element that is just being drawn anew has no style.
      await expect.poll(lines, name).toBe(1);
    }
  });
});

for (const path of UNDER_A_TEXT)
  test(
    `nothing can be pressed that a text will move: ${path}`,
    { tag: '@loading' },
    async ({ filer, page }) => {
      let release = (): void => undefined;
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/business-api/content/intro*', async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.locator('.service-text--long')).toHaveText('Loading…');
      await expect(filer.nextButton).toHaveCount(0);
      release();
      await expect(page.getByRole('heading', { name: 'What you need' })).toBeVisible();
      await expect(filer.nextButton).toBeVisible();
    },
  );

test('nothing moves on the way from step to step', { tag: '@loading' }, async ({ filer, page }) => {
  await watchLayoutShift(page);
  await filer.opensStep('management', completeDraft(filer.agent));
  for (const title of ['Persons forming', 'Additional information']) {
    await filer.next();
    await filer.seesPage(title);
  }
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
});

test.describe('Without JavaScript', { tag: '@loading' }, () => {
  test.use({ javaScriptEnabled: false });

  const OFFICE_LINKS = ['tel:3035550100', 'mailto:business@registry.example'];
  const linksIn = (part: Locator) =>
    part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  test('a page of a filing in progress says what to do, and how to reach the office', async ({ page }) => {
    await page.goto(filingPath('llc', 'management'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JavaScript is turned off');
    expect(await linksIn(page.getByRole('main'))).toEqual(OFFICE_LINKS);
    await expect(page.getByText('Loading…')).toBeHidden();
  });

  const PAGES: Readonly<Record<string, { path: string; shows: RegExp[] }>> = {
    'the record of an entity': {
      path: '/business/search/20101000001',
      shows: [
        /Aspen Ledger LLC/,
        /Good Standing/,
        /1700 Broadway/,
        /Filing history/,
        /Change the principal office/,
      ],
    },
    'all forms with their fees': {
      path: '/business/forms',
      shows: [/Articles of Organization|Form a limited liability company/, /\$50\.00/],
    },
    'a certificate that was never issued': {
      path: '/business/certificate/4F7K22QX90BDM3TA',
      shows: [/This office has issued no certificate with this number/],
    },
    'an introduction': { path: filingPath('llc', 'intro'), shows: [/Form a limited liability company/] },
  };
  for (const [what, { path, shows }] of Object.entries(PAGES))
    test(`is read: ${what}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main')).toHaveCount(1);
      for (const text of shows) await expect(page.getByRole('main')).toContainText(text);
      expect(await linksIn(page.locator('.no-script'))).toEqual(OFFICE_LINKS);
      await expect(page.getByText(/Loading|longer than it should/)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
      expect(await sidewaysScroll(page)).toEqual([]);
    });

  test('a certificate is checked by its number', async ({ page }) => {
    await page.goto('/business/certificate');
    await page.getByRole('textbox').fill('4f7k-22qx-90bd-m3ta');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText(/This office has issued no certificate with this number/)).toBeVisible();
    await page.getByRole('textbox').fill('4f7k');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText(/issued no certificate/)).toHaveCount(0);
    await expect(page.locator('.error-summary')).toBeVisible();
  });
});
