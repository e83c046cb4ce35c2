import { call } from 'typed-redux-saga';
import {
  followerEffectsOf,
  isFollowerOperation,
  type FollowerOperation,
  type Outcome,
  type StaffCatalogOperation,
} from '#rules';

/** The effects of an outcome in the parts of the catalog that are not for filers. */
export function* outcomeApart(operation: FollowerOperation | StaffCatalogOperation, outcome: Outcome) {
  if (isFollowerOperation(operation)) return { effects: followerEffectsOf(operation, outcome), leave: null };
  return (yield* call(() => import('./staff-outcomes'))).staffOutcome(operation, outcome);
}
