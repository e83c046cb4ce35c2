import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import prettier from 'prettier';
import { rules } from '../lib/rules.mjs';
import { placeOf, tableNodes } from '../lib/table-source.mjs';
import { valueOf } from './cell-text.mjs';
import { changesOf, diffOf } from './changes.mjs';
import { typeProblems } from './check-types.mjs';
import { apply, editsOf, sharedRows } from './edit-source.mjs';
import { columnsOf, readSheet } from './sheet.mjs';

const require = createRequire(import.meta.url);
const { verify } = require('../../rules/decision-table/verify.ts');

/** A condition in the words of the sheet. */
const conditionText = (table, when) => {
  const cells = columnsOf(table).inputs.flatMap(({ name, heading, write }) =>
    name in when ? [`${heading}: ${write(when[name])}`] : [],
  );
  return cells.length > 0 ? cells.join('; ') : 'anything';
};

/** What the proof of a table finds, told by the lines of its sheet. */
const SAID = {
  gap: (where) => `no row decides where ${where}`,
  overlap: (where, lines) => `lines ${lines.join(' and ')} both fit where ${where}`,
  unreachable: (_, [line]) => `line ${line} never decides; take it out, or the rows before it`,
};

/** A finding as the table's sheet would say it; the proof tells it as a row to paste. */
const findingText = (table, { kind, rows: numbers, row }, rows) => {
  if (kind === 'outcome') {
    const { line, then } = rows[numbers[0] - 1];
    return `line ${line}: the outcome ${JSON.stringify(then)} cannot stand here; expected ${row}`;
  }
  const [, condition, outcome] = /when: (\{.*?\}), then: (.*) \},$/s.exec(row);
  if (/decide/.test(condition)) return `no row gives ${outcome}, which has to be possible`;
  const lines = numbers.map((number) => rows[number - 1].line);
  return SAID[kind](conditionText(table, valueOf(condition)), lines);
};

const proofProblems = (table, rows, sheet) =>
  verify({ ...table, rows }).map((finding) => `${sheet}: ${findingText(table, finding, rows)}`);

const sourceProblems = (table, { steps, removed }, nodes, owners) => {
  const touched = [
    ...removed,
    ...steps.flatMap(({ number, cells, isMoved }) => (cells.length > 0 || isMoved ? [number] : [])),
  ];
  return touched.flatMap((number) => {
    const others = (owners.get(placeOf(nodes[number - 1])) ?? []).filter((name) => name !== table.name);
    return others.length > 0 ? [`row ${number} is also a row of "${others.join('", "')}"`] : [];
  });
};

/** Changes of a table whose rows filings declare that its sheet cannot say: which filing has how many rows. */
const declaredProblems = ({ declaredAs, rows }, { steps, removed }) => {
  if (!declaredAs) return [];
  const isOfOneFiling = ({ number, cells, isMoved }) =>
    rows[number - 1] && !isMoved && cells.every(({ column }) => column.name !== 'filingType');
  const told = (where) =>
    `${where}: filings declare the rows of this table; rows come, go and move in rules/filings, under "${declaredAs}"`;
  return [
    ...removed.map((number) => told(`row ${number}`)),
    ...steps.filter((step) => !isOfOneFiling(step)).map(({ line }) => told(`line ${line}`)),
  ];
};

/** The table that a sheet says it is. */
const nameIn = ({ lines }) => lines[0]?.[0]?.trim() ?? '';

/** Sheets of a table that another sheet is for already, such as a copy that was left in: it is unknown which one is meant. */
const copies = (sheets) =>
  sheets.flatMap((one, place) => {
    const first = sheets.slice(0, place).find((other) => nameIn(other) === nameIn(one));
    return first && nameIn(one)
      ? [`${one.sheet}: "${nameIn(one)}" is the table of ${first.sheet} too; keep one of them`]
      : [];
  });

/** Reads, compares and proves one sheet. */
function judge({ sheet, lines }, nodesOf, owners) {
  const name = nameIn({ lines });
  const table = rules.ALL_TABLES.find((one) => one.name === name);
  if (!table)
    return { problems: [`${sheet}: no table is called "${name}" (its name stands in the first cell)`] };
  const { rows, problems } = readSheet(table, lines);
  if (problems.length > 0) return { problems: problems.map((problem) => `${sheet}, ${problem}`) };
  if (rows.length === 0) return { problems: [`${sheet}: it has no rows`] };
  const changes = changesOf(table, rows);
  if (changes.isEmpty) return { problems: [] };
  const { place, rows: nodes } = nodesOf.get(name) ?? {};
  if (!nodes)
    return {
      problems: [`${sheet}: the rows of this table are computed from others; change them in ${place}`],
    };
  const shared = sourceProblems(table, changes, nodes, owners).map((problem) => `${sheet}: ${problem}`);
  const undeclared = declaredProblems(table, changes).map((problem) => `${sheet}, ${problem}`);
  const unsound = proofProblems(table, rows, sheet);
  return { sheet, table, changes, nodes, problems: [...shared, ...unsound, ...undeclared] };
}

/** Text as the project is formatted; a file that was not stays as it is. */
const formatted = async (file, before, after) => {
  const options = { ...(await prettier.resolveConfig(file)), filepath: file };
  return (await prettier.check(before, options)) ? prettier.format(after, options) : after;
};

const NOTHING = { diffs: [], files: new Map(), unused: [] };

/**
 * Brings edited sheets back into the sources of their tables. Nothing is written here.
 * @param {{ sheet: string, lines: string[][] }[]} sheets
 * @returns {Promise<{ problems: string[], diffs: { name: string, lines: string[] }[], files: Map<string, string>, unused: string[] }>} `files` are the
 *   changed sources; empty when there are problems or nothing has changed
 */
export async function importSheets(sheets) {
  const nodesOf = tableNodes();
  const owners = sharedRows(nodesOf);
  const judged = sheets.map((sheet) => judge(sheet, nodesOf, owners));
  const problems = [...copies(sheets), ...judged.flatMap((one) => one.problems)];
  const changed = judged.filter(({ changes, problems: own }) => changes && own.length === 0);
  const diffs = changed.map(({ table, changes }) => ({ name: table.name, lines: diffOf(table, changes) }));
  if (problems.length > 0) return { problems, ...NOTHING };

  const edits = new Map();
  for (const { sheet, changes, nodes } of changed)
    for (const [file, own] of editsOf(changes, nodes)) {
      const placed = own.map((edit) => ({ ...edit, line: edit.line && `${sheet}, line ${edit.line}` }));
      edits.set(file, [...(edits.get(file) ?? []), ...placed]);
    }
  const applied = new Map(
    [...edits].map(([file, own]) => {
      const { text, spans } = apply(readFileSync(file, 'utf8'), own);
      return [file, { text, spans: spans.map((span) => ({ ...span, where: span.line })) }];
    }),
  );
  const { problems: wrong, unused } = applied.size > 0 ? typeProblems(applied) : { problems: [], unused: [] };
  if (wrong.length > 0) return { problems: wrong, ...NOTHING };
  const files = new Map();
  for (const [file, { text }] of applied)
    files.set(file, await formatted(file, readFileSync(file, 'utf8'), text));
  return { problems: [], diffs, files, unused };
}
