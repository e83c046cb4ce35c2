import { SummaryList } from '../../../controls/SummaryList';
import type { ReviewProps } from '../../review/review-props';

/** The statute that the entity existed under, on the review page (W2-review). */
export default function StatuteReview({ filing }: ReviewProps) {
  return <SummaryList rows={[{ label: 'Statute', value: filing.statute }]} />;
}
