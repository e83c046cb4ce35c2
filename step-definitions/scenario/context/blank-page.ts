import type { Page } from '@playwright/test';

/** A document of the portal's origin without scripts. */
export const blankPage = (baseUrl: string): string => `${baseUrl}/health/live`;

/** Puts the window where its storage can be written and nothing else writes into it; a window that has just been emptied is there already. */
export async function openBlankPage(page: Page, baseUrl: string): Promise<void> {
  if (page.url() !== blankPage(baseUrl)) await page.goto(blankPage(baseUrl));
}
