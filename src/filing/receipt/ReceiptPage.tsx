import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { receiptLeft, receiptRequested } from './receipt-slice';
import { StepLayout } from '../wizard/StepLayout';
import { ReceiptProgress } from './ReceiptProgress';
import { ReceiptReady } from './ReceiptReady';
import { ReceiptTrouble } from './ReceiptTrouble';
import { isRefusal } from './receipt-troubles';

/** The receipt of the filing that the query names (W2-receipt). What was paid is the server's word, never the query's. */
export function ReceiptPage() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const refId = query.get('refId') ?? '';
  const { status, receipt, message } = useAppSelector((state) => state.receipt);
  useEffect(() => {
    dispatch(receiptRequested({ refId }));
    return () => {
      dispatch(receiptLeft());
    };
  }, [dispatch, refId]);
  return (
    <StepLayout step="receipt" aside={null}>
      {(status === 'loading' || status === 'confirming') && <ReceiptProgress message={message} />}
      {status === 'ready' && receipt && <ReceiptReady receipt={receipt} />}
      {isRefusal(status) && <ReceiptTrouble status={status} />}
    </StepLayout>
  );
}
