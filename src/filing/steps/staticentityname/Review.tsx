import { nameAfterFiling } from '#rules';
import { SummaryList } from '../../../controls/SummaryList';
import type { ReviewProps } from '../../review/review-screens';
import { CloseNamesNote } from '../../wizard/FilingSummary';
import { nameAfterwardsLabel } from './names';

/** The name on record and the one after the filing, on the review page (W2-review). */
export default function StaticEntityNameReview({ filing }: ReviewProps) {
  const { oldName, availability } = filing.entityNameValues;
  return (
    <>
      <SummaryList
        rows={[
          { label: 'Current name', value: oldName },
          { label: nameAfterwardsLabel(filing), value: nameAfterFiling(filing) },
        ]}
      />
      <CloseNamesNote availability={availability} />
    </>
  );
}
