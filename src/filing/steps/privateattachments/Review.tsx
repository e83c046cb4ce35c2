import { SummaryList } from '../../../controls/lists/SummaryList';
import { Submissions } from '../../documents/Submissions';
import type { ReviewProps } from '../../review/review-props';

/** Affidavit and photo ID on the review page, each to download (W2-review). */
export default function PrivateAttachmentsReview({ filing }: ReviewProps) {
  const { privateAttachments } = filing.additionalInfoValues;
  const files = privateAttachments.length > 0 ? <Submissions files={privateAttachments} /> : '';
  return <SummaryList rows={[{ label: 'Files added', value: files }]} />;
}
