import type { Page } from '@playwright/test';

/** Removes the answers that the server embeds in pages, so that the application requests all of them. */
export async function stripEmbeddedAnswers(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = await response.text();
    const body = html.replace(/(<script [^>]*id="page-data"[^>]*>)[^<]*/, '$1{}');
    await route.fulfill({ response, body });
  });
}
