import { HOME_COUNTRY, HOME_STATE } from '../constants/limits';

/** `PHYS` a street address, `MAIL` a mailing address. */
export type AddressType = 'PHYS' | 'MAIL';

/** Which form of the address the filer kept in the verification dialog (W section 3). */
export type AddressSelection = 'USER' | 'VERIFIED' | 'NOT_SELECTED';

/** An address as entered, with what the verifier and the filer said of it (W section 3, Address). */
export interface Address {
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  province: string;
  country: string;
  countryDescription?: string;
  addressTyp: AddressType;
  addressSelectionType: AddressSelection;
  processed: boolean;
  valid: boolean;
  verified: boolean;
  /** True once the filer has kept a form of it in the verification dialog. */
  accepted: boolean;
  postofficeBox: boolean;
  coloradoZipcode: boolean;
  needsAdditionalInfo?: boolean;
  hasChanged?: boolean;
}

/** The verification state of an address that has not been verified and of which the filer has chosen no form. */
export const UNVERIFIED_ADDRESS = {
  addressSelectionType: 'NOT_SELECTED',
  processed: false,
  valid: false,
  verified: false,
  accepted: false,
  postofficeBox: false,
  coloradoZipcode: false,
} as const satisfies Partial<Address>;

/** An address with nothing filled in; state and country as W3-defaults says. */
export const emptyAddress = (addressTyp: AddressType): Address => ({
  address1: '',
  address2: '',
  city: '',
  state: HOME_STATE,
  zip: '',
  province: '',
  country: HOME_COUNTRY,
  addressTyp,
  ...UNVERIFIED_ADDRESS,
});
