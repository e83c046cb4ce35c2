/**
 * `npm run tables:dmn [folder]`: writes every decision table as a DMN 1.5 file into reports/dmn, and tells what DMN cannot express of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from './docs/html.mjs';
import { rules } from './lib/rules.mjs';
import { dmnOf, notExpressed } from './tables/dmn.mjs';

const [folder = 'reports/dmn'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const table of rules.ALL_TABLES) {
  writeFileSync(join(folder, `${slug(table.name)}.dmn`), await dmnOf(table));
  for (const sentence of notExpressed(table)) console.log(`${table.name}: ${sentence}`);
}
console.log(`${rules.ALL_TABLES.length} tables as DMN 1.5 in ${folder}`);
