import type { FilingKind } from './filing-kind';
import { checksNothing, recordsNothing } from './on-record';

/** Changes the principal office address of an entity on record (W2-flow-chgpoa). */
export const addressChange: FilingKind = {
  begins: 'onRecord',
  changes: ['principalOffice'],
  heldName: () => null,
  check: checksNothing,
  record: recordsNothing,
};
