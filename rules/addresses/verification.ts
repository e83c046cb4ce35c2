import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Address, AddressSelection } from '../filing-parts/address';
import { PO_BOX_MESSAGE } from './address-rows';
import { isInternational } from './countries';
import { ordinaryLetters } from './ordinary-letters';
import { isPoBox } from './po-box';
import { sameAddress } from './same-address';
import type { RequiredState } from './states';
import { wrongStateMessage } from './states';
import type { Text } from '../language/text';

/** The parts of an address that verifiers take and give. */
export type AddressParts = Pick<
  Address,
  'address1' | 'address2' | 'city' | 'state' | 'zip' | 'province' | 'country' | 'countryDescription'
> & { coloradoZipcode?: boolean };

/** What the verifier said of one address (W7-address). */
export interface AddressVerdict {
  /** The standard form when one was found, else the address as given. */
  address: AddressParts;
  valid: boolean;
  verified: boolean;
  isPoBox: boolean;
}

/** Sentence for an address that the verifier does not know (W5-address-nomatch). */
export const NO_MATCH_MESSAGE =
  'Error - No match found. Review addresses and make sure you entered them correctly. ' +
  'Include the apt, unit, or suite number if applicable.';

type OutcomeName =
  'poBox' | 'wrongState' | 'nothingToAsk' | 'standardForm' | 'noMatch' | 'enteredFirst' | 'free';

/** In a place that is allowed, and not verified or chosen yet. */
const ASKED = { isRefusedPoBox: false, isInRequiredState: true, standing: 'open' } as const;

/** What follows from the verifier's answer on one address (A4-address-submit, W4-address-dialog). */
export const addressVerificationTable = defineTable<OutcomeName>()({
  name: 'Address verification',
  source: 'A4-address-submit',
  hitPolicy: 'unique',
  inputs: {
    isRefusedPoBox: flag(),
    isInRequiredState: flag(),
    standing: choice(['international', 'accepted', 'open']),
    verified: flag(),
    valid: flag(),
    isStandardForm: flag(),
  },
  rows: [
    { when: { isRefusedPoBox: true }, then: 'poBox' },
    { when: { isRefusedPoBox: false, isInRequiredState: false }, then: 'wrongState' },
    { when: { ...ASKED, standing: { except: 'open' } }, then: 'nothingToAsk' },
    { when: { ...ASKED, verified: false }, then: 'noMatch' },
    { when: { ...ASKED, verified: true, valid: true, isStandardForm: true }, then: 'standardForm' },
    { when: { ...ASKED, verified: true, valid: false }, then: 'enteredFirst' },
    { when: { ...ASKED, verified: true, valid: true, isStandardForm: false }, then: 'free' },
  ],
});

/**
 * `accepted`: no dialog, `address` is what to keep. `refused`: `message` is shown at the address. `choose`: the dialog shows
 * what was entered and, when there is one, the standard form; `selection` is marked beforehand and `message` is shown above.
 */
export type AddressOutcome =
  | { kind: 'accepted'; address: Address }
  | { kind: 'refused'; code: 'poBox' | 'state'; message: Text }
  | { kind: 'choose'; suggested: Address | null; selection: AddressSelection; message: string };

/** What is to be verified, and under which rules. */
export interface AddressVerification {
  entered: Address;
  /** Null for an address that needs no verifier (see `needsVerification`). */
  verdict: AddressVerdict | null;
  requiredState?: RequiredState;
  /** A street address unless said otherwise. */
  refusesPoBox?: boolean;
}

/** Whether the verifier has to be asked: not about an address abroad, nor about one that the filer has settled. */
export const needsVerification = (address: Address): boolean =>
  !isInternational(address) && !address.accepted;

const standingOf = (entered: Address) =>
  isInternational(entered) ? 'international' : entered.accepted ? 'accepted' : 'open';

/** The verifier's form, in the letters in which the other addresses of the filing are written. */
const standardForm = (entered: Address, found: AddressParts): AddressParts => ({
  ...found,
  address1: ordinaryLetters(found.address1, entered.address1),
  address2: ordinaryLetters(found.address2, entered.address2),
  city: ordinaryLetters(found.city, entered.city),
});

/** The address as it is kept once the filer has chosen a form of it (W4-address-dialog). */
export const applySelection = (
  entered: Address,
  verdict: AddressVerdict | null,
  selection: AddressSelection,
): Address => ({
  ...entered,
  ...(selection === 'VERIFIED' && verdict ? standardForm(entered, verdict.address) : undefined),
  addressSelectionType: selection,
  processed: verdict !== null || entered.processed,
  valid: verdict?.valid ?? entered.valid,
  verified: verdict?.verified ?? entered.verified,
  accepted: selection !== 'NOT_SELECTED',
  postofficeBox: verdict?.isPoBox ?? entered.postofficeBox,
  coloradoZipcode: verdict?.address.coloradoZipcode ?? entered.coloradoZipcode,
});

/**
 * What to do with the verifier's answer. An address that it does not know is no dead end: the filer may keep what was
 * entered, unless the state rule refuses it (reading 17).
 */
export const addressVerificationOutcome = (verification: AddressVerification): AddressOutcome => {
  const { entered, verdict, requiredState, refusesPoBox = entered.addressTyp === 'PHYS' } = verification;
  const verified = verdict?.verified === true;
  const foundAddress = verified && verdict ? verdict.address : entered;
  const name = evaluate(addressVerificationTable, {
    isRefusedPoBox: refusesPoBox && (isPoBox(entered) || !!verdict?.isPoBox),
    isInRequiredState:
      !requiredState || (!isInternational(foundAddress) && foundAddress.state === requiredState.code),
    standing: standingOf(entered),
    verified,
    valid: verdict?.valid === true,
    isStandardForm: sameAddress(entered, foundAddress),
  });
  const choose = (selection: AddressSelection, message = ''): AddressOutcome => ({
    kind: 'choose',
    suggested: verified ? applySelection(entered, verdict, 'VERIFIED') : null,
    selection,
    message,
  });
  switch (name) {
    case 'poBox':
      return { kind: 'refused', code: 'poBox', message: PO_BOX_MESSAGE };
    case 'wrongState':
      return {
        kind: 'refused',
        code: 'state',
        message: requiredState ? wrongStateMessage(requiredState) : '',
      };
    case 'nothingToAsk':
      return { kind: 'accepted', address: entered };
    case 'standardForm':
      return { kind: 'accepted', address: applySelection(entered, verdict, 'VERIFIED') };
    case 'noMatch':
      return choose('NOT_SELECTED', NO_MATCH_MESSAGE);
    case 'enteredFirst':
      return choose('USER');
    case 'free':
      return choose('NOT_SELECTED');
  }
};
