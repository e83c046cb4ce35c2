import { expect } from '@playwright/test';
import type { Filer } from './filer';

const MINUTE = 60_000;

/** A little longer than the browser waits between two looks at the server's clock. */
const NEXT_LOOK = 31_000;

/**
 * Lets this much time pass for the browser, and for the server's clock as the browser is told of it. The page's own clock must
 * have been installed before the page was opened.
 */
export async function timePasses({ page }: Filer, minutes: number): Promise<void> {
  await page.route('**/common-db-api/env', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { apiData: { serverTimeStamp: string } };
    const now = Date.parse(body.apiData.serverTimeStamp) + minutes * MINUTE;
    const apiData = { ...body.apiData, serverTimeStamp: new Date(now).toISOString() };
    await route.fulfill({ response, json: { apiData } });
  });
  await page.clock.runFor(NEXT_LOOK);
}

/** No input until two minutes before the session ends. */
export async function waitsForWarning(filer: Filer): Promise<void> {
  await timePasses(filer, 118.1);
  await expect(filer.dialog.getByRole('heading', { name: 'Are you still there?' })).toBeFocused();
}
