import type { Effect } from './effect';
import type { CatalogOperation } from './operations';
import { isStaffOperation } from './public-operations';
import type { Outcome } from './outcome';
import { PUBLIC_CATALOG, publicEffectsOf } from './public-catalog';
import { STAFF_CATALOG, staffEffectsOf } from './staff-catalog';

/** The two parts of the error catalog, which together know every operation of W7 and A7. */
export const ERROR_CATALOGS = [PUBLIC_CATALOG, STAFF_CATALOG] as const;

/**
 * The effects of the outcome of an operation; none for plain success.
 * @example effectsOf('filingImage', { kind: 'noResponse' }) // [{ kind: 'setFlag', flag: 'isServiceDown' }]
 */
export const effectsOf = (operation: CatalogOperation, outcome: Outcome): readonly Effect[] =>
  isStaffOperation(operation) ? staffEffectsOf(operation, outcome) : publicEffectsOf(operation, outcome);
