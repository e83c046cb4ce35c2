import type { Locator } from '@playwright/test';
import { PATHS, pendingReviewPath } from '#rules';
import { queueFiling } from '../../step-definitions/staff/pending-filings/queue-filing';
import { PAGE_STATES } from './states/all';
import { opensAsStaff } from './support/staff';
import { expect, test } from './support/test';

/** How far a table reaches over the edge of what holds it, in pixels. */
const overhangOf = (table: Locator, holder: string): Promise<number> =>
  table.evaluate((element, selector) => {
    const box = element.closest(selector);
    if (!box) throw new Error(`The table is in no ${selector}.`);
    const edge = box.getBoundingClientRect().right - parseFloat(getComputedStyle(box).paddingRight);
    return Math.ceil(element.getBoundingClientRect().right - edge);
  }, holder);

test.describe('Staff on a phone', { tag: '@staff' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the decisions a day are a table that fits its card, opened with the keyboard', async ({
    filer,
    page,
  }) => {
    const busy = PAGE_STATES.find(({ state }) => state === 'of busy days');
    if (!busy) throw new Error('No state shows busy days.');
    await busy.open(filer);
    const summary = page.locator('summary', { hasText: 'Decisions a day as a table' });
    const table = page.getByRole('table', { name: 'Decisions a day' });
    if (await table.isVisible()) await summary.click();
    await expect(table).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(table.getByRole('row')).toHaveCount(31);
    expect(await overhangOf(table, '.card')).toBeLessThanOrEqual(0);
  });

  test('what decides a filing is reached before the filing, above which it is shown', async ({
    filer,
    page,
  }) => {
    const { entityId, transactionId } = await queueFiling(filer.origin);
    const path = pendingReviewPath({ mstrTransId: entityId, transactionId });
    await opensAsStaff(filer, path, 'Pending review');
    const decision = page.getByRole('region', { name: 'Decision' });
    const filing = page.getByRole('region', { name: 'Filing', exact: true });
    await expect(decision).toBeVisible();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    expect(await top(decision)).toBeLessThan(await top(filing));
    await filer.heading.focus();
    await page.keyboard.press('Tab');
    await expect(decision.getByRole('button', { name: 'Process' })).toBeFocused();
    // Not every browser lets a style sheet change the order of the Tab key.
    await expect(page.locator('[aria-labelledby="decision"] ~ .step-layout__main')).toBeVisible();
  });

  test('the sample accounts are read without scrolling to the side', async ({ filer, page }) => {
    await page.goto(PATHS.adminHome);
    await expect(filer.field('User name')).toBeVisible();
    const table = page.getByRole('table', { name: 'Sample accounts' });
    await expect(table.getByRole('row', { name: 'newcomer Temporary2026 Staff' })).toBeVisible();
    expect(await overhangOf(table, '.test-cards')).toBeLessThanOrEqual(0);
  });
});
