import type { Column, CompiledTable } from './compile';
import { compile } from './compile';
import type { Finding } from './findings';
import { Findings } from './findings';
import type { Block } from './merge-cells';
import { outcomeFault } from './outcomes';
import type { RowSet } from './row-set';
import { intersection, isIn, rowNumbers } from './row-set';
import type { TableShape } from './table';

/** More different cells than `verify` was allowed to look at: the table has to be divided. */
export class CellBudgetExceeded extends Error {
  constructor(table: string, budget: number) {
    super(`${table}: more than ${budget} different cells; divide the table`);
    this.name = 'CellBudgetExceeded';
  }
}

/** The pieces of a column, put together where the same live rows cover them. */
const groupPieces = (column: Column, live: RowSet): { pieces: number[]; live: RowSet }[] => {
  const groups = new Map<string, { pieces: number[]; live: RowSet }>();
  column.rows.forEach((set, piece) => {
    const still = intersection(live, set);
    const key = still.join();
    const group = groups.get(key);
    if (group) group.pieces.push(piece);
    else groups.set(key, { pieces: [piece], live: still });
  });
  return [...groups.values()];
};

/** The cells that two rows share; empty when some column keeps them apart. */
const shared = (columns: readonly Column[], one: number, other: number): Block | undefined => {
  const block = columns.map(({ rows }) =>
    rows.flatMap((set, piece) => (isIn(set, one) && isIn(set, other) ? [piece] : [])),
  );
  return block.every((pieces) => pieces.length > 0) ? block : undefined;
};

/** Rows that are collected may be none or many at once; only two with the same key may never meet. */
const verifyCollected = (table: TableShape, columns: readonly Column[], findings: Findings): Set<number> => {
  const keys = table.rows.map(({ then }) => (table.collectKey ?? String)(then as never));
  keys.forEach((key, row) =>
    keys.slice(0, row).forEach((other, twin) => {
      const block = other === key ? shared(columns, twin, row) : undefined;
      if (block) findings.add('overlap', [twin, row], block);
    }),
  );
  const winners = new Set([...keys.keys()].filter((row) => shared(columns, row, row)));
  const given = new Set([...winners].map((row) => keys[row]));
  for (const answer of table.answers ?? []) if (!given.has(answer)) findings.addMissing(answer);
  return winners;
};

/** Exactly one row decides: walks the columns with the rows that are still alive, so that no cell needs to be listed. */
const verifySingle = (
  table: TableShape,
  { columns, allRows }: CompiledTable,
  findings: Findings,
  budget: number,
): Set<number> => {
  const winners = new Set<number>();
  let cells = 0;

  const judge = (live: readonly number[], block: Block): void => {
    const [first] = live;
    if (first === undefined) return findings.add('gap', [], block);
    winners.add(first);
    if (table.hitPolicy === 'first') return;
    live.forEach((row) => winners.add(row));
    if (live.length > 1) findings.add('overlap', live, block);
  };

  const walk = (live: RowSet, block: Block): void => {
    const column = columns[block.length];
    if (!column) {
      cells += 1;
      if (cells > budget) throw new CellBudgetExceeded(table.name, budget);
      return judge(rowNumbers(live), block);
    }
    for (const group of groupPieces(column, live)) walk(group.live, [...block, group.pieces]);
  };

  walk(allRows, []);
  return winners;
};

/**
 * Verifies a table exactly. Finds a cell without a row (unless rows are collected), two rows that collide where only one may
 * fit, a row that never wins, and an outcome that its domain does not have; where rows are collected, an answer that no row can give.
 * @throws CellBudgetExceeded rather than skip anything.
 */
export const verify = (table: TableShape, budget = 500_000): Finding[] => {
  const compiled = compile(table);
  const findings = new Findings(table, compiled.columns);
  const winners =
    table.hitPolicy === 'collect'
      ? verifyCollected(table, compiled.columns, findings)
      : verifySingle(table, compiled, findings, budget);
  table.rows.forEach(({ then }, row) => {
    if (!winners.has(row)) findings.addUnreachable(row);
    const wanted = outcomeFault(table.outcome, then);
    if (wanted) findings.addOutcome(row, wanted);
  });
  return findings.list();
};
