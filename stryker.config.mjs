/**
 * Mutation tests of the rule book: `npm run mutation`, or for one folder `npm run mutation -- --mutate "rules/fees/*.ts"`.
 * The report is reports/mutation/index.html.
 *
 * Most of the rule book is tables. A mutant in a table is there as soon as the file is loaded, so that every test meets it, which
 * takes hours; unless MUTATE_TABLES is set they are left to `npm run spec:coverage` and to the tests that delete and double each row.
 */
export default {
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: 'tests/mutation/jest.config.cjs',
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate: ['rules/**/*.ts', '!rules/**/*.test.ts', '!rules/index.ts', '!rules/decision-table/all-tables.ts'],
  // What is copied for each worker; the rest is not read by these tests.
  ignorePatterns: ['dist', 'reports', 'test-results', '.features-gen', 'docs', 'server', 'mocks', '.data'],
  disableTypeChecks: false,
  ignoreStatic: !process.env.MUTATE_TABLES,
  concurrency: 2,
  // Generous: on a busy machine a slow test is no mutant that never ends.
  timeoutMS: 60_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: 'reports/mutation/work',
};
