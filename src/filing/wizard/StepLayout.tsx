import { stepTitle, titleStep, type StepName } from '#rules';
import { FormLayout, type FormLayoutProps } from '../../forms/FormLayout';
import { useAppSelector } from '../../session/store-hooks';
import { FilingSummary } from './FilingSummary';
import { selectFlowFacts } from './selectors';

/** Title and number as the flow table says, and the filing's summary beside the form. */
export function useStepLayout(step: StepName): Pick<FormLayoutProps, 'title' | 'step' | 'aside'> {
  const facts = useAppSelector(selectFlowFacts);
  return {
    title: stepTitle(facts, step),
    step: titleStep(facts, step),
    aside: <FilingSummary current={step} />,
  };
}

interface StepLayoutProps extends Omit<FormLayoutProps, 'title' | 'step'> {
  step: StepName;
  /** Only where the page is not titled as the flow table says (the agent's address). */
  title?: string;
}

/** A page of a filing that is no form: its heading, and what stands beside it; `aside` null shows nothing there. */
export function StepLayout({ step, title, ...own }: StepLayoutProps) {
  const layout = useStepLayout(step);
  return <FormLayout {...layout} {...own} title={title ?? layout.title} />;
}
