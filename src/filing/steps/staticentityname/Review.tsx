import { nameAfterFiling } from '#rules';
import { SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';
import { CloseNamesNote } from '../../wizard/frame/FilingSummary';

/** The name on record and the one after the filing, on the review page (W2-review). */
export function StaticEntityNameReview({ filing }: ReviewProps) {
  const { oldName, availability } = filing.entityNameValues;
  return (
    <>
      <SummaryList
        rows={[
          { label: 'Current name', value: oldName },
          { label: 'Name after this filing takes effect', value: nameAfterFiling(filing) },
        ]}
      />
      <CloseNamesNote availability={availability} />
    </>
  );
}

/** The statute that the entity existed under, on the review page (W2-review). */
export function StatuteReview({ filing }: ReviewProps) {
  return <SummaryList rows={[{ label: 'Statute', value: filing.statute }]} />;
}
