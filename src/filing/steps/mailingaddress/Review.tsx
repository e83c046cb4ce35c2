import { otherMailingAddress, SAME_AS_STREET, type PrincipalOfficeValues } from '#rules';
import { AddressLines } from '../../../controls/lists/AddressLines';
import { SummaryList } from '../../../controls/lists/SummaryList';
import { translate } from '../../../language/translate';
import type { ReviewProps } from '../review-props';

/** The mailing address on the review page, after the one on record; the street address, which stays, tells of which office it is. */
export default function MailingAddressReview({ filing }: ReviewProps) {
  const { principalOfficeValues: office, recordValues } = filing;
  return (
    <SummaryList
      rows={[
        { label: 'Street address', value: <AddressLines address={office.streetAddress} /> },
        ...(recordValues
          ? [{ label: 'Mailing address on record', value: mailTo(recordValues.principalOfficeValues) }]
          : []),
        { label: 'New mailing address', value: mailTo(office) },
      ]}
    />
  );
}

/** Where mail goes, as every review of an office says it. */
export function mailTo({
  streetAddress,
  mailingAddress,
  isSameAsStreetAddressChecked,
}: PrincipalOfficeValues) {
  const isSame =
    isSameAsStreetAddressChecked ||
    (mailingAddress.address1 !== '' && otherMailingAddress(streetAddress, mailingAddress) === null);
  return isSame ? translate(SAME_AS_STREET) : <AddressLines address={mailingAddress} />;
}
