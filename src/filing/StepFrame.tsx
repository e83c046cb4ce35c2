import type { ReactNode } from 'react';
import { stepTitle, titleStep, type StepName } from '#rules';
import { PageHeading } from '../app/shell/PageHeading';
import { useAppSelector } from '../app/store-hooks';
import { FilingSummary } from './FilingSummary';
import { selectFlowFacts } from './flow-selectors';

export interface StepFrameProps {
  step: StepName;
  /** Only where the page is not titled as the flow table says (the two views of notifications, the agent's address). */
  title?: string;
  /** One sentence of help under the heading. */
  lead?: ReactNode;
  /** Puts 'Error: ' before the document title. */
  hasErrors?: boolean;
  /** Takes the place of the filing's summary; null shows none (receipt and what's next). */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every page of a filing: 'Step n of N' over the heading, the document title (W1-title), and the
 * summary of the filing beside the form. The heading takes focus when the page changes.
 */
export function StepFrame({ step, title, lead, hasErrors, aside, children }: StepFrameProps) {
  const facts = useAppSelector(selectFlowFacts);
  return (
    <div className="step-layout">
      <div className="step-layout__head">
        <PageHeading
          title={title ?? stepTitle(facts, step)}
          step={titleStep(facts, step)}
          hasErrors={hasErrors}
          lead={lead}
        />
      </div>
      {aside === undefined ? <FilingSummary current={step} /> : aside}
      <div className="step-layout__main">{children}</div>
    </div>
  );
}
