import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { clearFaults } from '../../mocks/faults';
import { resetState } from '../../mocks/state';
import { askedOperation, callsOfPortal } from './calls';
import { expectedEffects, runCell } from './cell';
import { startMockedPortal, type MockedPortal } from './mocked-portal';
import { casesOf } from './outcomes';
import { NOT_CALLED, SITUATIONS } from './situations';
import { Visitor } from './visitor';
import { shortWords } from './words';

interface OfWorker {
  portal: MockedPortal;
  /** One for all cells of a worker: what the pages are made of is fetched once. */
  shared: BrowserContext;
}

const test = base.extend<{ visitor: Visitor; hasOwnClock: boolean }, OfWorker>({
  portal: [
    // Playwright reads the fixtures that are needed from the pattern of this argument.
    async ({}, use) => {
      const portal = await startMockedPortal();
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext(BROWSER);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  hasOwnClock: [false, { option: true }],
  visitor: async ({ browser, shared, portal, hasOwnClock }, use, info) => {
    resetState();
    clearFaults();
    // A clock that was moved stays moved for the whole context.
    const context = hasOwnClock ? await browser.newContext(BROWSER) : shared;
    const page = await context.newPage();
    await use(new Visitor(page, portal));
    if (info.status !== info.expectedStatus) await info.attach('page', { body: await pageText(page) });
    for (const opened of context.pages()) await opened.close();
    if (hasOwnClock) await context.close();
  },
});

/** What was to be read when a cell failed. */
const pageText = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .then((text) => `${page.url()}\n${text}`)
    .catch(() => `${page.url()}\nnothing`);

const BROWSER = { locale: 'en-US', timezoneId: 'America/Denver', viewport: { width: 1280, height: 900 } };

/** All cells, or one for each row of the catalog. */
const takesAll = process.env.FAULTS === 'all';

for (const situation of SITUATIONS) {
  const row = `${situation.operation}: ${situation.where}`;
  test.describe(row, () => {
    for (const given of casesOf(situation.operation, situation.codes)) {
      if (!takesAll && !given.isMain) continue;
      const words = shortWords(expectedEffects(situation, given));
      const annotation = { type: 'cell', description: JSON.stringify({ row, column: given.column, words }) };
      test.describe(() => {
        test.use({ hasOwnClock: given.pace === 'tooSlow' || situation.movesClock === true });
        test(given.column, { annotation }, ({ visitor }) => runCell(visitor, situation, given));
      });
    }
  });
}

for (const { operation, caller } of callsOfPortal()) {
  const hasRow = SITUATIONS.some(
    (situation) => situation.caller === caller && askedOperation(situation.operation) === operation,
  );
  if (hasRow) continue;
  const row = `${operation}: ${caller}`;
  const annotation = { type: 'cell', description: JSON.stringify({ row, column: '200', words: 'no row' }) };
  test(`${row} has a row`, { annotation }, () => {
    expect(hasRow, `Add a situation for ${operation}, which ${caller} calls.`).toBe(true);
  });
}

test('no reason is given for an operation that the portal calls, nor a row for one that it does not', () => {
  const calls = callsOfPortal();
  const isCalled = (operation: string) => calls.some((call) => call.operation === operation);
  expect(Object.keys(NOT_CALLED).filter(isCalled)).toEqual([]);
  const made = new Set(calls.map(({ operation, caller }) => `${operation} ${caller}`));
  const rows = SITUATIONS.map(({ operation, caller }) => `${askedOperation(operation)} ${caller}`);
  expect(rows.filter((row) => !made.has(row))).toEqual([]);
});
