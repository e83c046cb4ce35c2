import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, SHORT_PAGE_ARGS, WORKERS } from '../setup/playwright';

/** `npm run` starts the server and finds the browser: see scripts/browser-suites.mjs, which sets both variables. */
const { BASE_URL = 'http://127.0.0.1:8080', CHROMIUM_PATH, TRACE } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['../setup/page-at-failure.ts']],
  use: {
    baseURL: BASE_URL,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    viewport: { width: 1280, height: 900 },
    // Asked for with TRACE=1, since it takes an eighth of the time: snapshots of the page before and after each step.
    trace: { mode: TRACE ? 'retain-on-failure' : 'off', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: SHORT_PAGE_ARGS,
    },
  },
  projects: [
    // Its tests follow one another in one worker, which takes minutes: begun last, it would let the other workers wait.
    { name: 'longest', testMatch: 'two-administrators.spec.ts' },
    {
      name: 'suites',
      testIgnore: [
        'two-administrators.spec.ts',
        'screenshots.spec.ts',
        'readme-pictures.spec.ts',
        'slow-network.spec.ts',
      ],
    },
    // It looks at how quick a page is, so its browser is a visitor's.
    {
      name: 'slow-network',
      testMatch: 'slow-network.spec.ts',
      use: { launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS } },
    },
    { name: 'screenshots', testMatch: 'screenshots.spec.ts' },
    { name: 'readme-pictures', testMatch: 'readme-pictures.spec.ts' },
  ],
});
