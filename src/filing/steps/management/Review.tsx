import { YES_NO_OPTIONS } from '../../../controls/fields/lookups-context';
import { SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';
import { MANAGED_BY_OPTIONS } from './managed-by';
import { translate } from '../../../language/translate';

/** Management and members on the review page (W2-review). */
export default function ManagementReview({ filing }: ReviewProps) {
  const { managedBy, hasOneMember } = filing.managementValues;
  return (
    <SummaryList
      rows={[
        {
          label: 'Management of the LLC is vested in',
          value: translate(MANAGED_BY_OPTIONS.find(({ value }) => value === managedBy)?.label ?? ''),
        },
        {
          label: 'There is at least one member of the LLC',
          value: translate(YES_NO_OPTIONS.find(({ value }) => value === hasOneMember)?.label ?? ''),
        },
      ]}
    />
  );
}
