import type { Column } from './compile';
import { compile } from './compile';
import { rowText } from './row-text';
import type { TableShape } from './table';

/**
 * A defect of a table. `row` is the row to paste (gap) or the place where rows collide (overlap, doubled); `rows` are the
 * row numbers concerned, from 1.
 */
export interface Finding {
  kind: 'gap' | 'overlap' | 'unreachable';
  rows: number[];
  row: string;
}

/** More different cells than `verify` was allowed to look at: the table has to be divided. */
export class CellBudgetExceeded extends Error {
  constructor(table: string, budget: number) {
    super(`${table}: more than ${budget} different cells; divide the table`);
    this.name = 'CellBudgetExceeded';
  }
}

type Path = Readonly<Record<string, unknown>>;

const has = (set: Uint32Array, row: number): boolean => (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

/** The pieces of a column, put together where the same live rows cover them. */
const groupPieces = (
  column: Column,
  live: readonly number[],
): Map<string, { pieces: number[]; live: number[] }> => {
  const groups = new Map<string, { pieces: number[]; live: number[] }>();
  column.rows.forEach((set, piece) => {
    const still = live.filter((row) => has(set, row));
    const key = still.join();
    const group = groups.get(key);
    if (group) group.pieces.push(piece);
    else groups.set(key, { pieces: [piece], live: still });
  });
  return groups;
};

/**
 * Verifies a table exactly: walks the columns with the rows that are still alive, so every combination of values is covered
 * without listing it. Finds a cell without a row (unless rows are collected), two rows that collide where only one may fit, and
 * a row that never wins; where rows are collected, an answer that no row can give.
 * @throws CellBudgetExceeded rather than skip anything.
 */
export const verify = (table: TableShape, budget = 500_000): Finding[] => {
  const { columns } = compile(table);
  const findings = new Map<string, Finding>();
  const winners = new Set<number>();
  let cells = 0;

  const report = (kind: Finding['kind'], rows: readonly number[], path: Path): void => {
    const key = kind === 'gap' ? `gap ${JSON.stringify(path)}` : `${kind} ${rows.join()}`;
    const then = rows[0] === undefined ? undefined : table.rows[rows[0]]?.then;
    if (!findings.has(key))
      findings.set(key, { kind, rows: rows.map((row) => row + 1), row: rowText(path, then) });
  };

  const collectKeyOf = (row: number): string => (table.collectKey ?? String)(table.rows[row]?.then as never);

  const judge = (live: readonly number[], path: Path): void => {
    if (table.hitPolicy === 'collect') {
      live.forEach((row, place) => {
        winners.add(row);
        const twin = live.slice(0, place).find((other) => collectKeyOf(other) === collectKeyOf(row));
        if (twin !== undefined) report('overlap', [twin, row], path);
      });
      return;
    }
    const [first] = live;
    if (first === undefined) return report('gap', [], path);
    winners.add(first);
    if (table.hitPolicy === 'first') return;
    live.forEach((row) => winners.add(row));
    if (live.length > 1) report('overlap', live, path);
  };

  const walk = (depth: number, live: readonly number[], path: Path): void => {
    const column = columns[depth];
    if (!column || live.length === 0) {
      cells += 1;
      if (cells > budget) throw new CellBudgetExceeded(table.name, budget);
      return judge(live, path);
    }
    for (const group of groupPieces(column, live).values()) {
      const cell = column.segments.cellOf(group.pieces);
      walk(depth + 1, group.live, cell === undefined ? path : { ...path, [column.input]: cell });
    }
  };

  walk(
    0,
    table.rows.map((_, row) => row),
    {},
  );
  table.rows.forEach((row, index) => {
    if (!winners.has(index)) report('unreachable', [index], row.when);
  });
  const given = new Set([...winners].map(collectKeyOf));
  for (const answer of table.answers ?? [])
    if (!given.has(answer))
      findings.set(`answer ${answer}`, { kind: 'gap', rows: [], row: rowText({}, answer) });
  return [...findings.values()];
};
