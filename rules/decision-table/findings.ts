import type { Column } from './compile';
import type { Block } from './merge-cells';
import { mergeCells } from './merge-cells';
import { answerText, rowText } from './row-text';
import type { TableShape } from './table';

/**
 * A defect of a table. `row` is the row to paste (gap) or the place where rows collide (overlap, doubled); `rows` are the
 * row numbers concerned, from 1. Of an outcome that its domain does not have, `row` says what it has to be.
 */
export interface Finding {
  kind: 'gap' | 'overlap' | 'unreachable' | 'outcome';
  rows: number[];
  row: string;
}

/** More blocks of one finding than this are reported as they were met. */
const MERGED_AT_MOST = 1_000;

/** The condition that covers exactly a block of cells. */
const whenOf = (columns: readonly Column[], block: Block): Record<string, unknown> =>
  Object.fromEntries(
    columns.map(({ input, segments }, place) => [input, segments.cellOf(block[place] ?? [])]),
  );

interface Collision {
  kind: 'gap' | 'overlap';
  rows: readonly number[];
  blocks: Block[];
}

/** The faults of a table, collected cell by cell and reported as rows to paste. */
export class Findings {
  private readonly collisions = new Map<string, Collision>();
  private readonly others: Finding[] = [];

  constructor(
    private readonly table: TableShape,
    private readonly columns: readonly Column[],
  ) {}

  /** Cells that no row covers, or that these rows (from 0) cover at once. */
  add(kind: Collision['kind'], rows: readonly number[], block: Block): void {
    const key = rows.join();
    const known = this.collisions.get(key);
    if (known) known.blocks.push(block);
    else this.collisions.set(key, { kind, rows, blocks: [block] });
  }

  /** A row (from 0) that never wins. */
  addUnreachable(row: number): void {
    const { when = {}, then } = this.table.rows[row] ?? {};
    this.others.push({ kind: 'unreachable', rows: [row + 1], row: rowText(when, then) });
  }

  /** An outcome of a row (from 0) that its domain does not have. */
  addOutcome(row: number, wanted: string): void {
    this.others.push({ kind: 'outcome', rows: [row + 1], row: wanted });
  }

  /** An answer that no row gives. */
  addMissing(answer: string): void {
    this.others.push({ kind: 'gap', rows: [], row: answerText(answer) });
  }

  /** A row for each gap, and one for each set of rows that collide: where they do. */
  list(): Finding[] {
    const collisions = [...this.collisions.values()].flatMap(({ kind, rows, blocks }) => {
      const then = this.table.rows[rows[0] ?? -1]?.then;
      const merged = blocks.length > MERGED_AT_MOST ? blocks : mergeCells(blocks);
      return (kind === 'gap' ? merged : merged.slice(0, 1)).map((block) => ({
        kind,
        rows: rows.map((row) => row + 1),
        row: rowText(whenOf(this.columns, block), then),
      }));
    });
    return [...collisions, ...this.others];
  }
}
