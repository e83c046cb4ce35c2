import type { AddressSelection } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** What the verifier found of one address. */
export interface Finding {
  valid: boolean;
  verified: boolean;
  state?: string;
  isPoBox?: boolean;
  /** A street address unless said otherwise. */
  isMailing?: boolean;
  /** The standard form reads like what was entered. */
  isAsEntered?: boolean;
}

/** Addresses as a whole: completeness, country, verification, and what is kept. */
export interface AddressesDriver {
  setAddress(parts: {
    address1?: string;
    city?: string;
    state?: string;
    zip?: string;
    country?: string;
  }): MaybePromise<void>;
  isComplete(): MaybePromise<boolean>;
  isInternational(): MaybePromise<boolean>;
  isPoBox(): MaybePromise<boolean>;
  /** The filer has not yet chosen which form of this address to keep. */
  markUnverified(field: string): MaybePromise<void>;
  /** The filer has already kept the street address, or it is outside the United States. */
  setStreetAddressState(standing: 'kept' | 'abroad'): MaybePromise<void>;
  requireState(state: string): MaybePromise<void>;
  /** The verifier's answer about the street address. */
  receiveVerification(finding: Finding): MaybePromise<void>;
  /** 'choose', 'noMatch' or another outcome of the verification. */
  verificationOutcome(): MaybePromise<string>;
  verificationProblem(): MaybePromise<string>;
  preselectedChoice(): MaybePromise<AddressSelection | undefined>;
  showChoices(withMailing: boolean): MaybePromise<void>;
  chooseAddresses(street: AddressSelection, mailing?: AddressSelection): MaybePromise<void>;
  canKeepAddresses(): MaybePromise<boolean>;
  /** First line of the street address as it is kept; empty while it is not. */
  keptStreetAddress(): MaybePromise<string>;
  /** Asks the registry about an address on one line: "1700 Broadway, Denver, CO 80290". */
  verify(line: string): MaybePromise<void>;
  verificationResult(): MaybePromise<{ valid: boolean; verified: boolean; isPoBox: boolean }>;
  /** Enters the parts of an address from one line. */
  enterAddress(kind: 'street' | 'mailing', line: string): MaybePromise<void>;
  keepAddress(selection: AddressSelection): MaybePromise<void>;
}
