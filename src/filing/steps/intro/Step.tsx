import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { stepSubmitted } from '../../wizard/draft-slice';
import { FeeLine } from '../../wizard/FilingSummary';
import { selectFiling } from '../../wizard/selectors';
import { ServiceText } from '../../wizard/ServiceText';
import { PlainStepPage } from '../../wizard/StepLayout';

/** What the filing is for and what it costs, before anything is asked (W2-intro). */
export default function IntroStep() {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  return (
    <PlainStepPage
      step="intro"
      lead={<p>What this form is for, what you need, and what it costs.</p>}
      onNext={() => dispatch(stepSubmitted({ step: 'intro', filing }))}
    >
      <ServiceText name="intro" />
      <FeeLine />
    </PlainStepPage>
  );
}
