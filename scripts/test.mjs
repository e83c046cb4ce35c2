/**
 * `npm test`: every level that must hold, quickest first, on nothing but Node and npm. The levels are the rows of
 * scripts/lib/levels.mjs; those that keep one core busy run two at a time. A level that fails does not stop the others. The last line is
 * `N passed, N failed`.
 *
 *   npm test                               all levels but those set apart
 *   npm test -- unit spec                  only these
 *   npm test -- bench-spec bench-names     those set apart run when they are named: the benches, whose figures depend
 *                                          on what else the machine does, and the mutation tests, which take long
 *   npm test -- --changed[=COMMIT]         what the changes since main (or the commit) can break, in under three minutes
 *   npm run check                          the quickest of that: format, types, lint, scenarios, the nearest units
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { passedOrFailed, LEVELS } from './lib/levels.mjs';
import { changeSince, LEVELS_OF_CHANGE, QUICK } from './lib/levels-of-change.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });

const isOption = (argument) => argument.startsWith('--');
const options = new Map(process.argv.filter(isOption).map((option) => option.slice(2).split('=')));
const named = process.argv.slice(2).filter((argument) => !isOption(argument));
const chosen = options.has('quick') ? QUICK : named;
const unknown = chosen.filter((name) => !LEVELS.some((level) => level.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown level: ${unknown.join(', ')}. Levels: ${LEVELS.map((level) => level.name).join(', ')}.`,
  );
  process.exit(2);
}

let passed = 0;
let failed = 0;

/** A test that passed, as Playwright lists it: of a level that failed its failures are wanted. */
const PASSED_TEST = /^\s*✓/;
const LAST_LINES = 100;

async function runLevel({ name, proves, run: [command, args], count = passedOrFailed }) {
  const { code, output, seconds } = await run(command, args, { quiet: true });
  writeFileSync(`reports/${name}.log`, output);
  const result = count(code, output);
  passed += result.passed;
  failed += result.failed;
  console.log(
    `${name.padEnd(13)} ${proves} ... ${result.passed} passed, ${result.failed} failed (${seconds.toFixed(1)} s)`,
  );
  if (result.failed > 0) {
    const lines = output.split('\n').filter((line) => !PASSED_TEST.test(line));
    console.log(`${lines.slice(-LAST_LINES).join('\n')}\n  whole output: reports/${name}.log`);
  }
}

/** How many levels' worth of work the machine is given at once. */
const CORES = 2;

/** Runs the levels, each as soon as those that it needs are done and a core is free; levels that were not chosen are not waited for. */
async function runLevels(levels) {
  const waiting = [...levels];
  const underWay = new Map();
  const isUndone = (name) => underWay.has(name) || waiting.some((level) => level.name === name);
  const coresLeft = () => [...underWay.values()].reduce((left, { cores }) => left - cores, CORES);
  while (waiting.length > 0 || underWay.size > 0) {
    const next = waiting.findIndex(
      ({ cores = CORES, after = [] }) => cores <= coresLeft() && !after.some(isUndone),
    );
    if (next >= 0) {
      const [level] = waiting.splice(next, 1);
      const ended = runLevel(level).then(() => underWay.delete(level.name));
      underWay.set(level.name, { cores: level.cores ?? CORES, ended });
    } else {
      await Promise.race([...underWay.values()].map(({ ended }) => ended));
    }
  }
}

const isChosen = ({ name, isApart }) => (chosen.length === 0 ? !isApart : chosen.includes(name));

/** Suites of unit tests that a run for a change takes, of those that the change reaches: a suite takes about a second. */
const SUITES = options.has('quick') ? 12 : 100;

/** The levels that a change can break, each as far as it can. */
function levelsOfChange() {
  const change = changeSince(options.get('changed'));
  const left = change.suites.length - SUITES;
  console.log(`${change.files.length} changed files reach ${change.suites.length} suites of unit tests.`);
  if (left > 0) console.log(`The ${SUITES} nearest of them are run; npm test runs the other ${left}, too.`);
  return LEVELS.filter(isChosen).flatMap((level) => {
    const run = change.files.length > 0 && LEVELS_OF_CHANGE[level.name]?.(change, SUITES);
    return run ? [{ ...level, ...(run !== true && { run }) }] : [];
  });
}

await runLevels(options.has('changed') || options.has('quick') ? levelsOfChange() : LEVELS.filter(isChosen));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
