import { columnsOf } from './sheet.mjs';

/** Which of these numbers can stay where they are: the longest run of them that only rises. */
const rising = (numbers) => {
  const runs = [];
  for (const number of numbers) {
    const before = runs.filter((run) => run.at(-1) < number).sort((a, b) => b.length - a.length)[0] ?? [];
    runs.push([...before, number]);
  }
  return new Set(runs.sort((a, b) => b.length - a.length)[0]);
};

/** How a row of the sheet differs from the table's: per column its texts before and after, and the new value. */
const cellChanges = (columns, before, after) =>
  columns.flatMap((column) => {
    const [was, is] = [before, after].map((row) => column.write(column.of(row)));
    return was === is ? [] : [{ column, was, is, value: column.of(after) }];
  });

/**
 * The changes that a sheet makes to its table.
 * @param {import('../../rules/decision-table/table').TableShape} table
 * @param {{ number?: number, line: number, when: object, then: unknown }[]} rows in the order of the sheet
 * @returns {{ steps: object[], removed: number[], isEmpty: boolean }} for each row of the sheet a step: `number` where the table has it
 * (from 1), `cells` that changed, `isMoved`; the numbers of the rows that are gone
 */
export function changesOf(table, rows) {
  const { inputs, outcomes } = columnsOf(table);
  const columns = [...inputs, ...outcomes];
  const numbers = rows.flatMap(({ number }) => number ?? []);
  const staying = rising(numbers);
  const steps = rows.map((row) => ({
    ...row,
    cells: row.number ? cellChanges(columns, table.rows[row.number - 1], row) : [],
    isMoved: row.number !== undefined && !staying.has(row.number),
    text: columns.map((column) => column.write(column.of(row))).join(' | '),
  }));
  const removed = table.rows.flatMap((_, place) => (numbers.includes(place + 1) ? [] : [place + 1]));
  const isEmpty =
    removed.length === 0 &&
    steps.every(({ number, cells, isMoved }) => number && cells.length === 0 && !isMoved);
  return { steps, removed, isEmpty };
}

/** The changes as lines to read: `~` a cell, `+` a row more, `-` a row less, `>` a row that has moved. */
export function diffOf(table, { steps, removed }) {
  const { inputs, outcomes } = columnsOf(table);
  const columns = [...inputs, ...outcomes];
  const textOf = (row) => columns.map((column) => column.write(column.of(row))).join(' | ');
  return [
    ...steps.flatMap(({ number, line, cells, isMoved, text }) => [
      ...(number ? [] : [`+ line ${line}: ${text}`]),
      ...cells.map(
        ({ column, was, is }) =>
          `~ row ${number}, ${column.heading}: ${was || '(nothing)'} -> ${is || '(nothing)'}`,
      ),
      ...(isMoved ? [`> row ${number} moves to line ${line}: ${text}`] : []),
    ]),
    ...removed.map((number) => `- row ${number}: ${textOf(table.rows[number - 1])}`),
  ];
}
