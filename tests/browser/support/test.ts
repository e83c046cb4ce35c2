import { test as base, expect } from '@playwright/test';
import { Filer, type SavedAgent } from './filer';
import { registryAt } from '../../resilience/registry';
import { verifiedAgent } from './agents';

interface Fixtures {
  /** Somebody who files: the browser's page, and a direct line to the registry for what is prepared beforehand. */
  filer: Filer;
  /** Good for one filing, so each test has one of its own. */
  agent: SavedAgent;
  /** What the browser may complain about in this test (a call that is refused on purpose); nothing by default. */
  expectedComplaints: RegExp | null;
}

/** Playwright's test with a filer; it fails when the browser's console holds an error that was not expected. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [null, { option: true }],
  agent: async ({ baseURL }, use) => {
    await use(await verifiedAgent(registryAt(baseURL ?? '')));
  },
  filer: async ({ page, baseURL, agent, expectedComplaints }, use) => {
    const origin = baseURL ?? '';
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(new Filer(page, registryAt(origin), agent, origin));
    const unexpected = complaints.filter((text) => !expectedComplaints?.test(text));
    expect(unexpected, 'errors in the browser console').toEqual([]);
  },
});

export { expect };
