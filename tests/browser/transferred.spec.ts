import type { Page } from '@playwright/test';
import { filingPath } from '#rules';
import { completeDraft } from './support/drafts';
import type { Filer } from './support/filer';
import { isDrawnByApplication } from './support/taken-over';
import { expect, test } from './support/test';

/**
 * What a first visit may transfer until the network is at rest, in bytes as they are sent: with what a page loads later or ahead, which no
 * reading of the build can tell.
 */
const BUDGET = { script: 230_000, all: 285_000 };

const PAGES: Readonly<Record<string, (filer: Filer) => Promise<unknown>>> = {
  'the start page': ({ page }) => page.goto('/business'),
  search: ({ page }) => page.goto('/business/search'),
  'a record': ({ page }) => page.goto('/business/search/20101000001'),
  'an introduction': ({ page }) => page.goto(filingPath('llc', 'intro')),
  'the entity name': (filer) => filer.opensStep('entityname', completeDraft(filer.agent)),
};

/** Bytes of each kind of resource, headers included. */
async function transferred(
  page: Page,
  visit: () => Promise<unknown>,
): Promise<Record<'script' | 'all', number>> {
  const network = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = { script: 0, all: 0 };
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await network.send('Network.enable');
  await visit();
  await isDrawnByApplication(page);
  await page.waitForLoadState('networkidle');
  return bytes;
}

test.use({ isFirstVisit: true });

for (const [what, visit] of Object.entries(PAGES))
  test(
    `A first visit of ${what} transfers no more than its budget`,
    { tag: '@first-page' },
    async ({ filer, page }, { annotations }) => {
      const bytes = await transferred(page, () => visit(filer));
      annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
      expect(bytes.script).toBeGreaterThan(0);
      expect(bytes.script).toBeLessThan(BUDGET.script);
      expect(bytes.all).toBeLessThan(BUDGET.all);
    },
  );
