import type { Locator } from '@playwright/test';
import { draftFormedBy, emptyDraft } from './support/drafts';
import type { Filer } from './support/filer';
import { expect, test } from './support/test';

const outlineOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).outlineStyle);

const opensPeople = (filer: Filer) =>
  filer.opensStep('formation', draftFormedBy(filer.agent, ['Alex', 'Bo']));

/** What takes the focus without being a control; a ring around it would be in the way of whoever uses a mouse. */
test.describe('The focus of a page', () => {
  test('draws no ring for whoever uses a mouse', async ({ filer, page }) => {
    await opensPeople(filer);
    await page.getByText(/^Name everyone who forms/).click();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await outlineOf(page.getByRole('main'))).toBe('none');
    await filer.button('Delete Alex Sample').click();
    const question = page.getByText('Delete Alex Sample?', { exact: true });
    await expect(question).toBeFocused();
    expect(await outlineOf(question)).toBe('none');
    await filer.button('Yes, delete Alex Sample').click();
    const message = page.locator('.usa-alert', { hasText: 'Alex Sample deleted.' });
    await expect(message).toBeFocused();
    expect(await outlineOf(message)).toBe('none');
    await filer.next();
    await expect(filer.heading).toBeFocused();
    expect(await outlineOf(filer.heading)).toBe('none');
  });

  test('is drawn for whoever uses the keyboard', async ({ filer, page }) => {
    await opensPeople(filer);
    await filer.button('Delete Alex Sample').press('Enter');
    const question = page.getByText('Delete Alex Sample?', { exact: true });
    await expect(question).toBeFocused();
    expect(await outlineOf(question)).toBe('solid');
    await filer.button('Yes, delete Alex Sample').press('Enter');
    const message = page.locator('.usa-alert', { hasText: 'Alex Sample deleted.' });
    await expect(message).toBeFocused();
    expect(await outlineOf(message)).toBe('solid');
    await filer.nextButton.press('Enter');
    await expect(filer.heading).toBeFocused();
    expect(await outlineOf(filer.heading)).toBe('solid');
  });

  test('is drawn around a list of problems for everybody', async ({ filer, page }) => {
    await filer.opensStep('management', emptyDraft());
    await filer.failsToGoOn();
    expect(await outlineOf(page.locator('.error-summary'))).toBe('solid');
  });
});
