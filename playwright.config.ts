import { defineConfig } from '@playwright/test';
import { cucumberReporter, defineBddConfig } from 'playwright-bdd';
import { SHORT_PAGE_ARGS, WORKERS } from './tests/setup/playwright';

const { SPEC_TAGS, TRACE } = process.env;

/** The features at browser level; `npm run spec:browser` starts the server and finds the browser. */
const testDir = defineBddConfig({
  features: 'features/**/*.feature',
  steps: 'step-definitions/runners/playwright.ts',
  tags: ['(@browser or @browser-only)', ...(SPEC_TAGS ? [`(${SPEC_TAGS})`] : [])].join(' and '),
  // A wording that nobody knows fails its scenario, and no other.
  missingSteps: 'fail-on-run',
  outputDir: '.features-gen',
});

export default defineConfig({
  testDir,
  outputDir: 'reports/browser',
  fullyParallel: true,
  workers: WORKERS,
  timeout: 120_000,
  reporter: [
    ['list'],
    ['./tests/setup/page-at-failure.ts'],
    cucumberReporter('message', { outputFile: process.env.SPEC_REPORT ?? 'reports/browser.ndjson' }),
  ],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-US',
    // Not the office's zone, so that a rule that reads the browser's clock shows.
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    // Asked for with TRACE=1, since it takes an eighth of the time: snapshots of the page before and after each step.
    trace: { mode: TRACE ? 'retain-on-failure' : 'off', screenshots: false, snapshots: true, sources: false },
    launchOptions: { executablePath: process.env.BROWSER_PATH, args: SHORT_PAGE_ARGS },
  },
});
