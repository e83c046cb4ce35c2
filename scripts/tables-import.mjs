/**
 * `npm run tables:import <workbook, CSV file or folder of CSV files> [--dry-run]`: proves the edited tables, prints what changes row by row, and writes the
 * rows back into the sources. With a gap, an overlap or an unknown value nothing is written; it is told in words and the command
 * ends with 1.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { FileProblem, readTables } from './tables/files.mjs';
import { importSheets } from './tables/import.mjs';

const args = process.argv.slice(2);
const [path = 'reports/tables/tables.xlsx'] = args.filter((arg) => !arg.startsWith('--'));

/** The sheets of a file, or what is wrong with the file as a whole. */
async function sheetsAt(place) {
  try {
    return { sheets: await readTables(place) };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { unreadable: error.message };
  }
}

async function importTables() {
  if (!existsSync(path)) {
    console.log(`There is no ${path}; npm run tables:export writes it.`);
    return 1;
  }
  const { sheets, unreadable } = await sheetsAt(path);
  const { problems, diffs, files, unused } = unreadable
    ? { problems: [unreadable] }
    : await importSheets(sheets);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) {
    console.log('\nNothing is written.');
    return 1;
  }
  for (const { name, lines } of diffs)
    console.log(`${name}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  for (const name of unused) console.log(`No row needs this any more; take it out: ${name}`);
  const isDry = args.includes('--dry-run');
  if (!isDry) for (const [file, text] of files) writeFileSync(file, text);
  console.log(
    files.size === 0
      ? `${sheets.length} tables read, nothing has changed`
      : `${sheets.length} tables read; ${isDry ? 'would write' : 'written:'} ${[...files.keys()].join(', ')}`,
  );
  return 0;
}

process.exitCode = await importTables();
