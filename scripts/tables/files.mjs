import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import { slug } from '../docs/html.mjs';
import { columnsOf, HEAD_ROWS, sheetOf } from './sheet.mjs';

/** Sheets of the workbook that hold no table. */
const CONTENTS = 'Contents';
const WORDS = 'Words';
/** Excel allows no more letters in the name of a sheet. */
const NAME_LENGTH = 31;
const WIDEST = 60;

/** The names of the sheets: the tables' own, short enough and each once. */
export function sheetNames(tables) {
  const taken = new Set([CONTENTS, WORDS].map((name) => name.toLowerCase()));
  return tables.map(({ name }) => {
    const plain = name.replace(/[[\]:*?/\\']/g, ' ');
    for (let number = 1; ; number += 1) {
      const tail = number === 1 ? '' : ` ${number}`;
      const sheet = `${plain.slice(0, NAME_LENGTH - tail.length).trim()}${tail}`;
      if (taken.has(sheet.toLowerCase())) continue;
      taken.add(sheet.toLowerCase());
      return sheet;
    }
  });
}

const wordLines = (tables) => [
  ['table', 'column', 'name of the column', 'word', 'name'],
  ...tables.flatMap((table) =>
    columnsOf(table).inputs.flatMap(({ name, heading, words }) =>
      [...words].map(([value, word]) => [table.name, heading, name, word, value]),
    ),
  ),
];

const contentLines = (tables, names) => [
  ['table', 'sheet', 'requirement', 'rows'],
  ...tables.map(({ name, source, rows }, place) => [name, names[place], source, String(rows.length)]),
];

/** A sheet of texts: no cell of it is made a number or a day when it is edited. */
const asSheet = (sheet, lines, headRows) => ({
  sheet,
  stickyRowsCount: headRows,
  columns: lines[1].map((_, column) => ({
    width: Math.min(
      WIDEST,
      Math.max(8, ...lines.slice(headRows === 1 ? 0 : 1).map((line) => (line[column] ?? '').length + 2)),
    ),
  })),
  data: lines.map((line, place) =>
    line.map((value) => ({
      value,
      type: String,
      format: '@',
      wrap: place >= headRows,
      ...(place < headRows && { fontWeight: 'bold' }),
    })),
  ),
});

/** Writes a CSV file for each table and one workbook with a sheet for each. */
export async function writeTables(tables, folder) {
  mkdirSync(folder, { recursive: true });
  for (const table of tables)
    writeFileSync(
      join(folder, `${slug(table.name)}.csv`),
      `${Papa.unparse(sheetOf(table), { newline: '\n' })}\n`,
    );
  const names = sheetNames(tables);
  await writeWorkbook([
    asSheet(CONTENTS, contentLines(tables, names), 1),
    ...tables.map((table, place) => asSheet(names[place], sheetOf(table), HEAD_ROWS)),
    asSheet(WORDS, wordLines(tables), 1),
  ]).toFile(join(folder, 'tables.xlsx'));
}

/** Restores a typed text from what a spreadsheet made of it. */
const textOf = (value) => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
};

/** What is wrong with a file of tables as a whole, in words. */
export class FileProblem extends Error {}

const EXPECTED =
  'expected a workbook (.xlsx), a CSV file, or a folder of CSV files, as npm run tables:export writes them';

const readCsv = (path) => {
  const { data, errors } = Papa.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
  });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) throw new FileProblem(`${basename(path)}, line ${open.row + 1}: a quotation mark is not closed`);
  return { sheet: basename(path), lines: data };
};

const unpacked = async (path) => {
  try {
    return await readWorkbook(path, { trim: false });
  } catch {
    throw new FileProblem(`${basename(path)} is no workbook that can be read; ${EXPECTED}`);
  }
};

const readXlsx = async (path) =>
  (await unpacked(path))
    .filter(({ sheet }) => sheet !== CONTENTS && sheet !== WORDS)
    .map(({ sheet, data }) => ({ sheet: `Sheet "${sheet}"`, lines: data.map((line) => line.map(textOf)) }));

/**
 * The sheets of a workbook, of a CSV file, or of a folder of CSV files.
 * @returns {Promise<{ sheet: string, lines: string[][] }[]>} rejects with a FileProblem
 */
export const readTables = async (path) => {
  if (statSync(path).isDirectory()) {
    const files = readdirSync(path).filter((file) => file.endsWith('.csv'));
    if (files.length === 0) throw new FileProblem(`${path} has no CSV file; ${EXPECTED}`);
    return files.sort().map((file) => readCsv(join(path, file)));
  }
  return path.endsWith('.csv') ? [readCsv(path)] : readXlsx(path);
};
