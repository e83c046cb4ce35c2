import { additionalInfoLabel } from '#rules';
import { asTyped, SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';

/** Additional information on the review page; N/A when there is none (W2-review). */
export default function AdditionalInfoReview({ filing }: ReviewProps) {
  const { additionalInfo } = filing.additionalInfoValues;
  return (
    <SummaryList rows={[{ label: additionalInfoLabel(filing.filingType), value: asTyped(additionalInfo) }]} />
  );
}
