import { SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';

/** The address for the office's decision, on the review page (W2-review). */
export default function EmailReview({ filing }: ReviewProps) {
  return <SummaryList rows={[{ label: 'Email address', value: filing.email }]} />;
}
