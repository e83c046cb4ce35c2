import type { Address } from '#rules';
import { formatAddress, SAME_AS_STREET } from '#rules';

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
  values: { mailingAddress: Address; isSameAsStreetAddressChecked: boolean },
): FormRow =>
  values.isSameAsStreetAddressChecked || values.mailingAddress.address1 === ''
    ? row(label, SAME_AS_STREET)
    : addressRow(label, values.mailingAddress);
