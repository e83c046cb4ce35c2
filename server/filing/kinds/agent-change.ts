import type { FilingKind } from './filing-kind';
import { checksNothing, recordsNothing } from './on-record';

/** Changes the registered agent of an entity on record (W2-flow-chgra); until it takes effect, the agent on record serves. */
export const agentChange: FilingKind = {
  begins: 'onRecord',
  changes: ['registeredAgent'],
  heldName: () => null,
  check: checksNothing,
  record: recordsNothing,
};
