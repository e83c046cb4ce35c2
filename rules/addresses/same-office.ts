import type { PrincipalOfficeValues } from '../filing/sections';
import { sameAddress } from './same-address';

const mailing = ({ streetAddress, mailingAddress, isSameAsStreetAddressChecked }: PrincipalOfficeValues) =>
  isSameAsStreetAddressChecked || mailingAddress.address1 === '' ? streetAddress : mailingAddress;

/** Whether two principal offices have the same addresses, in whatever way a mailing address says that it is the street address. */
export const sameOffice = (one: PrincipalOfficeValues, other: PrincipalOfficeValues): boolean =>
  sameAddress(one.streetAddress, other.streetAddress) && sameAddress(mailing(one), mailing(other));
