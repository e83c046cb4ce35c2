/**
 * Mutation tests of the rule book: `npm run mutation`, or for one folder `npm run mutation -- --mutate "rules/fees/*.ts"`.
 * The report is reports/mutation/index.html. Tables are mutated too, cell by cell; texts of the second language decide nothing and are not.
 */
export default {
  plugins: ['./tests/mutation/runner.mjs', './tests/mutation/table-heads.mjs'],
  ignorers: ['heads-of-tables'],
  testRunner: 'rule-book',
  coverageAnalysis: 'perTest',
  mutate: [
    'rules/**/*.ts',
    '!rules/**/*.test.ts',
    '!rules/**/index.ts',
    '!rules/all-tables.ts',
    '!rules/**/spanish.ts',
  ],
  // What is copied for each worker; the rest is not read by these tests.
  ignorePatterns: ['dist', 'reports', 'test-results', '.features-gen', 'docs', 'server', 'mocks', '.data'],
  disableTypeChecks: 'rules/**/*.ts',
  concurrency: 2,
  // In addition to what the tests took in the first run, in which counting what is reached makes them several times slower.
  timeoutMS: 4_000,
  timeoutFactor: 1,
  dryRunTimeoutMinutes: 10,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: 'reports/mutation/work',
};
