import { SummaryList } from '../../../controls/SummaryList';
import type { ReviewProps } from '../../review/review-props';

/** The entity's name on the review page (W2-review). */
export default function EntityNameReview({ filing }: ReviewProps) {
  return <SummaryList rows={[{ label: 'Entity name', value: filing.entityNameValues.name }]} />;
}
