import { test as base, type Page } from '@playwright/test';
import { ReusedWindow } from '../../step-definitions/runners/reused-window';
import { clearFaults } from '../../mocks/faults';
import { resetState } from '../../mocks/state';
import { expectedEffects, runCell } from './cell';
import { BLANK_PATH, startMockedPortal, type MockedPortal } from './mocked-portal';
import { casesOf } from './outcomes';
import { SITUATIONS } from './situations';
import { Visitor } from './visitor';
import { shortWords } from './words';

interface OfWorker {
  portal: MockedPortal;
  /** One for all cells of a worker: the files of the pages are loaded and compiled once. */
  kept: { window: ReusedWindow | null };
}

const test = base.extend<{ visitor: Visitor }, OfWorker>({
  portal: [
    // Playwright reads the fixtures that are needed from the pattern of this argument.
    async ({}, use) => {
      const portal = await startMockedPortal();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  kept: [
    async ({}, use) => {
      await use({ window: null });
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browser, kept, portal }, use, info) => {
    resetState();
    clearFaults();
    kept.window ??= await ReusedWindow.open(browser, { options: BROWSER });
    const { page } = kept.window;
    await use(new Visitor(page, portal));
    const hasFailed = info.status !== info.expectedStatus;
    if (hasFailed) await info.attach('page', { body: await pageText(page) });
    // The next cell's page asks nothing of the state of this one.
    kept.window = await kept.window.cleaned(portal.origin + BLANK_PATH, hasFailed);
  },
});

/** The visible text when a cell failed. */
const pageText = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .then((text) => `${page.url()}\n${text}`)
    .catch(() => `${page.url()}\nnothing`);

const BROWSER = { locale: 'en-US', timezoneId: 'America/Denver', viewport: { width: 1280, height: 900 } };

/** One cell for each row of the catalog; `answers.test.ts` covers the others with the client and the catalog alone. */
const isQuick = process.env.FAULTS === 'quick';

for (const situation of SITUATIONS) {
  const row = `${situation.operation}: ${situation.where}`;
  test.describe(row, () => {
    for (const given of casesOf(situation.operation, situation.codes)) {
      if (isQuick && !given.isMain) continue;
      const words = shortWords(expectedEffects(situation, given));
      const annotation = { type: 'cell', description: JSON.stringify({ row, column: given.column, words }) };
      test(given.column, { annotation }, ({ visitor }) => runCell(visitor, situation, given));
    }
  });
}
