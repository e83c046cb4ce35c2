import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Alert } from '../../../controls/Alert';
import { Button, ButtonRow } from '../../../controls/Button';
import { paymentRequested } from '../../payment/payment-slice';
import { reviewReturnRequested } from '../../receipt/receipt-slice';
import { StepLayout } from '../../wizard/StepLayout';

/** Shown while the card page is opened. After a failure the filer can try again, with the same payment and never a second one. */
export default function PaymentStep() {
  const dispatch = useAppDispatch();
  const { status, message } = useAppSelector((state) => state.payment);
  const isUnderWay = status === 'starting' || status === 'handedOff';
  return (
    <StepLayout step="payment">
      {isUnderWay && (
        <div className="progress-note" role="status">
          <p className="progress-note__title">Taking you to the payment page…</p>
          <p>Do not close this window. You can check the amount before you pay.</p>
        </div>
      )}
      {message && <Alert kind="error">{message}</Alert>}
      {!isUnderWay && (
        <>
          <p>You have not paid yet. You can go to the payment page, or return to review.</p>
          <ButtonRow>
            <Button variant="primary" onClick={() => dispatch(paymentRequested())}>
              Go to the payment page
            </Button>
            <Button onClick={() => dispatch(reviewReturnRequested())}>Return to review</Button>
          </ButtonRow>
        </>
      )}
    </StepLayout>
  );
}
