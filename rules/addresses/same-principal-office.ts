import type { Filing } from '../filing/filing';
import type { PrincipalOfficeValues } from '../filing-parts/sections';
import { sameAddress } from './same-address';

const mailing = ({ streetAddress, mailingAddress, isSameAsStreetAddressChecked }: PrincipalOfficeValues) =>
  isSameAsStreetAddressChecked || mailingAddress.address1 === '' ? streetAddress : mailingAddress;

/** Whether two principal offices have the same addresses, in whatever way a mailing address says that it is the street address. */
export const samePrincipalOffice = (one: PrincipalOfficeValues, other: PrincipalOfficeValues): boolean =>
  sameAddress(one.streetAddress, other.streetAddress) && sameAddress(mailing(one), mailing(other));

/** Whether a filing sends the mail of the entity to another address than the one on record; true as well where the record is not known. */
export const changesMailingAddress = ({
  principalOfficeValues: office,
  recordValues,
}: Pick<Filing, 'principalOfficeValues' | 'recordValues'>): boolean =>
  !recordValues || !sameAddress(mailing(recordValues.principalOfficeValues), mailing(office));

/**
 * Whether a filing gives the entity another principal office than the one on record: another street or mailing address, whatever the
 * case of letters and the white space. True as well where the record is not known.
 */
export const changesPrincipalOffice = ({
  principalOfficeValues,
  recordValues,
}: Pick<Filing, 'principalOfficeValues' | 'recordValues'>): boolean =>
  !recordValues || !samePrincipalOffice(recordValues.principalOfficeValues, principalOfficeValues);
