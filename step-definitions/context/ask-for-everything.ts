import type { Page } from '@playwright/test';

/** Lets pages come without the answers that the server puts into them, so that the application asks for all of them. */
export async function askForEverything(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = await response.text();
    const body = html.replace(/(<script [^>]*id="page-data"[^>]*>)[^<]*/, '$1{}');
    await route.fulfill({ response, body });
  });
}
