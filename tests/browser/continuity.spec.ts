import type { Page, Route } from '@playwright/test';
import { filingPath, type StepName } from '#rules';
import { payWith } from './support/card-page';
import { completeDraft, emptyDraft, freshName } from './support/drafts';
import type { Filer } from './support/filer';
import { LLC_ENTRY_STEPS } from './support/llc-steps';
import { expect, test } from './support/test';

const SAVING = '**/business-api/file';

/** The complete filing is managed by its members: this answer is another one. */
const CHANGED = /managers/i;

/** Goes on from a page where nothing was changed: whatever the page before it saves has been sent by then. */
async function leavesUnchanged(filer: Filer) {
  const title = await filer.heading.innerText();
  await filer.next();
  await expect(filer.heading).not.toHaveText(title);
}

test.describe('A filing in progress', { tag: '@continuity' }, () => {
  test('survives a reload in the middle', async ({ filer, page }) => {
    const name = freshName();
    await filer.opensStep('entityname', emptyDraft());
    await filer.field('Entity name').fill(name);
    await filer.next();
    await filer.seesPage('Principal office address');
    await page.reload();
    await filer.seesPage('Principal office address');
    await page.goBack();
    await filer.seesPage('Entity name');
    await expect(filer.field('Entity name')).toHaveValue(name);
  });

  test("comes back with the browser's Back, with the focus on the heading", async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    await filer.next();
    await filer.seesPage('Persons forming');
    await page.goBack();
    await filer.seesPage('Management & members');
    await expect(filer.heading).toBeFocused();
    await expect(filer.radio(/members/i).first()).toBeChecked();
  });

  test('keeps what was typed when the filer goes back, and asks before they leave it', async ({
    filer,
    page,
  }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    await filer.next();
    await filer.seesPage('Persons forming');
    await filer.button('Add another person').click();
    await filer.radio('Trust').check({ force: true });
    await page.goBack();
    await filer.seesPage('Management & members');
    await page.goForward();
    await filer.seesPage('Persons forming');
    await expect(filer.radio('Trust')).toBeChecked();
    await filer.link('Back').click();
    await filer.seesPage('Management & members');
    await filer.next();
    await filer.seesPage('Persons forming');
    await expect(filer.radio('Trust')).toBeChecked();
    await filer.link('Accessibility statement').click();
    await expect(
      filer.dialog.getByText('Are you sure you want to leave? Changes you made may not be saved'),
    ).toBeVisible();
    await filer.dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(filer.radio('Trust')).toBeChecked();
  });

  test("is guarded by the browser's own warning when the site is left", async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    await filer.radio(/managers/i).check({ force: true });
    const warned = page.waitForEvent('dialog');
    await Promise.all([page.close({ runBeforeUnload: true }), warned.then((dialog) => dialog.accept())]);
    expect((await warned).type()).toBe('beforeunload');
  });

  test('does not disturb a filing in another tab', async ({ filer, page, context }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    const other = await context.newPage();
    await other.goto('/business/filing/llc/intro');
    await other.getByRole('button', { name: 'Start' }).click();
    await expect(other.getByLabel('Entity name')).toHaveValue('');
    await filer.next();
    await filer.seesPage('Persons forming');
    await page.reload();
    await filer.seesPage('Persons forming');
  });

  test('is saved once, however often Next is pressed', async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    let saves = 0;
    await page.route(SAVING, (route: Route) => {
      saves += 1;
      return route.continue();
    });
    await filer.radio(CHANGED).check({ force: true });
    await filer.button('Next').click({ clickCount: 3 });
    await filer.seesPage('Persons forming');
    // The next page may be shown before what was changed is sent.
    await expect.poll(() => saves).toBe(1);
    await leavesUnchanged(filer);
    expect(saves).toBe(1);
  });

  test('is not saved by a step where nothing was changed', async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    let saves = 0;
    await page.route(SAVING, (route: Route) => {
      saves += 1;
      return route.continue();
    });
    await filer.next();
    await filer.seesPage('Persons forming');
    await leavesUnchanged(filer);
    expect(saves).toBe(0);
  });
});

test.describe('Each step', { tag: '@continuity' }, () => {
  for (const step of LLC_ENTRY_STEPS) {
    test(`${step} survives a reload, goes on, and comes back with Back`, async ({ filer, page }) => {
      await filer.opensStep(step, completeDraft(filer.agent));
      const title = await filer.heading.innerText();
      await page.reload();
      await filer.seesPage(title);
      await filer.next();
      await expect(filer.heading).not.toHaveText(title);
      await page.goBack();
      await filer.seesPage(title);
      await expect(filer.heading).toBeFocused();
    });
  }

  test('that no filing of the kind has leads to its first page', async ({ filer }) => {
    await filer.remembers(await filer.keeps(completeDraft(filer.agent)));
    await filer.page.goto(filingPath('llc', 'shares'));
    await filer.seesPage('Form a limited liability company');
    await expect(filer.button('Start')).toBeVisible();
  });

  test('that an answer has left out leads, with Back, to the step before it', async ({ filer, page }) => {
    await filer.opensStep('additionalinfo', completeDraft(filer.agent));
    await page.getByRole('radiogroup').getByText('Yes', { exact: true }).click();
    await filer.next();
    await filer.seesPage('Attachments');
    await filer.next();
    await filer.seesPage('Delayed effective date');
    await page.goBack();
    await filer.seesPage('Additional information');
    await expect(page).toHaveURL(/additionalinfo$/);
  });
});

test.describe('One filing in two tabs', { tag: '@continuity' }, () => {
  /** The same filing, as after the tab was duplicated. */
  const opensToo = async (page: Page, refId: string, step: StepName): Promise<Page> => {
    const other = await page.context().newPage();
    await other.addInitScript((ref) => sessionStorage.setItem('ref', ref), refId);
    await other.goto(filingPath('llc', step));
    return other;
  };

  test('takes nothing back that was saved in the other', async ({ filer, page }) => {
    const refId = await filer.opensStep('management', completeDraft(filer.agent));
    const other = await opensToo(page, refId, 'entityname');
    const name = freshName();
    await other.getByLabel('Entity name').fill(name);
    // The next page is shown while the filing is still being saved.
    const saved = other.waitForResponse(SAVING);
    await other.getByRole('button', { name: 'Next' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Principal office address');
    await saved;
    const refreshed = page.waitForResponse('**/business-api/file/filing');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await refreshed;
    await expect(page.getByRole('banner').getByText(name)).toBeVisible();
    await filer.next();
    await filer.seesPage('Persons forming');
    await page.goto(filingPath('llc', 'entityname'));
    await expect(filer.field('Entity name')).toHaveValue(name);
  });

  test('leads to its receipt from either, once it is paid', async ({ filer, page }) => {
    const refId = await filer.opensStep('management', completeDraft(filer.agent));
    const other = await opensToo(page, refId, 'filingreview');
    await other.getByRole('button', { name: /^Pay / }).click();
    await payWith(other, 'succeeds');
    await expect(other.getByRole('button', { name: 'Print receipt' })).toBeVisible();
    await filer.radio(CHANGED).check({ force: true });
    await filer.next();
    await filer.seesPage('Receipt');
    await expect(filer.button('Print receipt')).toBeVisible();
  });
});

test.describe('A lost connection', { tag: '@continuity' }, () => {
  test.use({ expectedComplaints: /net::ERR_INTERNET_DISCONNECTED/ });

  test('while a step is saved is told of on the next page, keeps the input, and can be tried again', async ({
    filer,
    page,
  }) => {
    await filer.opensStep('management', emptyDraft());
    await filer.radio(/managers/i).check({ force: true });
    await filer.radio('Yes').check({ force: true });
    await page.route(SAVING, (route) => route.abort('internetdisconnected'));
    await filer.next();
    await filer.seesPage('Persons forming');
    await expect(page.locator('.usa-alert--error')).toContainText('not saved yet');
    await page.unroute(SAVING);
    await filer.button('Try again').click();
    await expect(page.locator('.usa-alert--error')).toHaveCount(0);
    await page.reload();
    await page.goBack();
    await filer.seesPage('Management & members');
    await expect(filer.radio(/managers/i)).toBeChecked();
  });

  test('while a name is checked leads to the page that says so, and Back to the filing', async ({
    filer,
    page,
  }) => {
    await filer.opensStep('entityname', emptyDraft());
    await filer.field('Entity name').fill(freshName());
    await page.route('**/business-api/**', (route) => route.abort('internetdisconnected'));
    await filer.next();
    await filer.seesPage('This service is down');
    await page.unroute('**/business-api/**');
    await page.goBack();
    await filer.seesPage('Entity name');
  });
});
