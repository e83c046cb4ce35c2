/* Three projects: pure code and the server run on Node, the server with a database, the application and the mocks in jsdom. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];
const esmPackages = [
  'syllable',
  'rettime',
  'until-async',
  'openapi-msw',
  '@open-draft/deferred-promise',
  'marked',
  'jose',
  'oidc-provider',
  'nanoid',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit',
  '@tokenizer',
  'openapi-fetch',
  'openapi-typescript-helpers',
  'feelin',
  'lezer-feel',
  '@lezer',
  'min-dash',
  'temporal-polyfill',
  'temporal-utils',
  'hyparquet',
  'hyparquet-writer',
];
const shared = {
  // Copies of the sources that mutation tests leave when they are cut off.
  modulePathIgnorePatterns: ['<rootDir>/reports/'],
  transform: { '^.+\\.(t|j|mj)sx?$|^.+\\.mjs$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.(scss|css|svg)$': '<rootDir>/tests/setup/style-stub.ts',
    // It names no entry for require(), which is what jest's transform makes of an import.
    '^file-type$': '<rootDir>/node_modules/file-type/index.js',
  },
};
module.exports = {
  // Left to itself, jest would use one of two cores. Three, since suites wait for databases and for processes that they start.
  maxWorkers: 3,
  // Suites leave garbage behind, which makes collections slower over time: a new worker takes over at this size.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/tests/setup/longest-first.cjs',
  // A busy machine is slow, which is no failure; what hangs is still found.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{rules,step-definitions}/**/*.test.ts',
        '<rootDir>/tests/{analysts,architecture,faults,language,model,properties}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/tests/{contract,browser-server-parity}/**/*.test.ts',
      ],
      globalSetup: '<rootDir>/tests/setup/postgres.mjs',
      globalTeardown: '<rootDir>/tests/setup/end-postgres.mjs',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/setup/jsdom.ts'],
      testMatch: ['<rootDir>/{src,mocks}/**/*.test.{ts,tsx}', '<rootDir>/tests/language/**/*.test.tsx'],
    },
  ],
};
