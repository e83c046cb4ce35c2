import { PATHS, staffEffectsOf, staffRefusal, type Outcome, type StaffCatalogOperation } from '#rules';
import { openAddress } from '../../session/outcomes';
import { checkSignOn } from '../../session/sign-on/sign-on-saga';

/** `StaffArea` sends whoever is no longer signed on to the sign-on, and back to the page that they are at. */
const leaveForSignOn = () => checkSignOn();

function* leaveForNotice(): Generator<unknown, void> {
  yield* openAddress(PATHS.notAllowed, { replace: true });
}

const LEAVES = { signOnEnded: leaveForSignOn, notAllowed: leaveForNotice } as const;

/** What the catalog says of the outcome of an operation of administrators, and how whoever is refused leaves their area. */
export function staffOutcome(operation: StaffCatalogOperation, outcome: Outcome) {
  const refusal = staffRefusal(outcome);
  return { effects: staffEffectsOf(operation, outcome), leave: refusal && LEAVES[refusal] };
}
