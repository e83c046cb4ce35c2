import type { AddressSelection } from '#rules';
import type { Soon } from '../levels/maybe-promise';

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

/** Addresses as a whole: complete, foreign, verified, kept. */
export interface AddressesDriver {
  consider(parts: {
    address1?: string;
    city?: string;
    state?: string;
    zip?: string;
    country?: string;
  }): Soon<void>;
  isComplete(): Soon<boolean>;
  isInternational(): Soon<boolean>;
  isPoBox(): Soon<boolean>;
  /** The filer has not kept a form of this address of the form yet. */
  unsettle(field: string): Soon<void>;
  /** The filer has kept the street address before, or it lies abroad. */
  settle(standing: 'kept' | 'abroad'): Soon<void>;
  requireState(state: string): Soon<void>;
  /** The verifier's word on the street address. */
  find(finding: Finding): Soon<void>;
  /** 'choose', 'noMatch' or what else comes of the verification. */
  outcome(): Soon<string>;
  problem(): Soon<string>;
  preselected(): Soon<AddressSelection | undefined>;
  show(withMailing: boolean): Soon<void>;
  select(street: AddressSelection, mailing?: AddressSelection): Soon<void>;
  canBeKept(): Soon<boolean>;
  /** First line of the street address as it is kept; empty while it is not. */
  kept(): Soon<string>;
  /** Asks the registry about an address on one line: "1700 Broadway, Denver, CO 80290". */
  verify(line: string): Soon<void>;
  found(): Soon<{ valid: boolean; verified: boolean; isPoBox: boolean }>;
  /** Enters the parts of the street address from one line. */
  enterStreet(line: string): Soon<void>;
  keep(selection: AddressSelection): Soon<void>;
}
