import type { Browser, Page } from '@playwright/test';
import { filingPath } from '#rules';
import { accessibilityFaults } from './support/accessibility';
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

  /** Both devices change the name; the first one has saved, the second has pressed Next. */
  const bothName = async (browser: Browser, filer: Filer) => {
    const [before, here, there] = [freshName(), freshName(), freshName()];
    const refId = await filer.opensStep('entityname', completeDraft(filer.agent, before));
    const other = await device(browser, filer, refId, filingPath('llc', 'entityname'));
    await other.getByLabel('Entity name').fill(there);
    await other.getByRole('button', { name: 'Next' }).click();
    await expect(heading(other)).toHaveText('Principal office address');
    await other.context().close();
    await filer.field('Entity name').fill(here);
    await filer.next();
    return { here, there };
  };

  for (const [keeps, button, told] of [
    ['there', 'Keep what is saved', 'The saved answer is kept.'],
    ['here', 'Keep what I entered here', 'What you entered here is kept.'],
  ] as const) {
    test(`asks who comes second which answer is kept, before the next page: ${keeps}`, async ({
      filer,
      browser,
      page,
    }) => {
      const names = await bothName(browser, filer);
      const decision = page.getByRole('group', { name: 'Which answer do you want to keep?' });
      await expect(decision).toBeFocused();
      await expect(page).toHaveURL(/entityname$/);
      await expect(decision.getByRole('region', { name: 'Saved' })).toContainText(names.there);
      await expect(decision.getByRole('region', { name: 'Entered here' })).toContainText(names.here);
      await expect(filer.nextButton).toBeHidden();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.reload();
      await decision.getByRole('button', { name: button }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.usa-alert--success', { hasText: told })).toBeFocused();
      await expect(filer.field('Entity name')).toHaveValue(names[keeps]);
      await filer.next();
      await filer.seesPage('Principal office address');
      await expect(page.getByRole('banner').getByText(names[keeps])).toBeVisible();
      await page.reload();
      await expect(page.getByRole('banner').getByText(names[keeps])).toBeVisible();
    });
  }

  test('tells on other pages what waits for a decision, and lets nobody pay before it', async ({
    filer,
    browser,
    page,
  }) => {
    await bothName(browser, filer);
    await expect(page.getByRole('group', { name: 'Which answer do you want to keep?' })).toBeVisible();
    await filer.goesTo(filingPath('llc', 'filingreview'));
    await filer.seesPage('Filing review');
    const told = page.locator('.usa-alert--error', { hasText: 'Entity name: two different answers' });
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    await told.getByRole('link', { name: 'Choose the answer for Entity name' }).click();
    await page.getByRole('button', { name: 'Keep what is saved' }).click();
    await filer.goesTo(filingPath('llc', 'filingreview'));
    await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  });
});
