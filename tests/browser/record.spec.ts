import { Keyboard } from './support/keyboard';
import { expect, test } from './support/test';

test(
  'An entity is searched, its history turned and a document opened without a mouse',
  { tag: '@keyboard' },
  async ({ filer, page }) => {
    const keys = new Keyboard(page);
    const history = page.getByRole('region', { name: 'Filing history' });
    await filer.goesTo('/business/search');
    await keys.type(filer.field('Name or ID number'), 'Vista Grande');
    await page.keyboard.press('Enter');
    await keys.press(filer.link('Vista Grande Dairy Inc.'));
    await filer.seesPage('Vista Grande Dairy Inc.');
    await expect(filer.heading).toBeFocused();
    await keys.press(history.getByRole('button', { name: 'Page 3' }));
    await expect(history.getByRole('heading', { name: 'Filing history' })).toBeFocused();
    const opened = page.waitForEvent('popup');
    await keys.press(history.getByRole('button', { name: /View PDF of Articles of Incorporation/ }));
    const window = await opened;
    // A browser without a viewer of PDFs saves the document instead.
    await Promise.any([window.waitForURL(/^blob:/), window.waitForEvent('download')]);
    await page.goBack();
    await expect(filer.field('Name or ID number')).toHaveValue('Vista Grande');
  },
);
