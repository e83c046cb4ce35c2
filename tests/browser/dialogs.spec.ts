import { emptyDraft } from './support/drafts';
import { Keyboard } from './support/keyboard';
import { expect, test } from './support/test';

test(
  'the first stop of the Tab key skips to the main content',
  { tag: '@keyboard' },
  async ({ filer, page }) => {
    await filer.goesTo('/business/about');
    await page.keyboard.press('Tab');
    await expect(filer.link('Skip to main content')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test('a dialog keeps the focus and gives it back', { tag: '@keyboard' }, async ({ filer, page }) => {
  const keys = new Keyboard(page);
  await filer.opensStep('entityname', emptyDraft());
  await keys.press(filer.button('Delete this filing'));
  await expect(filer.dialog.getByRole('heading', { name: 'Cancel' })).toBeFocused();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && !focused.closest('dialog');
    });
    expect(isBehind, 'focus on the page behind the dialog').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(filer.dialog).toHaveCount(0);
  await expect(filer.button('Delete this filing')).toBeFocused();
});

test('the reserved-name dialog has to be answered', { tag: '@keyboard' }, async ({ filer, page }) => {
  await filer.opensStep('entityname', emptyDraft());
  await filer.field('Entity name').fill('Silver Larch LLC');
  await filer.next();
  await expect(filer.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(filer.dialog).toBeVisible();
  await filer.dialog.getByRole('button', { name: 'No' }).click();
  await expect(filer.dialog).toHaveCount(0);
  await expect(filer.field('Entity name')).toHaveValue('');
});

test(
  'the side menu opens, closes on its overlay and gives the focus back',
  { tag: '@keyboard' },
  async ({ filer, page }) => {
    await filer.goesTo('/business/about');
    await filer.button('Menu').focus();
    await page.keyboard.press('Enter');
    await expect(filer.dialog.getByRole('link', { name: 'Business home' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filer.button('Menu')).toBeFocused();
    await filer.button('Menu').click();
    await page.mouse.click(20, 400);
    await expect(filer.dialog).toHaveCount(0);
  },
);
