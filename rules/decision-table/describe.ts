import type { Cell, Domain } from './domain';
import { sourceText } from './row-text';
import type { HitPolicy, TableShape } from './table';

/** A table in words, for the documentation. */
export interface TableDescription {
  name: string;
  source: string;
  hitPolicy: HitPolicy;
  /** The input clauses, in the order of the columns, and what each may be. */
  inputs: readonly { name: string; values: string }[];
  /** A cell for each input clause; `-` means any. */
  rows: readonly { cells: readonly string[]; outcome: string }[];
}

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
  if (typeof piece !== 'object') return String(piece);
  const { from, to } = piece as { from?: unknown; to?: unknown };
  if (from === undefined) return `up to ${to}`;
  return to === undefined ? `from ${from}` : `${from} to ${to}`;
};

const cellText = (cell: Cell<Domain> | undefined): string => {
  if (cell === undefined) return '-';
  if (Array.isArray(cell)) return cell.map(pieceText).join(', ');
  if (typeof cell === 'object' && 'except' in cell) return `not ${cellText(cell.except)}`;
  return pieceText(cell);
};

const outcomeText = (outcome: unknown): string =>
  typeof outcome === 'object' && outcome !== null ? sourceText(outcome) : pieceText(outcome ?? 'none');

/** The table for the documentation: its domains, its hit policy and a row of texts for each of its rows. */
export const describe = (table: TableShape): TableDescription => {
  const inputs = Object.entries(table.inputs);
  return {
    name: table.name,
    source: table.source,
    hitPolicy: table.hitPolicy,
    inputs: inputs.map(([name, domain]) => ({ name, values: domainText(domain) })),
    rows: table.rows.map(({ when, then }) => ({
      cells: inputs.map(([name]) => cellText(when[name])),
      outcome: outcomeText(then),
    })),
  };
};
