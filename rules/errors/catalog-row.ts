import { choice, flag, number } from '../decision-table/domain';
import type { Row } from '../decision-table/table';
import type { Effect } from './effect';
import type { CatalogOperation } from './operations';
import { CATALOG_OPERATIONS } from './operations';

/** The inputs of the catalog: the operation, whether anything was answered, and the code or HTTP status of the answer. */
export const CATALOG_INPUTS = {
  operation: choice(CATALOG_OPERATIONS),
  answered: flag(),
  status: number(0, 999),
} as const;

export type CatalogRow = Row<typeof CATALOG_INPUTS, readonly Effect[]>;

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
