/**
 * `npm run spec:check`: everything that an analyst's change has to keep: the features, the proof of the tables, the guide, what is covered,
 * and the model of every flow. Two at a time, in about a minute; tells what fails, and ends with 1 if anything does.
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

const node = (script) => [process.execPath, [`scripts/${script}.mjs`]];

/** The longest first, so that the two lanes end together. */
const CHECKS = [
  {
    name: 'spec:noticed',
    proves: 'a scenario fails when a row, a check or a text is changed',
    command: node('spec-noticed'),
  },
  {
    name: 'spec:model',
    proves: 'every filing can be walked from start to end',
    // The walk alone. That it would find wrong flows, and remembers what the rules say, are tests of the walk itself.
    command: ['npx', ['--no-install', 'jest', 'tests/model/model.test.ts', '--silent']],
  },
  {
    name: 'spec:coverage',
    proves: 'every scenario passes; every row and check has one',
    command: node('spec-coverage'),
  },
  { name: 'spec:tables', proves: 'no table has a gap or contradicts itself', command: node('spec-tables') },
  { name: 'spec:lint', proves: 'the features keep to their guide', command: node('spec-lint') },
  {
    name: 'spec:law',
    proves: 'every section of the law that is cited has a verdict',
    command: node('spec-law'),
  },
];

await ensureInstalled();
const started = Date.now();
const failed = [];

async function carryOut({ name, proves, command: [program, args] }) {
  const { code, output, seconds } = await run(program, args, { quiet: true });
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${proves} (${seconds.toFixed(1)} s)`);
  if (code !== 0) failed.push({ name, output });
}

const waiting = [...CHECKS];
const lane = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) await carryOut(check);
};
await Promise.all([lane(), lane()]);

for (const { name, output } of failed) console.log(`\n${name}\n${output.trimEnd()}`);
if (failed.some(({ name }) => name === 'spec:coverage'))
  console.log('\n`npm run spec` tells which scenario fails, and why.');
console.log(
  `\n${CHECKS.length - failed.length} of ${CHECKS.length} hold (${((Date.now() - started) / 1000).toFixed(1)} s)`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
