import type { Address } from '#rules';
import { formatAddress, otherMailingAddress, SAME_AS_STREET } from '#rules';

/** A line of a form: what is asked and the lines of the answer. */
export interface FormRow {
  label: string;
  values: readonly string[];
}

export const row = (label: string, ...values: string[]): FormRow => ({ label, values });

export const addressRow = (label: string, given: Address): FormRow => row(label, ...formatAddress(given));

/** The mailing address, or that it is the street address. */
export const mailingRow = (
  label: string,
  values: { streetAddress: Address; mailingAddress: Address; isSameAsStreetAddressChecked: boolean },
): FormRow => {
  const otherAddress = otherMailingAddress(values.streetAddress, values.mailingAddress);
  return values.isSameAsStreetAddressChecked || otherAddress === null
    ? row(label, SAME_AS_STREET)
    : addressRow(label, otherAddress);
};
