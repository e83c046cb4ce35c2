import { type Address, UNVERIFIED_ADDRESS } from '../filing-parts/address';
import { sameAddress } from './same-address';

/** The address as if no verifier had seen it and the filer had chosen nothing (W4-summary-resets). */
export const resetVerification = (address: Address): Address => ({ ...address, ...UNVERIFIED_ADDRESS });

/** The address after an edit: the earlier verification no longer holds once the text has changed. */
export const editedAddress = (before: Address, after: Address): Address =>
  sameAddress(before, after) ? after : { ...resetVerification(after), hasChanged: true };
