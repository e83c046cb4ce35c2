/** Which folder may import which. Each rule gives its reason, for the developer whom it stops. */
const { RULES, SERVER, FILING, FILING_PAGES, PHRASE_BOOK, NOUNS } = require('./.dependency-floors.cjs');

const onlyFor = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Tests, and what they use: a folder `testing` in a layer, or a file of that name. */
const TESTS = '\\.test\\.tsx?$|/testing(/|\\.tsx?$)';

const AREAS = ['portal', 'filing', 'agent', 'access', 'staff'];
const CAPABILITIES = ['addresses', 'attachments', 'coming', 'open-forms', 'people'];
const under = (...folders) => `^src/(${folders.join('|')})/`;

/** The layers of the application, highest first: imports go down only. Tests may use the whole application. */
const layers = [
  onlyFor(
    'app-is-the-top-layer',
    'The application composes the areas and is known by none: what an area needs of another one is a connection in session/services.',
    { path: '^src/', pathNot: ['^src/app/', TESTS] },
    { path: under('app') },
  ),
  ...AREAS.map((area) =>
    onlyFor(
      `${area}-is-on-its-own`,
      'Areas meet in app/ (routes, connections) and in session/ (facts that outlive an area), so that each can be changed and loaded alone.',
      { path: under(area), pathNot: TESTS },
      { path: under(...AREAS.filter((other) => other !== area)) },
    ),
  ),
  ...CAPABILITIES.map((capability) =>
    onlyFor(
      `${capability}-serves-the-areas`,
      'A capability is used by several areas: it knows none of them, and no other capability.',
      { path: under(capability), pathNot: TESTS },
      { path: under(...AREAS, ...CAPABILITIES.filter((other) => other !== capability)) },
    ),
  ),
  onlyFor(
    'forms-know-no-filing',
    'The one form frame serves steps, the agent wizard, logins and staff pages: it knows none of what they ask.',
    { path: under('forms'), pathNot: TESTS },
    { path: under(...AREAS, ...CAPABILITIES) },
  ),
  onlyFor(
    'session-knows-no-page',
    'The session outlives every page: it knows who is here and what is stored, and nothing of what is shown.',
    { path: under('session'), pathNot: TESTS },
    { path: under(...AREAS, ...CAPABILITIES, 'forms') },
  ),
  onlyFor(
    'client-only-transports',
    'The client asks the registry and tells what became of the question; what follows from it is decided above.',
    { path: under('client'), pathNot: TESTS },
    { path: '^src/', pathNot: '^src/client/' },
  ),
  onlyFor(
    'controls-are-stateless',
    'Controls serve every page of the application and know none, nor the store, nor the registry.',
    { path: under('controls'), pathNot: TESTS },
    { path: '^src/', pathNot: '^src/(controls|language)/' },
  ),
  onlyFor(
    'language-knows-no-page',
    'Everything that is shown is read in the chosen language, so what translates lies below everything that shows.',
    { path: under('language'), pathNot: TESTS },
    { path: '^src/', pathNot: '^src/language/' },
  ),
];

const escaped = (place) => (place.endsWith('.ts') ? `${place.replaceAll('.', '\\.')}$` : `${place}/`);
const within = (root, places) => `^${root}/(${places.map(escaped).join('|')})`;

/**
 * Folders of one root in their order: imports go down only, so that no two need each other, be it by a way around. What stands beside
 * them and has no place puts them together and is known by none of them.
 */
const inOrder = (root, places) =>
  places.map((place, index) =>
    onlyFor(
      `${root}-${place}-looks-down`,
      'Folders that need each other are one folder: none can be read or changed alone. Move what both need below both, or pass a function. A new folder gets its place in the order.',
      { path: within(root, [place]), pathNot: TESTS },
      { path: `^${root}/`, pathNot: within(root, places.slice(index)) },
    ),
  );

module.exports = {
  forbidden: [
    onlyFor(
      'no-cycles',
      'Two files that need each other, if only for a type, are one idea in two places: move the shared part below both. A page that is loaded lazily may lead back.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    onlyFor(
      'rules-are-pure',
      'The rule book decides and does nothing: it may use luxon, and nothing of the application, the server or Node.',
      { path: '^rules/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^rules/', '^node_modules/(luxon|@types/luxon)/'] },
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
      'The rule book is used through its public face, so that its folders can be rearranged.',
      { path: '^(src|server|mocks|step-definitions)/' },
      { path: '^rules/', pathNot: '^rules/index\\.ts$' },
    ),
    onlyFor(
      'one-face-of-the-contract',
      'The contract is used through api/index.ts; the generated file is no place to import from.',
      { path: '^(src|server|mocks|step-definitions)/' },
      { path: '^api/(open-)?generated' },
    ),
    ...layers,
    ...inOrder('rules', RULES),
    ...inOrder('server', SERVER),
    ...inOrder('server/filing', FILING),
    ...inOrder('src/filing', FILING_PAGES),
    ...inOrder('step-definitions', PHRASE_BOOK),
    ...Object.entries(NOUNS).flatMap(([floor, nouns]) => inOrder(`step-definitions/${floor}`, nouns)),
    onlyFor(
      'wordings-ask-drivers',
      'A wording is one call of a driver at whatever level runs: one that knows a level of its own does the same thing at all of them.',
      { path: '^step-definitions/.*/steps\\.ts$' },
      { path: '^(src|server|mocks)/|^step-definitions/.*/(rules|api|browser)\\.ts$' },
    ),
    onlyFor(
      'only-sagas-call',
      'Only sagas touch the network: a screen that calls the registry cannot be tested or cancelled.',
      { path: '^src/', pathNot: ['^src/client/', 'saga', '-checks\\.ts$', '^src/app/', TESTS] },
      { path: '^src/client/', dependencyTypesNot: ['type-only'] },
    ),
    onlyFor(
      'no-test-code-in-production',
      'Test tools stay out of what users download and what the server runs.',
      { path: '^(src|server|rules)/', pathNot: TESTS },
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
    exclude: { path: ['^dist', '^api/(open-)?generated'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
