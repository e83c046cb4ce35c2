import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { selectFee } from '../wizard/selectors';
import { Announced } from '../../controls/alerts/Announced';
import { Button } from '../../controls/Button';
import { selectForm } from '../../forms/form-slice';
import { paymentRequested } from '../wizard/payment-slice';
import { reviewReturnRequested } from '../wizard/draft-slice';
import { useReviewProblems } from '../review/use-review-problems';
import { PlainStepPage } from '../wizard/frame/StepLayout';
import { translate } from '../../language/translate';

const CAN_BE_PAID = 'You have not paid yet. You can go to the payment page, or return to review.';
const IS_INCOMPLETE =
  'You can’t pay yet: something in your filing is missing or invalid. Return to review to see what.';

/**
 * The page from which the card page opens, for filers who come to its address. Trying again opens the same payment and never a second one.
 */
export default function PaymentPage() {
  const dispatch = useAppDispatch();
  const fee = useAppSelector(selectFee);
  const { offersNext } = useReviewProblems();
  const isUnderWay = useAppSelector(selectForm).status === 'submitting';
  return (
    <PlainStepPage
      step="payment"
      canProceed={offersNext}
      primaryAction="Go to the payment page"
      onNext={() => dispatch(paymentRequested({ fee, confirmed: [] }))}
      moreActions={<Button onClick={() => dispatch(reviewReturnRequested())}>Return to review</Button>}
    >
      {isUnderWay ? (
        <Announced className="progress-note">
          <p className="progress-note__title">{translate('Taking you to the payment page…')}</p>
          <p>{translate('Do not close this window. You can check the amount before you pay.')}</p>
        </Announced>
      ) : (
        <p>{translate(offersNext ? CAN_BE_PAID : IS_INCOMPLETE)}</p>
      )}
    </PlainStepPage>
  );
}
