/**
 * `npm run trace`: the requirements of features/requirements.tsv and the scenarios, both ways. Which requirement has no passing
 * scenario at a level that it names, read from the last reports of `npm run spec`, `spec:api` and `spec:browser`; which scenarios
 * carry no requirement, or one that the catalog does not know.
 *
 * A requirement at a level is a cell. A cell without a passing scenario is not built where something that it is about (its ID, its
 * text, features/parts.tsv) is registered nowhere in the portal, or where features/not-built.tsv lists it; else it is missing. The
 * cells that are not built are listed there. The list may only become shorter: a row comes together with its requirement or never.
 *
 *   npm run trace                  what is missing and what is not built
 *   npm run trace -- --write       takes what is built by now out of features/not-built.tsv; never adds to it
 *   npm run trace -- --scenarios   the scenarios with their requirements
 *   npm run trace -- --strict      a level without a report counts as missing, too
 *
 * Ends with 1 when something is missing at a level that has a report, when features/not-built.tsv is not what is not built, or when
 * a scenario's tags are wrong.
 */
import { writeFileSync } from 'node:fs';
import { CEILING, readCatalog } from './lib/catalog.mjs';
import { compareWithCeiling, readCeiling, summarize } from './lib/cells.mjs';
import { linesAddedLater } from './lib/earlier-versions.mjs';
import { readFeatures } from './lib/features.mjs';
import { LEVELS } from './lib/spec-reports.mjs';

const args = process.argv.slice(2);
const { requirements, cells, reported, faults: partFaults } = readCatalog();
const known = new Set(requirements.map(({ id }) => id));
const scenarios = readFeatures().flatMap((feature) => feature.scenarios);

const place = ({ path, line, name }) => `${path}:${line} ${name}`;
const tagFaults = [
  ...scenarios.filter(({ ids }) => ids.length === 0).map((scenario) => `${place(scenario)}: no requirement`),
  ...scenarios.flatMap((scenario) =>
    scenario.ids.filter((id) => !known.has(id)).map((id) => `${place(scenario)}: unknown requirement ${id}`),
  ),
];

if (args.includes('--scenarios'))
  for (const scenario of scenarios) console.log(`${place(scenario)}\n    ${scenario.ids.join(' ')}`);

for (const [letter, { name, report }] of Object.entries(LEVELS))
  if (!reported.includes(letter))
    console.log(`The ${name} level has no report (${report}): nothing counts as passed there.`);

const line = ({ id, level }, what) => console.log(`${id.padEnd(22)} ${LEVELS[level].name.padEnd(8)} ${what}`);
const print = (heading, chosen, tell) => {
  if (chosen.length === 0) return;
  console.log(`${heading}:`);
  for (const cell of chosen) line(cell, tell(cell));
};

/** Without a report nothing is known about a level, unless everything has to have been run. */
const isJudged = ({ level }) => args.includes('--strict') || reported.includes(level);
const missing = cells.filter(({ status }) => status === 'missing');
const notRun = args.includes('--strict') ? cells.filter(({ status }) => status === 'notRun') : [];
print('Missing: all of it is built, and no scenario passes', [...missing, ...notRun], ({ text }) =>
  text.slice(0, 90),
);
print(
  'Not built, and what it waits for',
  cells.filter((cell) => cell.status === 'notBuilt' && isJudged(cell)),
  ({ awaits, text }) => awaits.join(', ') || text.slice(0, 90),
);

const { grown, done, left } = compareWithCeiling(cells, readCeiling(CEILING));
const added = grown.filter(isJudged);
print(`Not built, and not in ${CEILING}, which may only become shorter`, added, ({ text }) =>
  text.slice(0, 90),
);
if (args.includes('--write'))
  writeFileSync(CEILING, `id\tlevel\n${left.map((name) => `${name}\n`).join('')}`);
const stale = args.includes('--write') ? [] : done;
for (const name of stale)
  console.log(
    `${CEILING}: ${name.replace('\t', ' ')} is built by now; npm run trace -- --write takes it out`,
  );

const listed = linesAddedLater(CEILING, { catalog: 'features/requirements.tsv' });
for (const name of listed)
  console.log(
    `${CEILING}: ${name.replace('\t', ' ')} was added after the list was begun, and it may only become shorter`,
  );

const faults = [...partFaults, ...tagFaults];
for (const fault of faults) console.log(fault);
console.log(`${scenarios.length} scenarios, ${faults.length} faults of their tags and of features/parts.tsv`);
for (const [letter, { name }] of Object.entries(LEVELS)) {
  const own = cells.filter(({ level }) => level === letter);
  console.log(`${name.padEnd(8)} ${own.length} requirements: ${summarize(own)}`);
}
console.log(`${requirements.length} requirements at ${cells.length} levels: ${summarize(cells)}`);

const isWrong = [missing, notRun, added, listed, stale, faults].some((found) => found.length > 0);
process.exitCode = isWrong ? 1 : 0;
