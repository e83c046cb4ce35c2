import type { AddressVerdict, PlainAddress } from '../../ports/address-port';
import { isDeliverable, standardLine } from './standard-line';

/** The entries of the ZIP table for a ZIP and for the city as written. */
export interface ZipFacts {
  /** The city that the postal service prefers for the ZIP, and its state; null for an unknown ZIP. */
  preferred: { city: string; state: string } | null;
  /** True when the city as written has a ZIP in the same area (the first three digits). */
  isNeighbor: boolean;
}

/** Whether two spellings name one city. */
export const sameCity = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (city: string): string =>
  city
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^SAINT/, 'ST');

const isWellFormed = (address: PlainAddress): boolean =>
  [address.address1, address.city, address.state].every((part) => part.trim().length >= 2) &&
  /^\d{5}(?:-?\d{4})?$/.test(address.zip.trim());

const hyphened = (zip: string): string => zip.trim().replace(/^(\d{5})-?(\d{4})$/, '$1-$2');

/**
 * Judges a domestic address (reading 17). A city that the table does not list for the ZIP is taken for an alias: it never makes the
 * address invalid, and it is verified when it is a place of the same area. A wrong state is put right when the city confirms the ZIP.
 */
export function domesticVerdict(address: PlainAddress, facts: ZipFacts, isPoBox: boolean): AddressVerdict {
  const { preferred } = facts;
  const state = address.state.trim().toUpperCase();
  const isKnownCity = preferred !== null && sameCity(preferred.city, address.city);
  const valid = isWellFormed(address) && preferred?.state === state;
  const line = standardLine(address.address1);
  const verified =
    isWellFormed(address) &&
    isDeliverable(line) &&
    preferred !== null &&
    (isKnownCity || (preferred.state === state && facts.isNeighbor));
  const coloradoZipcode = preferred?.state === 'CO';
  if (!verified) return { address: { ...address, coloradoZipcode }, valid, verified, isPoBox };
  const standard: PlainAddress = {
    ...address,
    address1: line,
    address2: standardLine(address.address2),
    city: (isKnownCity ? preferred.city : address.city.trim()).toUpperCase(),
    state: preferred.state,
    zip: hyphened(address.zip),
    country: 'US',
    coloradoZipcode,
  };
  return { address: standard, valid, verified, isPoBox };
}
