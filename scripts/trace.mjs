/**
 * `npm run trace`: the requirements of features/requirements.tsv and the scenarios, both ways. Which requirements in scope
 * (features/scope.tsv) have no passing scenario at a level that they name, read from the last reports of `npm run spec`,
 * `spec:api` and `spec:browser`; which scenarios carry no requirement, or one that the catalog does not know.
 *
 *   npm run trace                  what is missing
 *   npm run trace -- --all         requirements out of scope as well
 *   npm run trace -- --only LLC    only those of one job of scope.tsv
 *   npm run trace -- --scenarios   the scenarios with their requirements
 *   npm run trace -- --strict      a level without a report counts as missing, too
 *
 * Ends with 1 when something is missing at a level that has a report, or a scenario's tags are wrong.
 */
import { readFeatures } from './lib/features.mjs';
import { LEVELS, passedIds, readReport } from './lib/spec-reports.mjs';
import { readRequirements, readTsv } from './lib/tsv.mjs';

const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const scope = new Map(readTsv('features/scope.tsv').map(([id, levels, job]) => [id, { levels, job }]));
const requirements = readRequirements();
const known = new Set(requirements.map(({ id }) => id));
const scenarios = readFeatures().flatMap((feature) => feature.scenarios);

const place = ({ path, line, name }) => `${path}:${line} ${name}`;
const faults = [
  ...[...scope.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `features/scope.tsv: unknown requirement ${id}`),
  ...scenarios.filter(({ ids }) => ids.length === 0).map((scenario) => `${place(scenario)}: no requirement`),
  ...scenarios.flatMap((scenario) =>
    scenario.ids.filter((id) => !known.has(id)).map((id) => `${place(scenario)}: unknown requirement ${id}`),
  ),
];

if (args.includes('--scenarios'))
  for (const scenario of scenarios) console.log(`${place(scenario)}\n    ${scenario.ids.join(' ')}`);

const results = Object.entries(LEVELS).map(([letter, { name, report }]) => [
  letter,
  name,
  report,
  readReport(report),
]);
for (const [, name, report, found] of results)
  if (!found) console.log(`The ${name} level has no report (${report}): nothing counts as passed there.`);
const passed = Object.fromEntries(results.map(([letter, , , found]) => [letter, passedIds(found ?? [])]));
const reported = new Set(results.flatMap(([letter, , , found]) => (found ? [letter] : [])));

const rows = requirements
  .filter(({ id }) => !only || scope.get(id)?.job === only)
  .map((row) => {
    const isWanted = (letter) => args.includes('--all') || scope.get(row.id)?.levels.includes(letter);
    const wanted = [...row.levels].filter(isWanted);
    return { ...row, wanted, lacks: wanted.filter((letter) => !passed[letter].has(row.id)) };
  });
const inScope = rows.filter(({ wanted }) => wanted.length > 0);
const lacking = inScope.filter(({ lacks }) => lacks.length > 0);

for (const { id, lacks, text } of lacking) {
  const levels = lacks.map((letter) => LEVELS[letter].name).join(', ');
  console.log(`${id.padEnd(24)} lacks ${levels.padEnd(20)} ${text.slice(0, 90)}`);
}
for (const fault of faults) console.log(fault);
for (const [letter, { name }] of Object.entries(LEVELS)) {
  const asked = inScope.filter(({ wanted }) => wanted.includes(letter));
  const met = asked.filter(({ id }) => passed[letter].has(id));
  console.log(`${name.padEnd(8)} ${met.length} of ${asked.length} requirements have a passing scenario`);
}
console.log(
  `${inScope.length - lacking.length} of ${inScope.length} requirements in scope are met at every level they name; ${requirements.length - inScope.length} are out of scope`,
);
console.log(`${scenarios.length} scenarios, ${faults.length} faults of their tags`);

const isLevelAsked = (letter) => args.includes('--strict') || reported.has(letter);
const isMissing = lacking.some(({ lacks }) => lacks.some(isLevelAsked));
process.exitCode = faults.length > 0 || isMissing ? 1 : 0;
