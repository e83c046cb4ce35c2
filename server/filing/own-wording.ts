import type { Address, Name } from '#rules';
import { isInternational } from '#rules';
import { countryName } from '../operations/countries';

/** The address with the country in the registry's words: what is printed abroad is not the browser's to say. */
export function ownAddress(given: Address): Address {
  const address = { ...given };
  delete address.countryDescription;
  const words = isInternational(address) ? countryName(address.country) : undefined;
  return words === undefined ? address : { ...address, countryDescription: words };
}

/** Parts of a name that its form does not show are not kept, so that no document shows them. */
export const ownName = (name: Name): Name =>
  name.nameTyp === 'I'
    ? { ...name, orgName: '' }
    : { ...name, firstName: '', middleName: '', lastName: '', suffix: '' };
