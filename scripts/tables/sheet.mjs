import { headingOf } from './vocabulary.mjs';
import { CellProblem, inputText, outcomeText } from './cell-text.mjs';

const POLICIES = {
  unique: 'exactly one row fits',
  first: 'the first row that fits decides',
  collect: 'every row that fits counts',
};

/** Rows above the rows of the table: its name, the headings in words, the names. */
export const HEAD_ROWS = 3;

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The outcome in one column, or, where every outcome has named parts, in a column for each of them. */
const outcomeColumns = (outcomes) => {
  if (outcomes.length === 0 || !outcomes.every(isObject))
    return [{ name: 'then', heading: 'outcome', of: ({ then }) => then, ...outcomeText(outcomes) }];
  return [...new Set(outcomes.flatMap(Object.keys))].map((key) => ({
    name: `then.${key}`,
    heading: `outcome: ${headingOf(key)}`,
    key,
    of: ({ then }) => then[key],
    ...outcomeText(
      outcomes.map((outcome) => outcome[key]),
      key,
    ),
  }));
};

/** The columns of a table's sheet: a row's number, a column for each input, and the outcome. */
export const columnsOf = (table) => ({
  inputs: Object.entries(table.inputs).map(([name, domain]) => ({
    name,
    heading: headingOf(name),
    of: ({ when }) => when[name],
    ...inputText(name, domain),
  })),
  outcomes: outcomeColumns(table.rows.map(({ then }) => then)),
});

/** A table as the lines of its sheet, all of them texts. */
export const sheetOf = (table) => {
  const { inputs, outcomes } = columnsOf(table);
  const columns = [...inputs, ...outcomes];
  return [
    [table.name, table.source, POLICIES[table.hitPolicy]],
    ['row', ...columns.map(({ heading }) => heading)],
    ['row', ...columns.map(({ name }) => name)],
    ...table.rows.map((row, place) => [String(place + 1), ...columns.map(({ of, write }) => write(of(row)))]),
  ];
};

const outcomeOf = (cells, outcomes) => {
  const [first] = outcomes;
  if (!first.key) return cells.get(first.name);
  return Object.fromEntries(
    outcomes.map(({ key, name }) => [key, cells.get(name)]).filter(([, value]) => value !== undefined),
  );
};

/** Copies of a row have its number: the one with the same content is the row, else the first; the others are new. */
const markCopies = (rows, sayTheSame) => {
  const kept = new Map();
  for (const row of rows) {
    const known = kept.get(row.number);
    if (row.number && (!known || (!sayTheSame(known) && sayTheSame(row)))) kept.set(row.number, row);
  }
  return rows.map((row) => (kept.get(row.number) === row ? row : { ...row, number: undefined }));
};

/**
 * The rows that a sheet says.
 * @param {import('../../rules/decision-table/table').TableShape} table
 * @param {string[][]} lines texts, the head first
 * @returns {{ rows: { number?: number, line: number, when: object, then: unknown, texts: Map<string, string> }[], problems: string[] }} `number`
 *   is the row's in the table, none for a new one; `line` is its line in the sheet
 */
export function readSheet(table, lines) {
  const { inputs, outcomes } = columnsOf(table);
  const names = (lines[2] ?? []).map((name) => name.trim());
  const wanted = ['row', ...inputs.map(({ name }) => name), ...outcomes.map(({ name }) => name)];
  const missing = wanted.filter((name) => !names.includes(name));
  const strange = names.filter((name) => name && !wanted.includes(name));
  const problems = [
    ...missing.map((name) => `line 3: the column "${name}" is missing`),
    ...strange.map((name) => `line 3: no column is called "${name}"`),
  ];
  if (problems.length > 0) return { rows: [], problems };

  const rows = [];
  lines.slice(HEAD_ROWS).forEach((texts, place) => {
    if (texts.every((text) => text.trim() === '')) return;
    const line = place + HEAD_ROWS + 1;
    if (texts.length !== names.length) {
      problems.push(
        `line ${line}: "${texts.join(',')}" has ${texts.length} cells; expected ${names.length}: ${names.join(', ')}`,
      );
      return;
    }
    const textOf = (name) => texts[names.indexOf(name)]?.trim() ?? '';
    const [numberText] = [textOf('row')];
    const number = numberText === '' ? undefined : Number(numberText);
    if (number !== undefined && !table.rows[number - 1])
      problems.push(`line ${line}: the table has no row ${numberText}; a new row has no number`);
    const cells = new Map();
    for (const { name, heading, read } of [...inputs, ...outcomes]) {
      try {
        cells.set(name, read(textOf(name)));
      } catch (error) {
        if (!(error instanceof CellProblem)) throw error;
        problems.push(`line ${line}, column "${heading}": ${error.message}`);
      }
    }
    const then = outcomeOf(cells, outcomes);
    if (then === undefined) problems.push(`line ${line}: the row has no outcome`);
    const when = Object.fromEntries(
      inputs.map(({ name }) => [name, cells.get(name)]).filter(([, cell]) => cell !== undefined),
    );
    rows.push({ number, line, when, then });
  });
  const texts = (row) => [...inputs, ...outcomes].map(({ of, write }) => write(of(row))).join('\t');
  const known = table.rows.map(texts);
  const sayTheSame = (row) => texts(row) === known[row.number - 1];
  return problems.length > 0 ? { rows: [], problems } : { rows: markCopies(rows, sayTheSame), problems };
}
