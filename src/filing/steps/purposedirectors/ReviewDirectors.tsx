import { groupedCount } from '#rules';
import { asTyped, SummaryList } from '../../../controls/SummaryList';
import type { ReviewProps } from '../../review/review-screens';

/** How many directors a cooperative has and for how long, on the review page (W2-review). */
export default function DirectorsReview({ filing }: ReviewProps) {
  const { numberOfDirectors, directorsTerms } = filing.purposeDirectorsValues;
  return (
    <SummaryList
      rows={[
        { label: 'Number of directors', value: groupedCount(numberOfDirectors) },
        { label: "Directors' terms", value: asTyped(directorsTerms) },
      ]}
    />
  );
}
