/**
 * `npm run tables:dmn [folder]`: writes every decision table as a DMN 1.5 file into reports/dmn, and tells what DMN cannot express of them.
 * Ends with 1 when a file is not valid by the XML schema of DMN 1.5.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from './docs/html.mjs';
import { rules } from './lib/rules.mjs';
import { dmnOf, notExpressed } from './tables/dmn.mjs';
import { schemaFaults } from './tables/dmn-schema.mjs';

const [folder = 'reports/dmn'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const faults = [];
for (const table of rules.ALL_TABLES) {
  const file = join(folder, `${slug(table.name)}.dmn`);
  const xml = await dmnOf(table);
  writeFileSync(file, xml);
  faults.push(...schemaFaults(xml).map((fault) => `${file}, ${fault}`));
  for (const sentence of notExpressed(table)) console.log(`${table.name}: ${sentence}`);
}
for (const fault of faults) console.error(fault);
console.log(`${rules.ALL_TABLES.length} tables as DMN 1.5 in ${folder}`);
console.log(`${faults.length === 0 ? 'All are' : 'Not all are'} valid by the XML schema of DMN 1.5`);
process.exitCode = faults.length > 0 ? 1 : 0;
