import { SummaryList } from '../../../controls/lists/SummaryList';
import { FileLinks } from '../../../attachments/FileLinks';
import type { ReviewProps } from '../review-props';

/** Affidavit and photo ID on the review page, each to download (W2-review). */
export default function PrivateAttachmentsReview({ filing }: ReviewProps) {
  const { privateAttachments } = filing.additionalInfoValues;
  const files = privateAttachments.length > 0 ? <FileLinks files={privateAttachments} /> : '';
  return <SummaryList rows={[{ label: 'Files added', value: files }]} />;
}
