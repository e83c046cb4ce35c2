import type { Page } from '@playwright/test';
import { filingPath } from '#rules';
import { completeDraft } from './support/drafts';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/test';

const STEP_CHUNKS = '**/assets/Step-*.js';
const TITLE = 'This page could not be loaded';

/** Puts the clock of the style sheet, which reveals what to do after a while without any script, to so many milliseconds after the start. */
const movesReveal = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((moment) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = moment;
    }
  }, milliseconds);

// As after a new version was published: the files that an open page still needs are gone.
test.describe('A part of the application that is gone', { tag: '@failures' }, () => {
  test.use({ expectedComplaints: /status of 404|dynamically imported module|could not be shown/ });

  test('is told of on a page that offers to reload, and the filing continues', async ({ filer, page }) => {
    let opened = '';
    await page.route(STEP_CHUNKS, async (route) => {
      const file = route.request().url();
      opened ||= file;
      await (file === opened ? route.continue() : route.fulfill({ status: 404, body: '' }));
    });
    await filer.opensStep('management', completeDraft(filer.agent));
    await filer.next();
    await filer.seesPage(TITLE);
    await expect(filer.heading).toBeFocused();
    await expect(page).toHaveTitle(TITLE);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(STEP_CHUNKS);
    await filer.button('Reload the page').click();
    await filer.seesPage('Persons forming');
    await expect(filer.button('Add another person')).toBeVisible();
  });

  test('is missed by nobody when the page does without it', async ({ filer, page }) => {
    await page.route('**/assets/SessionTimer-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await filer.opensStep('management', completeDraft(filer.agent));
    await filer.next();
    await filer.seesPage('Persons forming');
  });

  test('may be the calendar: a date can still be typed', async ({ filer, page }) => {
    await page.route('**/assets/Calendar-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await filer.opensStep('effectivedate', completeDraft(filer.agent));
    await filer.radio('On a later date').check({ force: true });
    await filer.button(/from a calendar/).click();
    await expect(filer.dialog.locator('.usa-alert--error')).toContainText(
      'Close this window and type the date.',
    );
    await filer.button('Close this window').click();
    await expect(filer.page.getByRole('textbox').first()).toBeEditable();
  });
});

test.describe('The application that does not arrive', { tag: '@failures' }, () => {
  test.use({ expectedComplaints: /status of 404/ });

  test.beforeEach(({ page }) =>
    page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' })),
  );

  test('leaves a page that says what to do', async ({ page, filer }) => {
    await page.goto(filingPath('llc', 'management'));
    await expect(page.getByText('Loading…')).toBeVisible();
    await movesReveal(page, 14_000);
    await expect(filer.link('reload the page')).toBeHidden();
    await movesReveal(page, 15_100);
    await expect(filer.link('reload the page')).toBeVisible();
  });

  test('leaves the text of a page that is the same for everybody', async ({ page, filer }) => {
    await page.goto(filingPath('llc', 'intro'));
    await filer.seesPage('Form a limited liability company');
    await expect(page.getByText(/^The fee is/)).toBeVisible();
    await movesReveal(page, 15_100);
    await expect(filer.link('reload the page')).toBeVisible();
  });
});
