import type { Domain } from './domain';
import { sourceText } from './row-text';
import type { TableShape } from './table';

const domainText = (domain: Domain): string => {
  switch (domain.kind) {
    case 'choice':
      return domain.values.map((value) => value || '(none)').join(', ');
    case 'flag':
      return 'yes, no';
    default:
      return `${domain.from} to ${domain.to}`;
  }
};

const pieceText = (piece: unknown): string => {
  if (piece === true) return 'yes';
  if (piece === false) return 'no';
  if (piece === '') return '(none)';
  if (typeof piece !== 'object' || piece === null) return String(piece);
  const { from, to } = piece as { from?: unknown; to?: unknown };
  if (from === undefined) return `up to ${to}`;
  return to === undefined ? `from ${from}` : `${from} to ${to}`;
};

const cellText = (cell: unknown): string => {
  if (cell === undefined) return '-';
  if (Array.isArray(cell)) return cell.map(pieceText).join(', ');
  if (typeof cell === 'object' && cell !== null && 'except' in cell) return `not ${cellText(cell.except)}`;
  return pieceText(cell);
};

const outputText = (output: unknown): string =>
  typeof output === 'object' ? sourceText(output) : String(output);

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;

/** The table for the documentation, in Markdown: its domains, its hit policy and a numbered row for each rule. */
export const describe = (table: TableShape): string => {
  const inputs = Object.keys(table.inputs);
  const head = ['#', ...inputs, '→'];
  return [
    `### ${table.name} (${table.source})`,
    '',
    `Hit policy: ${table.hitPolicy}`,
    '',
    ...Object.entries(table.inputs).map(([input, domain]) => `- ${input}: ${domainText(domain)}`),
    '',
    line(head),
    line(head.map(() => '---')),
    ...table.rows.map((row, index) =>
      line([String(index + 1), ...inputs.map((input) => cellText(row.when[input])), outputText(row.then)]),
    ),
    '',
  ].join('\n');
};
