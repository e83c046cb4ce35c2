import type { Address, SingleValue, Text } from '#rules';
import { formatAddress, formatName, otherMailingAddress, SAME_AS_STREET, term } from '#rules';

/** A line of a form: what is asked and the lines of the answer. A text of ours is a term; any other is printed as it was entered. */
export interface FormRow {
  label: SingleValue;
  values: readonly SingleValue[];
}

export const row = (label: Text, ...values: SingleValue[]): FormRow => ({ label: term(label), values });

/** A person, under the name. */
export const personRow = (name: Parameters<typeof formatName>[0], ...values: SingleValue[]): FormRow => ({
  label: formatName(name),
  values,
});

export const addressRow = (label: string, given: Address): FormRow => row(label, ...formatAddress(given));

/** The mailing address, or that it is the street address. */
export const mailingRow = (
  label: string,
  values: { streetAddress: Address; mailingAddress: Address; isSameAsStreetAddressChecked: boolean },
): FormRow => {
  const otherAddress = otherMailingAddress(values.streetAddress, values.mailingAddress);
  return values.isSameAsStreetAddressChecked || otherAddress === null
    ? row(label, term(SAME_AS_STREET))
    : addressRow(label, otherAddress);
};
