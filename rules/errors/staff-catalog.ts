import { defineTable } from '../decision-table/table';
import { ACCOUNT_ROWS } from './account-rows';
import { ADMIN_ROWS } from './admin-rows';
import type { Catalog } from './catalog-row';
import { catalogInputs } from './catalog-row';
import type { Effect } from './effect';
import { effectsIn } from './effects-in';
import type { StaffCatalogOperation } from './staff-operations';
import { STAFF_CATALOG_OPERATIONS } from './staff-operations';
import { answeredStatus, type Outcome } from './outcome';

/** Operation and outcome to effects, for the operations of administrators (A8-admin). A part of its own, which filers never download. */
export const STAFF_CATALOG: Catalog = defineTable<readonly Effect[]>()({
  name: 'What an answer of the registry leads to in the staff area',
  source: 'A8-admin',
  hitPolicy: 'unique',
  inputs: catalogInputs(STAFF_CATALOG_OPERATIONS),
  rows: [...ADMIN_ROWS, ...ACCOUNT_ROWS],
});

/** The effects of the outcome of an operation for administrators. */
export const staffEffectsOf = (operation: StaffCatalogOperation, outcome: Outcome): readonly Effect[] =>
  effectsIn(STAFF_CATALOG, operation, outcome);

/** `signOnEnded`: the registry does not know who asks; `notAllowed`: it knows a user without the role. */
export type StaffRefusal = 'signOnEnded' | 'notAllowed';

const REFUSALS: Readonly<Record<number, StaffRefusal>> = { 401: 'signOnEnded', 403: 'notAllowed' };

/**
 * Why the registry refuses an operation for administrators to the caller (A2-loginadmin, A8-other); null for every other answer. It applies
 * before the catalog, since it is the same for all of these operations.
 */
export const staffRefusal = (outcome: Outcome): StaffRefusal | null =>
  REFUSALS[answeredStatus(outcome)] ?? null;
