import { asTyped, SummaryList } from '../../../controls/SummaryList';
import type { ReviewProps } from '../../review/review-screens';

/** What a cooperative is for, on the review page (W2-review). */
export default function PurposeReview({ filing }: ReviewProps) {
  const { purpose } = filing.purposeDirectorsValues;
  return <SummaryList rows={[{ label: 'Statement of purpose', value: asTyped(purpose) }]} />;
}
