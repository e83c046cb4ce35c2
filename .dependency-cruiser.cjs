/** Who may know whom. Each rule says why, for whoever runs into it. */
const onlyFor = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    onlyFor(
      'no-cycles',
      'Two files that need each other are one idea in two places: move the shared part below both. A page that is loaded lazily may lead back.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    ),
    onlyFor(
      'rules-are-pure',
      'The rule book decides and does nothing: it may use yup and luxon, and nothing of the application, the server or Node.',
      { path: '^rules/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^rules/', '^node_modules/(yup|luxon|@types/luxon)/'] },
    ),
    onlyFor(
      'src-without-server',
      'The browser learns of the registry through the contract alone.',
      { path: '^src/' },
      { path: '^(server|mocks|step-definitions)/', pathNot: '^mocks/start\\.ts$' },
    ),
    onlyFor(
      'server-without-src',
      'The server serves any client of the contract; it knows none.',
      { path: '^server/' },
      { path: '^(src|mocks|step-definitions)/' },
    ),
    onlyFor(
      'mocks-beside-the-server',
      'Mocks answer from the contract and the rules; they must run where no server is.',
      { path: '^mocks/' },
      { path: '^(src|server)/' },
    ),
    onlyFor(
      'one-face-of-the-rules',
      'The rule book is used through its public face, so that its rooms can be rearranged.',
      { path: '^(src|server|mocks|step-definitions)/' },
      { path: '^rules/', pathNot: '^rules/index\\.ts$' },
    ),
    onlyFor(
      'one-face-of-the-contract',
      'The contract is used through api/index.ts; the generated file is no place to import from.',
      { path: '^(src|server|mocks|step-definitions)/' },
      { path: '^api/generated' },
    ),
    onlyFor(
      'only-sagas-call',
      'Only sagas touch the network: a screen that calls the registry cannot be tested or canceled.',
      { path: '^src/', pathNot: ['^src/client/', 'saga', '-checks\\.ts$', '^src/app/', '\\.test\\.tsx?$'] },
      { path: '^src/client/', dependencyTypesNot: ['type-only'] },
    ),
    onlyFor(
      'controls-are-stateless',
      'Controls serve every domain of the application and know none.',
      { path: '^src/controls/' },
      { path: '^src/(filing|agent|payment|session|portal|access)/' },
    ),
    onlyFor(
      'no-test-code-in-production',
      'Test tools stay out of what users download and what the server runs.',
      { path: '^(src|server|rules)/', pathNot: '(\\.test|/testing|/render-step)\\.tsx?$|/testing/' },
      {
        path: '^node_modules/(@testing-library|msw|redux-saga-test-plan|fast-check|@playwright|playwright)/',
      },
    ),
    onlyFor(
      'no-unresolvable',
      "An import that resolves to nothing fails on somebody else's machine first.",
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist', '^api/generated'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
