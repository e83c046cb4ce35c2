import { addressRule, addressRows } from '../../addresses/address-rows';
import { isAddressComplete } from '../../addresses/complete';
import { stepRules } from '../../constraints/form-rules';
import type { CrossRule, Rows } from '../../constraints/row';
import { checkbox, onlyWhen } from '../../constraints/rows';
import type { PrincipalOfficeValues } from '../../filing-parts/sections';
import { mailingAddress } from './step';

/** Where mail goes: to the street address, or to an address of its own. */
type MailingAddressPage = Pick<PrincipalOfficeValues, 'mailingAddress' | 'isSameAsStreetAddressChecked'>;

const isOwn = (values: MailingAddressPage): boolean => !values.isSameAsStreetAddressChecked;
const mailing = (values: MailingAddressPage) => values.mailingAddress;

/** The rows of a mailing address on any page of an office: it may be the street address, or a PO Box (W5-address). */
export const mailingAddressRows: Rows<MailingAddressPage> = {
  isSameAsStreetAddressChecked: checkbox({ label: 'Mailing address is the same as the street address' }),
  mailingAddress: onlyWhen(isOwn, addressRows(mailing)),
};
export const mailingAddressRule: CrossRule<MailingAddressPage> = addressRule('mailingAddress', mailing, {
  allowsPoBox: true,
  when: isOwn,
});

const NO_STREET = 'No street address is on record. Enter the mailing address.';

/** Mail cannot go to a street address that the record does not have. */
const streetIsOnRecord: CrossRule<MailingAddressPage> = (values, { filing }) =>
  isOwn(values) || isAddressComplete(filing.principalOfficeValues.streetAddress)
    ? []
    : [{ path: 'isSameAsStreetAddressChecked', code: 'missing', message: NO_STREET }];

/** The mailing address of the principal office alone (W5-address). */
export const mailingAddressRules = stepRules<typeof mailingAddress, MailingAddressPage>(mailingAddress, {
  read: ({ principalOfficeValues: office }) => ({
    mailingAddress: office?.mailingAddress,
    isSameAsStreetAddressChecked: office?.isSameAsStreetAddressChecked,
  }),
  write: (principalOfficeValues) => ({ principalOfficeValues }),
  rows: mailingAddressRows,
  rules: [streetIsOnRecord, mailingAddressRule],
});
