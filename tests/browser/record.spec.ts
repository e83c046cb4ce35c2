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
    await expect.poll(async () => (await opened).url()).toMatch(/^blob:/);
    await page.goBack();
    await expect(filer.field('Name or ID number')).toHaveValue('Vista Grande');
  },
);
