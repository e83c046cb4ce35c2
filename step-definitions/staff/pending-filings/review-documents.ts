import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AttachmentRow } from './driver';

const PATIENCE = { timeout: 15_000 };

/** Whether the form of the filing whose review is open can be opened, and is saved as a PDF. */
export async function savesFiling(page: Page): Promise<boolean> {
  const open = page.getByRole('link', { name: /^Open the filing/ });
  await expect(open).toBeVisible(PATIENCE);
  const saving = page.waitForEvent('download', PATIENCE);
  await page.getByRole('link', { name: 'Download the filing (PDF)' }).click();
  const saved = await saving;
  const contents = await readFile(await saved.path());
  return contents.subarray(0, 5).toString() === '%PDF-' && saved.suggestedFilename().endsWith('.pdf');
}

/** The attachments that an open review lists. */
export async function attachmentRows(page: Page): Promise<AttachmentRow[]> {
  const items = page.getByRole('region', { name: 'Attachments' }).getByRole('listitem');
  await items.first().waitFor(PATIENCE);
  return Promise.all(
    (await items.all()).map(async (item) => ({
      file: await textOf(item.locator('.file-list__name')),
      document: await textOf(item.locator('.review-file__document')),
      private: (await item.getByText('Private', { exact: true }).count()) > 0 ? 'yes' : 'no',
    })),
  );
}

const textOf = async (place: Locator): Promise<string> =>
  (await place.count()) > 0 ? (await place.innerText()).trim() : '';
