import type { Address } from '#rules';

/** An address in the form that verifiers take and give (W7-address). State and country are codes. */
export type PlainAddress = Pick<
  Address,
  'address1' | 'address2' | 'city' | 'state' | 'zip' | 'province' | 'country' | 'countryDescription'
> & { coloradoZipcode?: boolean };

/** The verifier's answer on one address (reading 17). */
export interface AddressVerdict {
  /** The standard form when one was found, otherwise the address as given. */
  address: PlainAddress;
  /** Its parts are well formed, and ZIP, city and state belong together. */
  valid: boolean;
  /** A deliverable standard form was found. */
  verified: boolean;
  isPoBox: boolean;
}

/** An address verification service: the embedded table, or a postal service's API with the table behind it. */
export interface AddressProvider {
  /** @throws ProviderUnavailable when the service does not answer. */
  validate(address: PlainAddress): Promise<AddressVerdict>;
}
