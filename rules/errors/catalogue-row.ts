import { choice, flag, number } from '../decision-table/domain';
import type { Row } from '../decision-table/table';
import type { Effect } from './effect';
import type { CatalogueOperation } from './operations';
import { CATALOGUE_OPERATIONS } from './operations';

/** The inputs of the catalogue: the operation, whether anything was answered, and the code or HTTP status of the answer. */
export const CATALOGUE_INPUTS = {
  operation: choice(CATALOGUE_OPERATIONS),
  answered: flag(),
  status: number(0, 999),
} as const;

export type CatalogueRow = Row<typeof CATALOGUE_INPUTS, readonly Effect[]>;

type Operations = CatalogueOperation | readonly CatalogueOperation[];

/** An answer with one of these codes. */
export const answered = (
  operation: Operations,
  status: number | readonly number[],
  ...effects: Effect[]
): CatalogueRow => ({
  when: { operation, answered: true, status },
  then: effects,
});

/** An answer with any code but these. */
export const otherwise = (
  operation: Operations,
  but: readonly number[],
  ...effects: Effect[]
): CatalogueRow => ({
  when: { operation, answered: true, status: { except: but } },
  then: effects,
});

/** No answer at all. */
export const unanswered = (operation: Operations, ...effects: Effect[]): CatalogueRow => ({
  when: { operation, answered: false },
  then: effects,
});
