/**
 * `npm run tables:export [folder]`: writes every decision table as a CSV file, and all of them as one workbook with a sheet a table, into
 * reports/tables. Edit either and bring it back by `npm run tables:import`.
 */
import { join } from 'node:path';
import { rules } from './lib/rules.mjs';
import { writeTables } from './tables/files.mjs';

const [folder = 'reports/tables'] = process.argv.slice(2);
await writeTables(rules.ALL_TABLES, folder);
console.log(
  `${rules.ALL_TABLES.length} tables in ${join(folder, 'tables.xlsx')}, and each as a CSV file beside it`,
);
