import type { RowSet } from './compile';
import { compile } from './compile';
import type { Facts, Inputs } from './domain';
import type { DecisionTable, HitPolicy, TableShape } from './table';

/** One output, or all that fit in a table that collects. */
export type Hit<P extends HitPolicy, O> = P extends 'collect' ? O[] : O;

const fittingRows = (table: TableShape, facts: Readonly<Record<string, unknown>>): RowSet => {
  const { columns, allRows } = compile(table);
  const live = allRows.slice();
  for (const { input, segments, rows } of columns) {
    const set = rows[segments.locate(facts[input])];
    if (!set) throw new RangeError(`${table.name}: ${input} has no value ${JSON.stringify(facts[input])}`);
    for (let word = 0; word < live.length; word += 1) live[word] = (live[word] ?? 0) & (set[word] ?? 0);
  }
  return live;
};

const rowNumbers = (set: RowSet): number[] => {
  const found: number[] = [];
  set.forEach((bits, word) => {
    for (let rest = bits; rest !== 0; rest &= rest - 1) found.push(word * 32 + 31 - Math.clz32(rest & -rest));
  });
  return found;
};

/**
 * Decides by a table.
 * @throws RangeError for a fact outside of its declared domain, or a table that `verify` would have refused.
 */
export const evaluate = <I extends Inputs, O, P extends HitPolicy>(
  table: DecisionTable<I, O, P>,
  facts: Facts<I>,
): Hit<P, O> => {
  const outputs = rowNumbers(fittingRows(table, facts))
    .flatMap((row) => table.rows[row] ?? [])
    .map((row) => row.then);
  if (table.hitPolicy === 'collect') return outputs as Hit<P, O>;
  if (outputs.length === 0) throw new RangeError(`${table.name}: no row fits ${JSON.stringify(facts)}`);
  return outputs[0] as Hit<P, O>;
};
