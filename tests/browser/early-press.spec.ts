import { expect, test } from './support/test';

// A page from the server can be used before the scripts of the application have come.
const EARLY = [
  ['an ID number on the record', '/business/search', '20101000001', /\/search\/20101000001$/],
  ['a name on the start page', '/business', 'Aspen Ledger', /\/search\?name=Aspen%20Ledger$/],
] as const;

for (const [what, path, text, address] of EARLY) {
  test(`${what}, searched for before the scripts are there, is found`, async ({ filer, page }) => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await filer.field(/^Name or ID number/).fill(text);
    await filer.button('Search').click();
    await page.waitForURL(/text=/, { waitUntil: 'commit' });
    letGo();
    await page.waitForURL(address);
    await expect(page.getByText('Aspen Ledger LLC').first()).toBeVisible();
  });
}
