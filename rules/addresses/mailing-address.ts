import type { Address } from '../filing-parts/address';
import { sameAddress } from './same-address';

/** Said in place of a mailing address that is the street address, on every page and in every document. */
export const SAME_AS_STREET = 'Same as the street address';

/**
 * The mailing address on record where it differs from the street address; null where mail goes to the street address, which a record states
 * by the same address twice or by no mailing address.
 */
export const otherMailingAddress = (street?: Address, mailing?: Address): Address | null => {
  if (mailing === undefined || mailing.address1.trim() === '') return null;
  return street !== undefined && sameAddress(street, mailing) ? null : mailing;
};
