import { compile } from './compile';
import type { Facts, Inputs } from './domain';
import type { RowSet } from './row-set';
import { intersection, rowNumbers } from './row-set';
import type { DecisionTable, HitPolicy, TableShape } from './table';

/** One output, or all that fit in a table that collects. */
export type Hit<P extends HitPolicy, O> = P extends 'collect' ? O[] : O;

const fittingRows = (table: TableShape, facts: Readonly<Record<string, unknown>>): RowSet => {
  const { columns, allRows } = compile(table);
  let live = allRows;
  for (const { input, segments, rows } of columns) {
    const set = rows[segments.locate(facts[input])];
    if (!set) throw new RangeError(`${table.name}: ${input} has no value ${JSON.stringify(facts[input])}`);
    live = intersection(live, set);
  }
  return live;
};

/**
 * Decides by a table. Reads the outcome of the rows that decide, and of no other row.
 * @throws RangeError for a fact outside of its declared domain, or a table that `verify` would have refused.
 */
export const evaluate = <I extends Inputs, O, P extends HitPolicy>(
  table: DecisionTable<I, O, P>,
  facts: Facts<I>,
): Hit<P, O> => {
  const fitting = rowNumbers(fittingRows(table, facts)).flatMap((row) => table.rows[row] ?? []);
  if (table.hitPolicy === 'collect') return fitting.map(({ then }) => then) as Hit<P, O>;
  const [row] = fitting;
  if (!row) throw new RangeError(`${table.name}: no row fits ${JSON.stringify(facts)}`);
  return row.then as Hit<P, O>;
};
