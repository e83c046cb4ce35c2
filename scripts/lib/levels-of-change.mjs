import { readFileSync } from 'node:fs';
import { changedFiles } from './changed-files.mjs';
import { reachedFrom } from './import-graph.mjs';

const TEST = /^(?!tests\/(browser|resilience|mutation)\/).*\.test\.tsx?$/;

const npx = (...args) => ['npx', ['--no-install', ...args]];
const node = (...args) => ['node', args];

/** What a change is to the levels. `suites`: the unit tests that it can break, nearest first. */
export function changeSince(since) {
  const files = changedFiles(since);
  const reached = reachedFrom(files);
  const suites = [...reached.keys()].filter((file) => TEST.test(file));
  return { files, suites };
}

const isIn =
  (...folders) =>
  ({ files }) =>
    files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const isCode = ({ files }) => files.some((file) => /\.[cm]?[jt]sx?$/.test(file));
const isOfRules = isIn('rules', 'features', 'step-definitions');
/** The changed features with scenarios at a level. */
const features = ({ files }, tag) =>
  files.filter((file) => file.endsWith('.feature') && readFileSync(file, 'utf8').includes(tag));
const browserSuites = ({ files }) => files.filter((file) => /^tests\/browser\/.*\.spec\.ts$/.test(file));

/**
 * How the levels run for a change: what a change cannot break is left out, and what has a cache uses it. A row answers the command, true
 * where the level runs as in `npm test`, and false where it is not needed. `most` is how many suites of unit tests are run, the nearest.
 */
export const LEVELS_OF_CHANGE = {
  format: ({ files }) => npx('prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...files),
  types: (change) =>
    isCode(change) &&
    npx('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'),
  lint: ({ files }) => {
    const code = files.filter((file) => /\.(ts|tsx|mjs|mts)$/.test(file));
    return code.length > 0 && npx('eslint', '--max-warnings', '0', '--no-warn-ignored', ...code);
  },
  purity: isIn('rules'),
  contract: isIn('api'),
  architecture: isCode,
  unused: isCode,
  spec: isOfRules,
  'spec-tables': isIn('rules'),
  'spec-lint': isOfRules,
  'spec-coverage': isOfRules,
  'spec-noticed': isOfRules,
  unit: ({ suites }, most) =>
    suites.length > 0 &&
    node(
      'node_modules/jest/bin/jest.js',
      '--json',
      '--outputFile=reports/jest.json',
      '--runTestsByPath',
      ...suites.slice(0, most),
    ),
  'spec-api': (change) => {
    const asked = features(change, '@api');
    return asked.length > 0 && node('scripts/spec-api.mjs', ...asked);
  },
  'spec-browser': (change) => {
    const asked = features(change, '@browser');
    return asked.length > 0 && node('scripts/spec-browser.mjs', ...asked);
  },
  browser: (change) =>
    browserSuites(change).length > 0 && node('scripts/browser-suites.mjs', ...browserSuites(change)),
};

/** The levels of `npm run check`, which a developer runs after every few edits. */
export const QUICK = ['format', 'types', 'lint', 'spec', 'unit'];
