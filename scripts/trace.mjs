/**
 * `npm run trace`: which requirements of features/requirements.tsv have a passing scenario at each level that they name, read from
 * the last reports of `npm run spec`, `spec:api` and `spec:browser`. features/scope.tsv says which are to be met by now.
 *
 *   npm run trace                  the requirements in scope that lack something
 *   npm run trace -- --all         those out of scope as well
 *   npm run trace -- --only LLC    only those of one job of scope.tsv
 *   npm run trace -- --strict      ends with 1 when one in scope lacks something
 */
import { existsSync, readFileSync } from 'node:fs';

/** Letter of the catalogue, how it is called, and where its last run stands. */
const LEVELS = {
  R: { name: 'rules', report: 'reports/rules.ndjson' },
  B: { name: 'browser', report: 'reports/browser.ndjson' },
  S: { name: 'api', report: 'reports/api.ndjson' },
};

const table = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

/** The tags of the scenarios that passed in every attempt that counts. */
function passedTags(report) {
  const pickles = new Map();
  const cases = new Map();
  const attempts = new Map();
  for (const line of readFileSync(report, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } = JSON.parse(line);
    if (pickle)
      pickles.set(
        pickle.id,
        pickle.tags.map(({ name }) => name.slice(1)),
      );
    if (testCase) cases.set(testCase.id, testCase.pickleId);
    if (testCaseStarted)
      attempts.set(testCaseStarted.id, {
        pickle: cases.get(testCaseStarted.testCaseId),
        passed: true,
        counts: true,
      });
    const attempt = attempts.get(testStepFinished?.testCaseStartedId ?? testCaseFinished?.testCaseStartedId);
    if (testStepFinished && testStepFinished.testStepResult.status !== 'PASSED' && attempt)
      attempt.passed = false;
    if (testCaseFinished?.willBeRetried && attempt) attempt.counts = false;
  }
  const counted = [...attempts.values()].filter(({ counts }) => counts);
  return new Set(counted.filter(({ passed }) => passed).flatMap(({ pickle }) => pickles.get(pickle) ?? []));
}

const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const scope = new Map(table('features/scope.tsv').map(([id, levels, job]) => [id, { levels, job }]));
const requirements = table('features/requirements.tsv').map(([id, levels, text]) => ({ id, levels, text }));

const unknown = [...scope.keys()].filter((id) => !requirements.some((requirement) => requirement.id === id));
if (unknown.length > 0)
  throw new Error(`features/scope.tsv names what the catalogue does not: ${unknown.join(', ')}`);

const passed = {};
for (const [letter, { name, report }] of Object.entries(LEVELS)) {
  if (!existsSync(report))
    console.log(`The ${name} level has no report (${report}): nothing counts as passed there.`);
  passed[letter] = existsSync(report) ? passedTags(report) : new Set();
}

const wanted = ({ id, levels }) =>
  [...levels].filter((letter) => args.includes('--all') || scope.get(id)?.levels.includes(letter));
const chosen = requirements.filter(({ id }) => !only || scope.get(id)?.job === only);
const rows = chosen.map((row) => ({
  ...row,
  wanted: wanted(row),
  lacks: wanted(row).filter((letter) => !passed[letter].has(row.id)),
}));
const inScope = rows.filter(({ wanted: letters }) => letters.length > 0);
const lacking = inScope.filter(({ lacks }) => lacks.length > 0);

for (const { id, lacks, text } of lacking)
  console.log(
    `${id.padEnd(24)} lacks ${lacks
      .map((letter) => LEVELS[letter].name)
      .join(', ')
      .padEnd(20)} ${text.slice(0, 90)}`,
  );
for (const [letter, { name }] of Object.entries(LEVELS)) {
  const asked = inScope.filter(({ wanted: letters }) => letters.includes(letter));
  console.log(
    `${name.padEnd(8)} ${asked.filter(({ id }) => passed[letter].has(id)).length} of ${asked.length} requirements have a passing scenario`,
  );
}
console.log(
  `${inScope.length - lacking.length} of ${inScope.length} requirements in scope are met at every level they name; ${requirements.length - inScope.length} are out of scope`,
);
process.exitCode = args.includes('--strict') && lacking.length > 0 ? 1 : 0;
