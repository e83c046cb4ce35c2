import { useRef } from 'react';
import { payAction, reviewSections, type ReceiptReview } from '#rules';
import { useLocation } from 'react-router-dom';
import { ComingList } from '../../coming/ComingList';
import { Alert } from '../../controls/alerts/Alert';
import { Announced } from '../../controls/alerts/Announced';
import { lazyPage } from '../../controls/loading/lazy-page';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import type { PaymentNotice } from '../wizard/canceled-query';
import { paymentRequested } from '../wizard/payment-slice';
import { FeeLine } from '../wizard/frame/FilingSummary';
import { selectFee, selectFiling } from '../wizard/selectors';
import { PlainStepPage } from '../wizard/frame/StepLayout';
import { FormPdf } from '../documents/DocumentButton';
import type { Confirmation, FilingsToComeProps } from './FilingsToCome';
import { ChangesTold } from './ChangesTold';
import { Obstacles } from './Obstacles';
import { ReviewLead } from './ReviewLead';
import { ReviewProblems } from './ReviewProblems';
import { ReviewSection } from './ReviewSection';
import { REVIEW_SCREENS } from './review-screens';
import { TakenNameDialog } from './TakenNameDialog';
import { useReviewProblems } from './use-review-problems';

/** Few filings are returned: the others do not load this notice. If it cannot be loaded, the review is shown without it. */
const ReturnedNotice = lazyPage<{ review: ReceiptReview }>(() =>
  import('./ReturnedNotice').catch(() => ({ default: () => null })),
);

/** What is told in place of the filings to come where they cannot be loaded: the registry asks for what is to be confirmed. */
const ToldOnly = ({ told }: FilingsToComeProps) => <ChangesTold changes={told} offersNext={false} />;

/** Few entities have a filing to come. */
const FilingsToCome = lazyPage<FilingsToComeProps>(() =>
  import('./FilingsToCome').catch(() => ({ default: ToldOnly })),
);

/** Everything that was entered, to check before paying; Pay only when nothing is wrong (W2-review, W4-review-next). */
export default function ReviewPage() {
  const dispatch = useAppDispatch();
  const { state } = useLocation();
  const { paymentNotice } = (state ?? {}) as Partial<PaymentNotice>;
  const filing = useAppSelector(selectFiling);
  const { status } = useAppSelector((state) => state.payment);
  const review = useAppSelector((state) => state.draft.review);
  const fee = useAppSelector(selectFee);
  const confirmation = useRef<Confirmation>(null);
  const { coming = [] } = filing.recordValues ?? {};
  const hasFilingsToCome = coming.some(({ document }) => document !== '');
  const { changes, toConfirm, obstacles, problems, broken, offersNext, now } = useReviewProblems();
  const isAllElseWell = changes.length + problems.length + obstacles.length === 0;
  const pay = () => {
    const confirmed = confirmation.current ? confirmation.current.confirmed() : [];
    if (confirmed) dispatch(paymentRequested({ fee, confirmed }));
  };
  return (
    <PlainStepPage
      step="filingreview"
      lead={<ReviewLead />}
      hasErrors={problems.length + obstacles.length > 0}
      canProceed={offersNext}
      primaryAction={payAction(fee)}
      onNext={pay}
    >
      {review && <ReturnedNotice review={review} />}
      {paymentNotice && (
        <Announced>
          <Alert kind="info">{paymentNotice}</Alert>
        </Announced>
      )}
      <Obstacles obstacles={obstacles} />
      <ChangesTold changes={changes} offersNext={offersNext} />
      <ReviewProblems problems={problems} takesFocus={status === 'refused' && changes.length === 0} />
      {hasFilingsToCome ? (
        <FilingsToCome filing={filing} told={toConfirm} takesFocus={isAllElseWell} ref={confirmation} />
      ) : (
        <>
          <ChangesTold changes={toConfirm} offersNext={offersNext} />
          <ComingList coming={coming} />
        </>
      )}
      {reviewSections(filing, now, broken).map(({ section, step, title, isMissing }) => {
        const Review = REVIEW_SCREENS[section];
        return (
          <ReviewSection key={section} step={step} title={title} isMissing={isMissing}>
            <Review filing={filing} />
          </ReviewSection>
        );
      })}
      <FormPdf />
      <FeeLine />
      <TakenNameDialog />
    </PlainStepPage>
  );
}
