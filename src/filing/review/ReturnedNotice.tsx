import { reviewNotice, type ReceiptReview } from '#rules';
import { useOpenedAt } from '../../session/opened-at';
import { useAppSelector } from '../../session/store-hooks';
import { ReviewNoticeAlert } from '../receipt/ReviewNoticeAlert';
import { selectFiling } from '../wizard/selectors';

/** Why the office rejected a filing that its filer corrects now, and until when it can be submitted again (reading 33). */
export default function ReturnedNotice({ review }: { review: ReceiptReview }) {
  const { filingType } = useAppSelector(selectFiling);
  const now = useOpenedAt();
  return <ReviewNoticeAlert {...reviewNotice({ filingType, name: '', review }, now)} />;
}
