import type { Browser, Page } from '@playwright/test';
import { agentPath, filingPath } from '#rules';
import { completeDraft, emptyDraft } from './support/drafts';
import { Filer } from './support/filer';
import { expect, test } from './support/test';
import { BLANK, seenOn, WAIT, watchFrames } from './support/watched-page';

/** A telephone with a poor connection: 300 ms a round trip, 50 kB a second, and a processor that is four times slower. */
const POOR_CONNECTION = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const SLOWER = 4;

const MAX_SHIFT = 0.01;
/** Frames after which a press that nothing answers is pressed again. */
const MAX_UNANSWERED = 10;

const AGENT_QUERY = { transTyp: 'ARTORG_LLC', entityType: 'DLLC' };

/** A first-time visitor, on a slow telephone. */
async function slowPage(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 640 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', POOR_CONNECTION);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watchFrames(page);
  return page;
}

/** Once the page is at rest: it was never blank, it did not wait twice, nothing moved, and each press was answered. */
async function wasCalm(page: Page, place: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { shown, shift, unanswered } = await seenOn(page);
  const way = `${place}: ${shown.join(' > ')}`;
  expect.soft(shown, way).not.toContain(BLANK);
  expect.soft(shown.filter((state) => state === WAIT).length, `${way}: waits`).toBeLessThanOrEqual(1);
  expect.soft(shift, `${way}: moved`).toBeLessThan(MAX_SHIFT);
  expect.soft(unanswered, `${way}: unanswered`).toBeLessThan(MAX_UNANSWERED);
}

test.describe(
  'On a slow telephone something is always there, and stays where it is',
  { tag: '@slow' },
  () => {
    for (const width of [1280, 320]) {
      test(`${width} pixels wide`, async ({ browser, baseURL, filer: quick }) => {
        test.slow();
        const page = await slowPage(browser, baseURL ?? '', width);
        const filer = new Filer(page, quick.registry, () => quick.agent, quick.origin);

        await page.goto('/business');
        await filer.seesPage();
        await wasCalm(page, 'start page');

        await page.goto(filingPath('llc', 'intro'));
        await filer.seesPage('Form a limited liability company');
        await filer.button('Start').click();
        await filer.seesPage('Entity name');
        await wasCalm(page, 'introduction and its first step');

        await filer.remembers(await filer.keeps(emptyDraft()));
        await page.goto(agentPath('agentnavredirect', AGENT_QUERY));
        await filer.seesPage('Registered agent type');
        await wasCalm(page, 'agent wizard');

        await filer.opensStep('management', completeDraft(filer.agent));
        // Reloaded, as a filer who has come this far may do.
        await page.reload();
        await filer.seesPage('Management & members');
        await filer.next();
        await filer.seesPage('Persons forming');
        await wasCalm(page, 'step and the next one');

        await page.goto(filingPath('llc', 'filingreview'));
        await filer.seesPage();
        await wasCalm(page, 'review');
        await page.context().close();
      });
    }
  },
);
