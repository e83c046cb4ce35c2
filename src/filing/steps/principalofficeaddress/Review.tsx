import { SummaryList } from '../../../controls/SummaryList';
import { AddressLines } from '../../../controls/AddressLines';
import type { ReviewProps } from '../../review/review-screens';

/** The principal office address on the review page (W2-review). */
export default function PrincipalOfficeReview({ filing }: ReviewProps) {
  const { streetAddress, mailingAddress, isSameAsStreetAddressChecked } = filing.principalOfficeValues;
  return (
    <SummaryList
      rows={[
        { label: 'Street address', value: <AddressLines address={streetAddress} /> },
        {
          label: 'Mailing address',
          value: isSameAsStreetAddressChecked ? (
            'Same as the street address'
          ) : (
            <AddressLines address={mailingAddress} />
          ),
        },
      ]}
    />
  );
}
