import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { ButtonRow } from '../../controls/ButtonRow';
import { doneChosen, whatsNextEntered } from '../../payment/receipt-slice';
import { StepFrame } from '../StepFrame';
import { NextParts } from './NextParts';

/** After the receipt: the document, what is due, and where to go on (W2-whatsnext). */
export function WhatsNextPage() {
  const dispatch = useAppDispatch();
  const transaction = useAppSelector((state) => state.receipt.transaction);
  useEffect(() => {
    dispatch(whatsNextEntered());
  }, [dispatch]);
  return (
    <StepFrame step="whatsnext" aside={null}>
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
    </StepFrame>
  );
}
