import type { Address } from '../filing-parts/address';
import type { PrincipalOfficeValues } from '../filing-parts/sections';
import type { AddressVerdict } from './verification';
import { addressVerificationOutcome, needsVerification } from './verification';

/** What the verifier said of the addresses of an office; left out where it said nothing. */
export interface PrincipalOfficeVerdicts {
  street?: AddressVerdict;
  mailing?: AddressVerdict;
}

const confirmed = (entered: Address, verdict: AddressVerdict | undefined): Address => {
  if (!verdict || !needsVerification(entered)) return entered;
  const outcome = addressVerificationOutcome({ entered, verdict });
  return outcome.kind === 'accepted' ? outcome.address : entered;
};

/**
 * The principal office on record with those addresses that the verifier confirmed (W4-chgpoa-intro). The filer is not asked here: an
 * address that the verifier does not know, or knows in another form, stays as it is, and its page asks about it.
 */
export const confirmedPrincipalOffice = (
  office: PrincipalOfficeValues,
  { street, mailing }: PrincipalOfficeVerdicts,
): PrincipalOfficeValues => ({
  ...office,
  streetAddress: confirmed(office.streetAddress, street),
  mailingAddress: confirmed(office.mailingAddress, mailing),
});
