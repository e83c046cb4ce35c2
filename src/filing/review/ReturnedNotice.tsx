import { useState } from 'react';
import { useStore } from 'react-redux';
import { reviewNotice, type ReceiptReview } from '#rules';
import type { RootState } from '../../session/root-reducer';
import { serverNow } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';
import { ReviewNoticeAlert } from '../receipt/ReviewNoticeAlert';
import { selectFiling } from '../wizard/selectors';

/** Why the office rejected a filing that its filer corrects now, and until when it can be submitted again (reading 33). */
export default function ReturnedNotice({ review }: { review: ReceiptReview }) {
  const { filingType } = useAppSelector(selectFiling);
  const store = useStore<RootState>();
  // The text is computed for the moment at which the page is opened.
  const [now] = useState(() => serverNow(store.getState()));
  return <ReviewNoticeAlert {...reviewNotice({ filingType, name: '', review }, now)} />;
}
