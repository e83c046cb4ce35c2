/**
 * `npm run spec:coverage`: runs the features at rules level and lists every row of a decision table that decided in no scenario,
 * as it is written in the table, and every check of a form that no scenario broke. Ends with 1 when one of either is left, or a
 * scenario fails.
 *
 *   npm run spec:coverage -- --report     only reports
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { featurePaths } from './lib/features.mjs';
import { refuseUnreadable } from './lib/parse-feature.mjs';
import { run } from './lib/run.mjs';

const COUNTS = 'reports/spec-coverage.json';

/** Runs the scenarios with the counting rows in place. */
async function count() {
  rmSync(COUNTS, { force: true });
  const { code, output } = await run(
    'npx',
    [
      '--no-install',
      'cucumber-js',
      '--profile',
      'rules',
      '--require',
      'step-definitions/runners/coverage.ts',
    ],
    { quiet: true },
  );
  if (code !== 0)
    console.log(
      `Not every scenario passes, and only those that do count.\n${output.match(/^\d+ scenarios.*/m)?.[0] ?? output.trim()}`,
    );
  if (!existsSync(COUNTS)) throw new Error(output.slice(-4000));
  return { ...JSON.parse(readFileSync(COUNTS, 'utf8')), hasPassed: code === 0 };
}

const unmet = ({ scenarios }) => scenarios === 0;
const share = (items) => `${items.filter((item) => !unmet(item)).length} of ${items.length}`;

await ensureInstalled();
refuseUnreadable(featurePaths());
const { tables, forms, hasPassed } = await count();
const rows = tables.flatMap((table) => table.rows);
const checks = forms.flatMap((form) => form.checks);

for (const { name, source, rows: own } of tables.filter((table) => table.rows.some(unmet))) {
  console.log(`${name} (${source}): ${share(own)} rows`);
  for (const { number, row } of own.filter(unmet)) console.log(`  ${String(number).padStart(3)}  ${row}`);
}
for (const { name, checks: own } of forms.filter((form) => form.checks.some(unmet))) {
  console.log(`${name}: ${share(own)} checks`);
  for (const { path, code, message } of own.filter(unmet))
    console.log(`  ${[path, code].filter(Boolean).join(' ').padEnd(44)} ${message}`);
}
console.log(`${share(checks)} checks of ${forms.length} forms are broken by a scenario`);
console.log(`${share(rows)} rows of ${tables.length} tables are exercised by a scenario`);

const left = !hasPassed || rows.some(unmet) || checks.some(unmet);
process.exitCode = left && !process.argv.includes('--report') ? 1 : 0;
