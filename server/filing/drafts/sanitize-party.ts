import type { Address, Name } from '#rules';
import { isInternational } from '#rules';
import { listedCountryName } from '../../reference-data/countries';

/** The address with the registry's name of its country: a browser cannot have another text printed on a document. */
export function sanitizeAddress(given: Address): Address {
  const address = { ...given };
  delete address.countryDescription;
  const country = isInternational(address) ? listedCountryName(address.country) : undefined;
  return country === undefined ? address : { ...address, countryDescription: country };
}

/** The name without the parts that its form does not show, so that no document shows them. */
export const sanitizeName = (name: Name): Name =>
  name.nameTyp === 'I'
    ? { ...name, orgName: '' }
    : { ...name, firstName: '', middleName: '', lastName: '', suffix: '' };

/** A former or a filer. */
interface Person {
  nameValues: { name: Name };
  addressValues: { streetAddress: Address };
}

export const sanitizePerson = <P extends Person>(person: P): P => ({
  ...person,
  nameValues: { ...person.nameValues, name: sanitizeName(person.nameValues.name) },
  addressValues: {
    ...person.addressValues,
    streetAddress: sanitizeAddress(person.addressValues.streetAddress),
  },
});

export const sanitizeAddresses = <A extends { streetAddress: Address; mailingAddress: Address }>(
  values: A,
): A => ({
  ...values,
  streetAddress: sanitizeAddress(values.streetAddress),
  mailingAddress: sanitizeAddress(values.mailingAddress),
});
