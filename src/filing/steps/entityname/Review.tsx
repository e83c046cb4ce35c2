import { SummaryList } from '../../../controls/SummaryList';
import { CloseNamesNote } from '../../wizard/FilingSummary';
import type { ReviewProps } from '../../review/review-screens';

/** The entity's name on the review page, and which names on record are close to it (W2-review). */
export default function EntityNameReview({ filing }: ReviewProps) {
  const { name, availability } = filing.entityNameValues;
  return (
    <>
      <SummaryList rows={[{ label: 'Entity name', value: name }]} />
      <CloseNamesNote availability={availability} />
    </>
  );
}
