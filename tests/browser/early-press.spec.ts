import type { Page } from '@playwright/test';
import { filingPath } from '#rules';
import { expect, test } from './support/test';

/** Opens a page that the server draws, and keeps the scripts of the application back until they are let go. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

// A page from the server can be used before the scripts of the application have come.
const SEARCHES = [
  ['an ID number on the record', '/business/search', '20101000001', /\/search\/20101000001$/],
  ['a name on the start page', '/business', 'Aspen Ledger', /\/search\?name=Aspen%20Ledger$/],
] as const;

for (const [what, path, text, address] of SEARCHES) {
  test(`${what}, searched for before the scripts are there, is found`, async ({ filer, page }) => {
    const release = await openWithoutScripts(page, path);
    await filer.field(/^Name or ID number/).fill(text);
    await filer.button('Search').click();
    await expect(page.locator('[data-pressed]')).toHaveText('Search');
    release();
    await page.waitForURL(address);
    await expect(page.getByText('Aspen Ledger LLC').first()).toBeVisible();
  });
}

test('Start, pressed before the scripts are there, begins the filing', async ({ filer, page }) => {
  const release = await openWithoutScripts(page, filingPath('llc', 'intro'));
  await filer.button('Start').click();
  await expect(page.locator('[data-pressed]')).toHaveText('Start');
  release();
  await filer.seesPage('Entity name');
});

test('the menu, opened before the scripts are there, opens', async ({ filer, page }) => {
  const release = await openWithoutScripts(page, '/business/about');
  await filer.button('Menu').click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('of several buttons the last one acts, once', async ({ filer, page }) => {
  const release = await openWithoutScripts(page, filingPath('llc', 'intro'));
  await filer.button('Menu').click();
  await filer.button('Start').click();
  await filer.button('Start').click();
  release();
  await filer.seesPage('Entity name');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a return code, entered before the scripts are there, gets into no address', async ({ filer, page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await openWithoutScripts(page, '/business/continue');
  await filer.field('Return code').fill('K7QW-D9XM-2345');
  await filer.field('Return code').press('Enter');
  release();
  await expect(page.locator('.usa-alert--error')).toContainText('This code leads to no filing.');
  expect(addresses.join()).not.toContain('K7QW');
  expect(page.url()).not.toContain('K7QW');
});
