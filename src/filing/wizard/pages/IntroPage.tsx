import type { ReactNode } from 'react';
import { ComingList } from '../../../coming/ComingList';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { stepSubmitted } from '../draft-slice';
import { FeeLine } from '../frame/FilingSummary';
import { selectContent, selectFiling } from '../selectors';
import { ServiceText } from './ServiceText';
import { PlainStepPage } from '../frame/StepLayout';
import { translate } from '../../../language/translate';

interface IntroPageProps {
  step: 'intro' | 'reportintro';
  lead: string;
  /** What the record of the entity says about the filing. */
  children?: ReactNode;
}

/** What a filing is for and what it costs, before anything is asked (W2-intro). */
export function IntroPage({ step, lead, children }: IntroPageProps) {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const isTextMissing = useAppSelector((state) => selectContent(state).intro.status === 'unavailable');
  return (
    <PlainStepPage
      step={step}
      lead={<p>{translate(lead)}</p>}
      onNext={() => dispatch(stepSubmitted({ step, filing }))}
    >
      {children}
      <ComingList coming={filing.recordValues?.coming} />
      <ServiceText name="intro" />
      {/* The text says the fee: it is said once. */}
      {isTextMissing && <FeeLine />}
    </PlainStepPage>
  );
}
