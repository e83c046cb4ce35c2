import type { Address } from '../filing-parts/address';
import { DEFAULT_LANGUAGE, type Language } from '../language/languages';
import { countryName, isInternational } from './countries';

/** The parts of an address that are shown; any may be missing. */
type ShownParts = Partial<
  Pick<
    Address,
    'address1' | 'address2' | 'city' | 'state' | 'zip' | 'province' | 'country' | 'countryDescription'
  >
>;

/** State and country are filled in before anything is entered, so they alone make no address. */
const isEmpty = ({ address1, address2, city, zip, province }: ShownParts): boolean =>
  [address1, address2, city, zip, province].every((part) => !part);

/**
 * An address as lines to show: `1 Main St`, `Suite 2`, `Denver, CO 80202`, and the country when it is abroad; none for an empty address.
 * The country is shown in the reader's language; the record holds its code.
 */
export const formatAddress = (address: ShownParts, language: Language = DEFAULT_LANGUAGE): string[] => {
  if (isEmpty(address)) return [];
  const isAbroad = isInternational({ country: address.country });
  const region = isAbroad ? address.province : address.state;
  const place = [[address.city, region].filter(Boolean).join(', '), address.zip].filter(Boolean).join(' ');
  const { country: code = '', countryDescription } = address;
  const country = isAbroad ? countryName(code, language) || countryDescription || code : '';
  return [address.address1, address.address2, place, country].filter((line): line is string => !!line);
};
