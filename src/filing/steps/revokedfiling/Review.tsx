import { comingSentence, revokedComing } from '#rules';
import { SummaryList } from '../../../controls/lists/SummaryList';
import { translate } from '../../../language/translate';
import type { ReviewProps } from '../review-props';

/** The filing that is revoked, on the review page (T1-revoke). */
export default function RevokedFilingReview({ filing }: ReviewProps) {
  const coming = revokedComing(filing);
  return (
    <SummaryList
      rows={[
        { label: 'Document number', value: filing.revokes ?? '' },
        ...(coming ? [{ label: 'Filing', value: translate(comingSentence(coming)) }] : []),
      ]}
    />
  );
}
