import { FileLinks } from '../../../attachments/FileLinks';
import { SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';

/** The files attached, on the review page; each to download (W2-review). */
export default function AttachmentsReview({ filing }: ReviewProps) {
  const { attachments } = filing.additionalInfoValues;
  const files = attachments.length > 0 ? <FileLinks files={attachments} /> : '';
  return <SummaryList rows={[{ label: 'Files added', value: files }]} />;
}
