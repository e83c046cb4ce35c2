/**
 * `npm run spec:tables`: proves every decision table of the rule book complete and free of contradictions, in a second. What is
 * missing is told as a row to paste, and rows that collide by their places. Ends with 1 when a table has a fault.
 */
import { createRequire } from 'node:module';
import { tablePlaces } from './lib/table-source.mjs';

const require = createRequire(import.meta.url);
require('ts-node/register');
const { ALL_TABLES } = require('../rules/all-tables.ts');
const { rowText } = require('../rules/decision-table/row-text.ts');
const { verify } = require('../rules/decision-table/verify.ts');

/** The fault, the place of the rows that cause it, and the row that the proof built. */
const SAID = {
  gap: { what: () => 'no row decides here; add', made: (row) => [row] },
  overlap: {
    what: (numbers) => `rows ${numbers.join(' and ')} can both fit; one is too many, or says too much`,
    made: (row) => [`both fit where ${/when: (\{.*?\}),? then:/.exec(row)?.[1] ?? row}`],
  },
  unreachable: {
    what: ([number]) => `row ${number} never decides; take it out, or the rows before it`,
    made: () => [],
  },
  outcome: {
    what: ([number]) => `the outcome of row ${number} cannot stand here`,
    made: (wanted) => [`expected ${wanted}`],
  },
};

const faulty = ALL_TABLES.map((table) => ({ table, findings: verify(table) })).filter(
  ({ findings }) => findings.length > 0,
);
// The sources are only read where something has to be shown.
const places = faulty.length > 0 ? tablePlaces() : new Map();
for (const { table, findings } of faulty) {
  const { place, rowPlaces } = places.get(table.name) ?? {};
  console.log(`${table.name} (${table.source})  ${place ?? ''}`);
  const written = (number) => {
    const { when, then } = table.rows[number - 1];
    return `${rowPlaces?.[number - 1] ?? `row ${number}`}  ${rowText(when, then)}`;
  };
  for (const { kind, rows: numbers, row } of findings) {
    const { what, made } = SAID[kind];
    console.log(`  ${what(numbers)}`);
    for (const line of [...numbers.map(written), ...made(row)]) console.log(`    ${line}`);
  }
}
const rows = ALL_TABLES.reduce((sum, table) => sum + table.rows.length, 0);
console.log(`${rows} rows of ${ALL_TABLES.length} tables, ${faulty.length} tables with a fault`);
process.exitCode = faulty.length > 0 ? 1 : 0;
