import { addressRows, addressRule } from '../../addresses/address-rows';
import { stepRulesOfPart } from '../../constraints/form-rules';
import { checkbox, onlyWhen } from '../../constraints/rows';
import type { PrincipalOfficeValues } from '../../filing-parts/sections';
import { principalOffice } from './step';

const hasOwnMailingAddress = (values: PrincipalOfficeValues): boolean => !values.isSameAsStreetAddressChecked;
const street = (values: PrincipalOfficeValues) => values.streetAddress;
const mailing = (values: PrincipalOfficeValues) => values.mailingAddress;

/** The principal office: a street address, and a mailing address unless it is the same (W5-address). */
export const principalOfficeRules = stepRulesOfPart(principalOffice, 'principalOfficeValues', {
  rows: {
    streetAddress: addressRows(street),
    isSameAsStreetAddressChecked: checkbox({ label: 'Mailing address is the same as the street address' }),
    mailingAddress: onlyWhen(hasOwnMailingAddress, addressRows(mailing)),
  },
  rules: [
    addressRule('streetAddress', street),
    addressRule('mailingAddress', mailing, { allowsPoBox: true, when: hasOwnMailingAddress }),
  ],
});
