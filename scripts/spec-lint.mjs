/**
 * `npm run spec:lint`: whether the features keep to docs/writing-features.md, as far as a program can tell. Lists what does not,
 * by place and rule, and ends with 1.
 *
 *   npm run spec:lint -- features/payment     only the features whose path starts so
 */
import { readFeatures } from './lib/features.mjs';
import { readRequirements } from './lib/tsv.mjs';
import { claimsToBeComplete, missingValuesOfRule, missingValues } from './spec-lint/enumerations.mjs';
import { FEATURE_RULES, SCENARIO_RULES } from './spec-lint/rules.mjs';

const starts = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const isChosen = ({ path }) => starts.length === 0 || starts.some((start) => path.startsWith(start));
const known = new Set(readRequirements().map(({ id }) => id));

const features = readFeatures().filter(isChosen);
const scenarios = features.flatMap((feature) => feature.scenarios);
/** The values of the nouns, read only where something claims to name them all: the phrase book takes a second to load. */
async function enumerations() {
  if (!scenarios.some(claimsToBeComplete)) return [];
  const { PARAMETERS } = await import('./docs/rule-book.mjs');
  return PARAMETERS.map(({ known }) => [...new Set(known)]).filter((known) => known.length > 1);
}

const nouns = await enumerations();
const COMPLETE = { name: 'complete', asks: 'names every value of what it calls every one' };
const incompleteAt =
  (path) =>
  ({ line, claim, column, value }) => ({
    path,
    line,
    rule: COMPLETE,
    fault: `"${claim}" lacks the ${column} "${value}"`,
  });
const incomplete = features.flatMap(({ path, rules, scenarios: own }) => [
  ...own.flatMap((scenario) => missingValues(scenario, nouns)).map(incompleteAt(path)),
  ...rules
    .flatMap((rule) =>
      missingValuesOfRule(
        rule,
        own.filter((scenario) => scenario.rule?.line === rule.line),
        nouns,
      ),
    )
    .map(incompleteAt(path)),
]);
const faults = features
  .flatMap((feature) => [
    ...FEATURE_RULES.flatMap((rule) =>
      rule.find(feature).map(({ line, fault }) => ({ path: feature.path, line, rule, fault })),
    ),
    ...feature.scenarios.flatMap((scenario) =>
      SCENARIO_RULES.flatMap((rule) =>
        rule
          .find(scenario, { known })
          .map((fault) => ({ path: feature.path, line: scenario.line, rule, fault })),
      ),
    ),
  ])
  .concat(incomplete);

for (const { path, line, rule, fault } of faults) console.log(`${path}:${line}  ${rule.name}: ${fault}`);
for (const { name, asks } of [...FEATURE_RULES, ...SCENARIO_RULES, COMPLETE]) {
  const count = faults.filter(({ rule }) => rule.name === name).length;
  if (count > 0) console.log(`${String(count).padStart(4)} against "${name}": what is written here ${asks}`);
}
const places = new Set(faults.map(({ path, line }) => `${path}:${line}`));
console.log(`${scenarios.length} scenarios of ${features.length} features, ${places.size} places to fix`);
process.exitCode = faults.length > 0 ? 1 : 0;
