import { addressRows, addressRule } from '../../addresses/address-rows';
import { stepRulesOfPart } from '../../constraints/form-rules';
import type { PrincipalOfficeValues } from '../../filing-parts/sections';
import { mailingAddressRows, mailingAddressRule } from '../mailingaddress/rules';
import { principalOffice } from './step';

const street = (values: PrincipalOfficeValues) => values.streetAddress;

/** The principal office: a street address, and a mailing address unless it is the same (W5-address). */
export const principalOfficeRules = stepRulesOfPart(principalOffice, 'principalOfficeValues', {
  rows: { streetAddress: addressRows(street), ...mailingAddressRows },
  rules: [addressRule('streetAddress', street), mailingAddressRule],
});
