import { isInternational } from './countries';

interface AddressParts {
  address1?: string;
  city?: string;
  state?: string;
  zip?: string;
  country?: string;
}

const isFilled = (text?: string): boolean => (text ?? '').trim().length >= 2;

/**
 * True when address 1, city, state and ZIP each have at least 2 characters (W5-address).
 * Outside the United States there is no state to give.
 */
export const isAddressComplete = (address: AddressParts): boolean =>
  isFilled(address.address1) &&
  isFilled(address.city) &&
  isFilled(address.zip) &&
  (isFilled(address.state) || isInternational(address));
