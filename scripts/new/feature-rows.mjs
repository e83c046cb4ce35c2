import { Refusal } from './refusal.mjs';

const isRow = (line = '') => line.trim().startsWith('|');
const cellsOf = (line) =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

const BEGINS = /^\s*(Scenario|Scenario Outline|Rule):/;
const bare = (cell) => cell.replace(/^(?:an?|the) /, '');

/** The lines of each table from `start` to the next scenario: of its header, and of its last row. */
function tablesOf(lines, start) {
  const next = lines.findIndex((line, at) => at > start && BEGINS.test(line));
  const end = next === -1 ? lines.length : next;
  const tables = [];
  for (let at = start; at < end; at += 1) {
    if (!isRow(lines[at]) || isRow(lines[at - 1])) continue;
    let last = at;
    while (isRow(lines[last + 1])) last += 1;
    tables.push({ header: at, last, columns: cellsOf(lines[at]) });
  }
  return tables;
}

/** A row as wide as the header of its table. */
function rowLine(header, values) {
  const indent = /^\s*/.exec(header)[0];
  const widths = header
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.length - 1);
  return `${indent}|${values.map((value, place) => ` ${value.padEnd(widths[place] - 1)} `).join('|')}|`;
}

/**
 * A feature with rows more in a table of a scenario: after the last row that names a neighbor, or at the end.
 * @param {{ path: string, scenario: string, examples?: string, rows: Record<string, string>[] }} place
 * @param {readonly string[]} neighbors
 */
export function withRows(text, { path, scenario, examples, rows }, neighbors) {
  if (rows.length === 0) return text;
  const lines = text.split('\n');
  const start = lines.findIndex(
    (line) => BEGINS.test(line) && line.trim().replace(/^[^:]*: /, '') === scenario,
  );
  const columns = Object.keys(rows[0]);
  const table = tablesOf(lines, start).find(
    (each) =>
      columns.every((column) => each.columns.includes(column)) &&
      (examples === undefined || lines[each.header - 1]?.trim() === `Examples: ${examples}`),
  );
  if (start === -1 || table === undefined) {
    throw new Refusal(
      `${path} has no "${scenario}"${examples ? `, "${examples}"` : ''} with the columns ${columns.join(', ')} any more: scripts/new has fallen behind.`,
    );
  }
  const names = (line) => cellsOf(line).some((cell) => neighbors.includes(bare(cell)));
  const body = lines.slice(table.header + 1, table.last + 1);
  const neighbor = body.findLastIndex(names);
  const after = neighbor === -1 ? table.last : table.header + 1 + neighbor;
  const made = rows.map((row) =>
    rowLine(
      lines[table.header],
      table.columns.map((column) => row[column] ?? ''),
    ),
  );
  lines.splice(after + 1, 0, ...made);
  return lines.join('\n');
}

/** A table of a step, each column as wide as its widest cell. */
export function tableText(indent, header, rows) {
  const widths = header.map((column, place) =>
    Math.max(column.length, ...rows.map((row) => row[place].length)),
  );
  return [header, ...rows]
    .map((row) => `${indent}| ${row.map((cell, place) => cell.padEnd(widths[place])).join(' | ')} |`)
    .join('\n');
}

/** A feature with a rule more before its first one. */
export const withRule = (text, rule) => {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^ {2}(@|Rule:)/.test(line));
  lines.splice(first, 0, ...rule.split('\n'), '');
  return lines.join('\n');
};

/** A feature with a block of examples more, at the end of a scenario. */
export function withExamples(text, { path, scenario }, block) {
  const lines = text.split('\n');
  const start = lines.findIndex(
    (line) => BEGINS.test(line) && line.trim().replace(/^[^:]*: /, '') === scenario,
  );
  const table = start === -1 ? undefined : tablesOf(lines, start).at(-1);
  if (table === undefined)
    throw new Refusal(`${path} has no "${scenario}" any more: scripts/new has fallen behind.`);
  lines.splice(table.last + 1, 0, '', ...block.split('\n'));
  return lines.join('\n');
}
