/*
 * For mutation tests: what holds the rule book without a server or a browser, as one project, since Stryker cannot tell which
 * of several a test belongs to. The scenarios run as tests, so that Stryker learns which of them reach a mutant.
 */
const {
  projects: [node],
} = require('../../jest.config.cjs');

module.exports = {
  ...node,
  displayName: undefined,
  rootDir: '../..',
  setupFiles: ['<rootDir>/tests/mutation/seed.ts'],
  testMatch: ['<rootDir>/rules/**/*.test.ts', '<rootDir>/tests/mutation/*.test.ts'],
};
