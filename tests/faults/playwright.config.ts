import { defineConfig } from '@playwright/test';

/** The error catalog in a browser; `npm run faults` builds the portal and finds the browser. */
export default defineConfig({
  testDir: '.',
  // Jest runs the others.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['./matrix-reporter.ts']],
  use: {
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
