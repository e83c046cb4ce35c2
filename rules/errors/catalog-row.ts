import { choice, flag, number } from '../decision-table/domain';
import type { DecisionTable, Row } from '../decision-table/table';
import type { Effect } from './effect';
import type { CatalogOperation } from './operations';

/** The inputs of a catalog: the operation, whether anything was answered, and the code or HTTP status of the answer. */
export const catalogInputs = (operations: readonly CatalogOperation[]) => ({
  operation: choice(operations),
  answered: flag(),
  status: number(0, 999),
});
type CatalogInputs = ReturnType<typeof catalogInputs>;

export type CatalogRow = Row<CatalogInputs, readonly Effect[]>;
export type Catalog = DecisionTable<CatalogInputs, readonly Effect[], 'unique'>;

type Operations = CatalogOperation | readonly CatalogOperation[];

/** An answer with one of these codes. */
export const answered = (
  operation: Operations,
  status: number | readonly number[],
  ...effects: Effect[]
): CatalogRow => ({
  when: { operation, answered: true, status },
  then: effects,
});

/** An answer with any code but these. */
export const otherwise = (
  operation: Operations,
  but: readonly number[],
  ...effects: Effect[]
): CatalogRow => ({
  when: { operation, answered: true, status: { except: but } },
  then: effects,
});

/** No answer at all. */
export const unanswered = (operation: Operations, ...effects: Effect[]): CatalogRow => ({
  when: { operation, answered: false },
  then: effects,
});
