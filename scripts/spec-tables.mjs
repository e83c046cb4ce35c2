/**
 * `npm run spec:tables`: proves every decision table of the rule book complete and free of contradictions, in a second. What is
 * missing or listed twice is told as a row to paste. Ends with 1 when a table has a fault.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('ts-node/register');
const { ALL_TABLES } = require('../rules/decision-table/all-tables.ts');
const { verify } = require('../rules/decision-table/verify.ts');

const SAID = {
  gap: () => 'no row decides here; add',
  overlap: (rows) => `rows ${rows.join(' and ')} both decide here; one is too many`,
  unreachable: ([row]) => `row ${row} never decides; take it out, or the rows before it`,
};

const faulty = ALL_TABLES.map((table) => ({ table, findings: verify(table) })).filter(
  ({ findings }) => findings.length > 0,
);
for (const { table, findings } of faulty) {
  console.log(`${table.name} (${table.source})`);
  for (const { kind, rows, row } of findings) console.log(`  ${SAID[kind](rows)}\n    ${row}`);
}
const rows = ALL_TABLES.reduce((sum, table) => sum + table.rows.length, 0);
console.log(`${rows} rows of ${ALL_TABLES.length} tables, ${faulty.length} tables with a fault`);
process.exitCode = faulty.length > 0 ? 1 : 0;
