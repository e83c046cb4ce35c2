import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { ButtonRow } from '../../controls/ButtonRow';
import { doneChosen, whatsNextEntered } from '../receipt/receipt-slice';
import { StepLayout } from '../wizard/StepLayout';
import { NextParts } from './NextParts';

/** After the receipt: the document, what is due, and where to go on (W2-whatsnext). */
export function WhatsNextPage() {
  const dispatch = useAppDispatch();
  const transaction = useAppSelector((state) => state.receipt.transaction);
  useEffect(() => {
    dispatch(whatsNextEntered());
  }, [dispatch]);
  return (
    <StepLayout step="whatsnext" aside={null}>
      {transaction ? (
        <NextParts transaction={transaction} />
      ) : (
        <Alert kind="info">There is no finished filing to show in this browser.</Alert>
      )}
      <ButtonRow>
        <Button variant="primary" onClick={() => dispatch(doneChosen())}>
          Done
        </Button>
      </ButtonRow>
    </StepLayout>
  );
}
