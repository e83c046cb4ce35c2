import { defineConfig } from '@playwright/test';
import { SHORT_PAGE_ARGS, WORKERS } from '../setup/playwright';

/** The error catalog in a browser; `npm run faults` builds the portal and finds the browser. */
export default defineConfig({
  testDir: '.',
  // Jest runs the others.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['./matrix-reporter.ts']],
  use: {
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: SHORT_PAGE_ARGS,
    },
  },
});
