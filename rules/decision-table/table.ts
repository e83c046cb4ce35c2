import type { Cell, Domain, Inputs, OutcomeDomain, RowCondition } from './domain';

/**
 * `unique`: exactly one row fits, always. `first`: the first row that fits wins. `collect`: every row that fits, in the order
 * of the rows; none may fit, and no two rows with the same `collectKey` may fit at once.
 */
export type HitPolicy = 'unique' | 'first' | 'collect';

export interface Row<I extends Inputs, O> {
  readonly when: RowCondition<I>;
  readonly then: O;
}

/** A decision as data: input clauses over declared domains, rows, and how rows that fit are combined. */
export interface DecisionTable<I extends Inputs, O, P extends HitPolicy> {
  /** What is decided, in the words of the business. */
  readonly name: string;
  /** The requirement that the table carries out, by its ID in the catalog. */
  readonly source: string;
  readonly hitPolicy: P;
  readonly inputs: I;
  readonly rows: readonly Row<I, O>[];
  /** The part of a filing's declaration that lists its rows; left out where the table lists them itself. */
  readonly declaredAs?: string;
  /** What the outcomes may be, where any number or text has their type. */
  readonly outcome?: OutcomeDomain;
  /** Collect only: what makes two outputs the same answer. */
  readonly collectKey?: (output: O) => string;
  /** Collect only: the keys that some row must be able to give, since a cell without a row is no gap there. */
  readonly answers?: readonly string[];
}

/** The part of a table that verifying and describing it need. */
export interface TableShape {
  readonly name: string;
  readonly source: string;
  readonly hitPolicy: HitPolicy;
  readonly inputs: Inputs;
  readonly rows: readonly {
    readonly when: Readonly<Record<string, Cell<Domain> | undefined>>;
    readonly then: unknown;
  }[];
  readonly declaredAs?: string;
  readonly outcome?: OutcomeDomain;
  readonly collectKey?: (output: never) => string;
  readonly answers?: readonly string[];
}

/**
 * Declares a decision table. The output's type is given first, the inputs' types follow from the domains.
 * @example
 * const fee = defineTable<number>()({ name: 'Fee', source: 'W9-money', hitPolicy: 'unique', inputs: { late: flag() }, rows: [
 *   { when: { late: false }, then: 25 },
 *   { when: { late: true }, then: 75 },
 * ] });
 * evaluate(fee, { late: true }); // 75
 */
export const defineTable =
  <O>() =>
  <const I extends Inputs, P extends HitPolicy>(table: DecisionTable<I, O, P>): DecisionTable<I, O, P> =>
    table;
