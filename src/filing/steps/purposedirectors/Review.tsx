import { formatCount } from '#rules';
import { asTyped, SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';

/** What a cooperative is for, on the review page (W2-review). */
export function PurposeReview({ filing }: ReviewProps) {
  const { purpose } = filing.purposeDirectorsValues;
  return <SummaryList rows={[{ label: 'Statement of purpose', value: asTyped(purpose) }]} />;
}

/** How many directors a cooperative has and for how long, on the review page (W2-review). */
export function DirectorsReview({ filing }: ReviewProps) {
  const { numberOfDirectors, directorsTerms } = filing.purposeDirectorsValues;
  return (
    <SummaryList
      rows={[
        { label: 'Number of directors', value: formatCount(numberOfDirectors) },
        { label: "Directors' terms", value: asTyped(directorsTerms) },
      ]}
    />
  );
}
