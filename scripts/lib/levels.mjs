import { readFileSync } from 'node:fs';
import { SHORT_RUN_FLAGS } from './short-run-flags.mjs';

/** A level that passes or fails as a whole. */
export const passedOrFailed = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** jest's own count, from its JSON report. */
function jestCount(code) {
  const {
    numPassedTests: passed,
    numFailedTests,
    numFailedTestSuites,
  } = JSON.parse(readFileSync('reports/jest.json', 'utf8'));
  const failed = numFailedTests || numFailedTestSuites;
  return { passed, failed: failed || (code === 0 ? 0 : 1) };
}

/** cucumber-js: `312 scenarios (1 failed, 311 passed)`; anything that is not passed is a failure. */
function scenarioCount(code, output) {
  const [, total, parts] = output.match(/(\d+) scenarios? \(([^)]*)\)/) ?? [];
  if (!total) return passedOrFailed(code || 1);
  const passed = Number(parts.match(/(\d+) passed/)?.[1] ?? 0);
  return { passed, failed: Math.max(Number(total) - passed, code === 0 ? 0 : 1) };
}

/** Playwright's closing lines: `12 passed`, `1 failed`, `1 flaky`; a flaky test is a failed one. */
function playwrightCount(code, output) {
  const count = (word) => Number(output.match(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm'))?.[1] ?? 0);
  const passed = count('passed');
  const failed = count('failed') + count('flaky') + count('interrupted') + count('did not run');
  return { passed, failed: failed || (code === 0 && passed > 0 ? 0 : 1) };
}

/** Scripts of ours that end with a line `N passed, N failed`. */
function ownCount(code, output) {
  const [, passed, failed] = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].pop() ?? [];
  if (passed === undefined) return passedOrFailed(code);
  return { passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1) };
}

/** Stryker ends with 0 also where a pattern fits no file. */
function mutationCount(code) {
  if (code !== 0) return passedOrFailed(code);
  const { files } = JSON.parse(readFileSync('reports/mutation/mutation.json', 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  return passedOrFailed(mutants.some(({ status }) => status === 'Killed') ? 0 : 1);
}

const npx = (...args) => ['npx', ['--no-install', ...args]];
const script = (name, ...args) => ['node', [`scripts/${name}.mjs`, ...args]];

/**
 * The checks of the project, quickest first, but for what others wait for or run beside. A level names what it proves, its command, and how
 * its output is counted. `isApart`: run only when named. `cores`: how many cores it keeps busy, two unless it says so, none where it mostly
 * waits or soon ends; levels run together as long as there are cores for them. `after`: the levels that have to finish before, because it
 * reads or overwrites their output.
 */
export const LEVELS = [
  { name: 'programs', cores: 0, proves: 'a browser and a database to test with', run: script('programs') },
  { name: 'build', cores: 1, proves: 'client and server build', run: script('build') },
  {
    name: 'format',
    // It fills what the others leave of two cores, so that none is idle when the last of them ends.
    cores: 0,
    proves: 'one format',
    run: npx('prettier', '--check', '--log-level', 'warn', '.'),
  },
  {
    name: 'resilience',
    // Half of its time it waits for servers to end and to start: other levels go on beside it.
    cores: 1,
    after: ['build', 'programs'],
    proves: 'kills and races lose and double nothing',
    run: script('resilience', '--kills', '3', '--races', '2'),
    count: ownCount,
  },
  {
    name: 'purity',
    cores: 1,
    proves: 'the rule book needs no DOM and no Node',
    run: npx('tsc', '--noEmit', '-p', 'rules/tsconfig.json'),
  },
  {
    name: 'contract',
    cores: 1,
    proves: 'the generated types are those of the contract',
    run: script('check-generated'),
  },
  {
    name: 'architecture',
    cores: 1,
    proves: 'who may know whom',
    run: npx(
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'rules',
      'api',
      'src',
      'server',
      'mocks',
      'step-definitions',
    ),
  },
  { name: 'types', cores: 1, proves: 'every file type-checks', run: npx('tsc', '--noEmit') },
  {
    name: 'spec-api',
    cores: 1,
    proves: 'the features against a started server',
    run: script('spec-api'),
    count: scenarioCount,
  },
  { name: 'lint', cores: 1, proves: 'no lint warning', run: npx('eslint', '.', '--max-warnings', '0') },
  {
    name: 'spec-coverage',
    cores: 1,
    proves: 'every row of every table decides in a scenario, every check of every form is broken by one',
    run: script('spec-coverage'),
  },
  {
    name: 'spec-noticed',
    cores: 1,
    proves: 'a scenario fails when a row, a check or a text of the rule book is changed',
    run: script('spec-noticed'),
  },
  {
    name: 'unused',
    cores: 1,
    proves: 'no dead export, file or package',
    run: npx('knip', '--no-progress'),
  },
  {
    name: 'spec-tables',
    cores: 1,
    proves: 'no gap and no overlap in a table',
    run: script('spec-tables'),
  },
  { name: 'spec-lint', cores: 1, proves: 'the features keep to their guide', run: script('spec-lint') },
  {
    name: 'spec',
    cores: 1,
    after: ['spec-coverage'],
    proves: 'the features at rules level',
    run: script('spec'),
    count: scenarioCount,
  },
  { name: 'size', cores: 1, after: ['build'], proves: 'download budgets', run: script('size') },
  {
    name: 'unit',
    after: ['programs'],
    proves: 'units, components, mocks',
    run: [
      'node',
      [...SHORT_RUN_FLAGS, 'node_modules/jest/bin/jest.js', '--json', '--outputFile=reports/jest.json'],
    ],
    count: jestCount,
  },
  {
    name: 'later-node',
    cores: 1,
    proves: 'rule book, scenarios and server on Node 24',
    run: script('later-node'),
    count: ownCount,
  },
  {
    name: 'scale',
    after: ['programs'],
    proves: 'no operation reads more than three times as much of twenty times as many entities',
    run: script('bench-scale', '--small', '1000', '--large', '20000'),
    count: ownCount,
  },
  {
    name: 'mutation',
    proves: 'a wrong rule is noticed (the payments; `npm run mutation` takes all)',
    run: npx('stryker', 'run', '--mutate', 'rules/payment/*.ts,!rules/**/*.test.ts,!rules/**/spanish.ts'),
    count: mutationCount,
    isApart: true,
  },
  {
    name: 'bench-spec',
    proves: 'scenario rate compared with empty steps',
    run: script('bench-spec'),
    isApart: true,
  },
  {
    name: 'spec-browser',
    after: ['build', 'programs'],
    proves: 'the features in a browser',
    run: script('spec-browser'),
    count: playwrightCount,
  },
  {
    name: 'browser',
    after: ['build', 'programs'],
    proves: 'accessibility, keyboard, markup',
    run: script('browser-suites'),
    count: playwrightCount,
  },
  {
    name: 'faults',
    after: ['build', 'programs'],
    proves: 'every row of the error catalog, in a browser, wherever an operation is called',
    run: script('faults', '--quick'),
    count: ownCount,
  },
  {
    name: 'bench-names',
    proves: 'name check is an indexed look-up',
    run: script('bench-names', '--size', '100000'),
    count: ownCount,
    isApart: true,
  },
  {
    name: 'docs',
    // Ten seconds on one core, for which the browser suites do not have to wait.
    cores: 0,
    after: ['spec', 'spec-api', 'spec-browser'],
    proves: 'the specification can be published',
    run: script('docs', '--check'),
  },
  {
    name: 'trace',
    cores: 0,
    after: ['spec', 'spec-api', 'spec-browser', 'docs'],
    proves: 'every requirement has a passing scenario at its levels',
    run: script('trace', '--strict'),
  },
];
