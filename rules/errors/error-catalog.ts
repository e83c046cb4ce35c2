import type { Effect } from './effect';
import type { CatalogOperation } from './operations';
import { READER_CATALOG, readerEffectsOf } from './reader-catalog';
import { isReaderOperation } from './reader-operations';
import { isApart } from './public-operations';
import type { Outcome } from './outcome';
import { PUBLIC_CATALOG, publicEffectsOf } from './public-catalog';
import { STAFF_CATALOG, staffEffectsOf } from './staff-catalog';

/** The parts of the error catalog, which together know every operation of W7 and A7. */
export const ERROR_CATALOGS = [PUBLIC_CATALOG, READER_CATALOG, STAFF_CATALOG] as const;

/**
 * The effects of the outcome of an operation; none for plain success.
 * @example effectsOf('filingImage', { kind: 'noResponse' }) // [{ kind: 'setFlag', flag: 'isServiceDown' }]
 */
export function effectsOf(operation: CatalogOperation, outcome: Outcome): readonly Effect[] {
  if (!isApart(operation)) return publicEffectsOf(operation, outcome);
  return isReaderOperation(operation)
    ? readerEffectsOf(operation, outcome)
    : staffEffectsOf(operation, outcome);
}
