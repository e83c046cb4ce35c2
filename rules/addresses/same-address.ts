import type { Address } from '../filing-parts/address';

const PARTS = ['address1', 'address2', 'city', 'state', 'zip', 'province', 'country'] as const;
type Parts = Pick<Address, (typeof PARTS)[number]>;

const plain = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().toUpperCase();

/** True when two addresses read the same, whatever the case of letters and the white space. */
export const sameAddress = (one: Parts, other: Parts): boolean =>
  PARTS.every((part) => plain(one[part]) === plain(other[part]));
