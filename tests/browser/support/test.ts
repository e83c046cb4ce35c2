import { test as base, expect } from '@playwright/test';
import { Filer, type SavedAgent } from './filer';
import { registryAt, savedAgent } from '../../resilience/registry';

/** Robin Sample, the persona of the sample registry who may be an agent. */
const LICENCE = { number: '921234567', lastName: 'Sample' };

interface Fixtures {
  /** Somebody who files: the browser's page, and a direct line to the registry for what is prepared beforehand. */
  filer: Filer;
  /** What the browser may complain about in this test (a call that is refused on purpose); nothing by default. */
  expectedComplaints: RegExp | null;
}

interface WorkerFixtures {
  agent: SavedAgent;
}

/** Playwright's test with a filer; it fails when the browser's console holds an error that was not expected. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedComplaints: [null, { option: true }],
  agent: [
    async ({}, use, { project }) => {
      await use(await savedAgent(registryAt(project.use.baseURL ?? ''), LICENCE));
    },
    { scope: 'worker' },
  ],
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
