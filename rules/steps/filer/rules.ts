import { addressRows, addressRule } from '../../addresses/address-rows';
import type { FormDefinition } from '../../constraints/form-rules';
import { formRules, stepRulesOfPart } from '../../constraints/form-rules';
import { checkbox, list } from '../../constraints/rows';
import type { Filer } from '../../filing-parts/sections';
import { MISSING_MESSAGE } from '../missing-messages';
import { personNameRows } from '../../people/person-name-rows';
import { filer } from './step';

const street = ({ addressValues }: Filer) => addressValues.streetAddress;

/** The form of one filer: name, and an address that is accepted (W5-filers, W5-person). */
const filerForm: FormDefinition<Filer> = {
  rows: {
    nameValues: { name: personNameRows<Filer>() },
    addressValues: { streetAddress: addressRows(street) },
  },
  rules: [addressRule('addressValues.streetAddress', street)],
};

/** The rules of the entry form of one filer. */
export const filerEntryRules = formRules(filerForm);

/** Who causes the document to be delivered: the perjury notice, and at least one filer (W5-filers). */
export const filersRules = stepRulesOfPart(filer, 'filersValues', {
  rows: {
    perjuryNoticeAffirmed: checkbox({
      label: 'I have read and understood the notice',
      required: 'Mark the checkbox to show that you have read and understood the notice.',
    }),
    filers: list({ label: 'Filers added', item: filerForm, atLeast: [1, MISSING_MESSAGE] }),
  },
});
