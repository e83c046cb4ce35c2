import { PATHS, staffEffectsOf, staffRefusal, type Outcome, type StaffCatalogOperation } from '#rules';
import { openAddress } from '../../session/outcomes';
import { checkSignOn } from '../../session/sign-on/sign-on-saga';

/** `StaffArea` sends a user whose sign-on has ended to the sign-on, and back to the page afterwards. */
const leaveForSignOn = () => checkSignOn();

function* leaveForNotice(): Generator<unknown, void> {
  yield* openAddress(PATHS.notAllowed, { replace: true });
}

const LEAVES = { signOnEnded: leaveForSignOn, notAllowed: leaveForNotice } as const;

/** The catalog's effects for the outcome of an operation for administrators, and how a refused user leaves their area. */
export function staffOutcome(operation: StaffCatalogOperation, outcome: Outcome) {
  const refusal = staffRefusal(outcome);
  return { effects: staffEffectsOf(operation, outcome), leave: refusal && LEAVES[refusal] };
}
