import type { Browser, Page } from '@playwright/test';
import { filingPath } from '#rules';
import { completeDraft, freshName } from './support/drafts';
import type { Filer } from './support/filer';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('A filing that is open on two devices', { tag: '@continuity' }, () => {
  const device = async (browser: Browser, filer: Filer, refId: string, path: string) => {
    const context = await browser.newContext({ baseURL: filer.origin });
    const page = await context.newPage();
    await page.addInitScript((ref) => sessionStorage.setItem('ref', ref), refId);
    await page.goto(path);
    return page;
  };

  test('keeps what each of them has changed', async ({ filer, browser, page }) => {
    const refId = await filer.opensStep('management', completeDraft(filer.agent));
    const other = await device(browser, filer, refId, filingPath('llc', 'entityname'));
    const name = freshName();
    await other.getByLabel('Entity name').fill(name);
    await other.getByRole('button', { name: 'Next' }).click();
    await expect(heading(other)).toHaveText('Principal office address');
    await filer.radio(/managers/i).check({ force: true });
    await filer.next();
    await filer.seesPage('Persons forming');
    await expect(page.getByRole('banner').getByText(name)).toBeVisible();
    await page.goto(filingPath('llc', 'management'));
    await expect(filer.radio(/managers/i)).toBeChecked();
    await other.context().close();
  });

  test('does not stop Next, and tells on the page that follows what has come from there', async ({
    filer,
    browser,
    page,
  }) => {
    const refId = await filer.opensStep('additionalinfo', completeDraft(filer.agent));
    const other = await device(browser, filer, refId, filingPath('llc', 'entityname'));
    const name = freshName();
    await other.getByLabel('Entity name').fill(name);
    await other.getByRole('button', { name: 'Next' }).click();
    await expect(heading(other)).toHaveText('Principal office address');
    await page.getByRole('textbox').first().fill('What this device adds.');
    await page.getByRole('radiogroup').getByText('Yes', { exact: true }).click();
    await filer.next();
    await expect(page).toHaveURL(/attachments$/);
    await expect(page.getByRole('main').getByText('From there comes: Entity name.')).toBeVisible();
    await expect(page.getByRole('banner').getByText(name)).toBeVisible();
    await other.context().close();
  });

  test('tells who comes second that both have changed the same', async ({ filer, browser, page }) => {
    const draft = completeDraft(filer.agent);
    const refId = await filer.opensStep('entityname', draft);
    const other = await device(browser, filer, refId, filingPath('llc', 'entityname'));
    const [here, there] = [freshName(), freshName()];
    await other.getByLabel('Entity name').fill(there);
    await other.getByRole('button', { name: 'Next' }).click();
    await expect(heading(other)).toHaveText('Principal office address');
    await filer.field('Entity name').fill(here);
    await filer.next();
    await expect(
      page
        .getByRole('main')
        .getByText('This filing was changed in another tab or window, or on another device'),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByText(there)).toBeVisible();
    await expect(
      page.getByRole('main').getByText(`saved there: ${there}. Entered here: ${here}.`),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await filer.field('Entity name').fill(here);
    await filer.next();
    await filer.seesPage('Principal office address');
    await expect(page.getByRole('banner').getByText(here)).toBeVisible();
    await other.context().close();
  });
});
