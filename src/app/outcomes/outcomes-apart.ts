import { call } from 'typed-redux-saga';
import {
  readerEffectsOf,
  isReaderOperation,
  type ReaderOperation,
  type Outcome,
  type StaffCatalogOperation,
} from '#rules';

/** The effects of an outcome in the parts of the catalog that are not for filers. */
export function* outcomeApart(operation: ReaderOperation | StaffCatalogOperation, outcome: Outcome) {
  if (isReaderOperation(operation)) return { effects: readerEffectsOf(operation, outcome), leave: null };
  return (yield* call(() => import('./staff-outcomes'))).staffOutcome(operation, outcome);
}
