import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { ButtonRow } from '../../controls/ButtonRow';
import { receiptLeft, receiptRequested } from '../../payment/receipt-slice';
import { StepFrame } from '../StepFrame';
import { ReceiptProgress } from './ReceiptProgress';
import { ReceiptReady } from './ReceiptReady';
import { RECEIPT_TROUBLES } from './receipt-troubles';

/** The receipt of the filing that the query names (W2-receipt). What was paid is the server's word, never the query's. */
export function ReceiptPage() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const refId = query.get('refId') ?? '';
  const { status, receipt } = useAppSelector((state) => state.receipt);
  useEffect(() => {
    dispatch(receiptRequested({ refId }));
    return () => {
      dispatch(receiptLeft());
    };
  }, [dispatch, refId]);

  const trouble = RECEIPT_TROUBLES[status];
  return (
    <StepFrame step="receipt" aside={null}>
      {(status === 'loading' || status === 'confirming' || status === 'failed') && (
        <ReceiptProgress status={status} />
      )}
      {status === 'ready' && receipt && <ReceiptReady receipt={receipt} />}
      {trouble && (
        <>
          <Alert kind={trouble.kind} title={trouble.title}>
            {trouble.text}
          </Alert>
          {trouble.action && (
            <ButtonRow>
              <Button variant="primary" onClick={() => trouble.action && dispatch(trouble.action.create())}>
                {trouble.action.label}
              </Button>
            </ButtonRow>
          )}
        </>
      )}
    </StepFrame>
  );
}
