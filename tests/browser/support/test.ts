import { test as base, expect } from '@playwright/test';
import { Filer, type SavedAgent } from './filer';
import { registryAt } from '../../resilience/registry';
import { blankPage } from '../../../step-definitions/scenario/context/blank-page';
import { ReusedWindow } from '../../../step-definitions/runners/reused-window';
import { verifiedAgent } from './agents';

interface Fixtures {
  /** A filer: the browser's page, and direct access to the registry for preparations. */
  filer: Filer;
  /** Console messages that this test permits (a call that is refused on purpose); none by default. */
  expectedComplaints: RegExp | null;
  /** Whether the browser has nothing of the portal yet: the window is a new one; not so by default. */
  isFirstVisit: boolean;
}

interface KeptBetweenTests {
  /** The window of the test before, and what it was opened with. */
  kept: { window: ReusedWindow | null; settings: string };
  /** An agent whom no test has named yet: one is good for one filing. */
  spare: { agent: SavedAgent | null };
}

/** Playwright's test with a filer, in the window that the tests of a worker share; it fails when the browser's console holds an error that was not expected. */
export const test = base.extend<Fixtures, KeptBetweenTests>({
  expectedComplaints: [null, { option: true }],
  isFirstVisit: [false, { option: true }],
  kept: [
    // Playwright reads the fixtures that are needed from the pattern of this argument.
    async ({}, use) => {
      await use({ window: null, settings: '' });
    },
    { scope: 'worker' },
  ],
  spare: [
    async ({}, use) => {
      await use({ agent: null });
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, baseURL, viewport, javaScriptEnabled, isFirstVisit }, use, info) => {
    const settings = JSON.stringify([viewport, javaScriptEnabled]);
    if (isFirstVisit || settings !== kept.settings) {
      await kept.window?.context.close();
      kept.window = null;
      kept.settings = settings;
    }
    kept.window ??= await ReusedWindow.open(browser);
    await use(kept.window.context);
    kept.window = await kept.window.cleaned(blankPage(baseURL ?? ''), info.status !== info.expectedStatus);
  },
  page: async ({ kept, context: _context }, use) => {
    if (kept.window) await use(kept.window.page);
  },
  filer: async ({ page, baseURL, spare, expectedComplaints }, use) => {
    const origin = baseURL ?? '';
    const registry = registryAt(origin);
    const agent = (spare.agent ??= await verifiedAgent(registry));
    const takeAgent = () => {
      spare.agent = null;
      return agent;
    };
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(new Filer(page, registry, takeAgent, origin));
    const unexpected = complaints.filter((text) => !expectedComplaints?.test(text));
    expect(unexpected, 'errors in the browser console').toEqual([]);
  },
});

export { expect };
