import { PeopleSummary } from '../../../people/PeopleSummary';
import type { ReviewProps } from '../review-props';

/** Who causes the document to be delivered, on the review page (W2-review). */
export default function FilerReview({ filing }: ReviewProps) {
  return <PeopleSummary noun="Filer" people={filing.filersValues.filers} />;
}
