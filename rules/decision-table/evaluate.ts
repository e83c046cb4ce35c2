import { cellFits, isInDomain } from './cell';
import type { Facts, Inputs } from './domain';
import type { DecisionTable, HitPolicy, TableShape } from './table';

/** One output; or all outputs that match, in a table that collects. */
export type Hit<P extends HitPolicy, O> = P extends 'collect' ? O[] : O;

type TableRow = TableShape['rows'][number];
type AnyFacts = Readonly<Record<string, unknown>>;

const refuseUnknownFacts = (table: TableShape, facts: AnyFacts): void => {
  for (const [input, domain] of Object.entries(table.inputs))
    if (!isInDomain(domain, facts[input]))
      throw new RangeError(`${table.name}: ${input} has no value ${JSON.stringify(facts[input])}`);
};

const rowFits = ({ when }: TableRow, facts: AnyFacts): boolean => {
  for (const input in when) if (!cellFits(when[input], facts[input])) return false;
  return true;
};

/** The only row that fits. `first` takes the first of several; `unique` must not have several. */
const singleRow = (table: TableShape, facts: AnyFacts): TableRow => {
  const first = table.rows.findIndex((row) => rowFits(row, facts));
  const row = table.rows[first];
  if (!row) throw new RangeError(`${table.name}: no row fits ${JSON.stringify(facts)}`);
  if (table.hitPolicy === 'unique') {
    const secondFit = table.rows.findIndex((each, place) => place > first && rowFits(each, facts));
    if (secondFit >= 0)
      throw new RangeError(
        `${table.name}: rows ${first + 1} and ${secondFit + 1} both fit ${JSON.stringify(facts)}`,
      );
  }
  return row;
};

/**
 * Decides by a table: a row fits when each of its cells fits the fact. Reads the outcome of the rows that decide, and of no other
 * row.
 * @throws RangeError for a fact outside of its declared domain, and for a table that `verify` would have refused: no row fits, or
 * several rows of a unique table do
 */
export const evaluate = <I extends Inputs, O, P extends HitPolicy>(
  table: DecisionTable<I, O, P>,
  facts: Facts<I>,
): Hit<P, O> => {
  refuseUnknownFacts(table, facts);
  if (table.hitPolicy !== 'collect') return singleRow(table, facts).then as Hit<P, O>;
  return table.rows.filter((row) => rowFits(row, facts)).map(({ then }) => then) as Hit<P, O>;
};
