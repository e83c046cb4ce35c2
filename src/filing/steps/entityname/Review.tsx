import { changesName, UNCHANGED_NAME } from '#rules';
import { SummaryList } from '../../../controls/lists/SummaryList';
import { CloseNamesNote } from '../../wizard/frame/FilingSummary';
import type { ReviewProps } from '../review-props';
import { translate } from '../../../language/translate';

/**
 * The entity's name on the review page, and which names on record are close to it; for an entity on record its current name and the new
 * one (W2-review).
 */
export default function EntityNameReview({ filing }: ReviewProps) {
  const { name, oldName, availability } = filing.entityNameValues;
  const isOnRecord = filing.entityId !== '';
  return (
    <>
      <SummaryList
        rows={
          isOnRecord
            ? [
                { label: 'Current name', value: oldName },
                {
                  label: 'New name',
                  value: changesName(filing.entityNameValues) ? name : translate(UNCHANGED_NAME),
                },
              ]
            : [{ label: 'Entity name', value: name }]
        }
      />
      <CloseNamesNote availability={availability} />
    </>
  );
}
