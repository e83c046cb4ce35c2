import type { StepName } from '#rules';
import { PlainPage, type PlainPageProps } from '../../forms/PlainPage';
import { useStepLayout } from './StepLayout';
import { useStepActions, type StepActions } from './use-step-actions';

interface PlainStepPageProps extends Omit<PlainPageProps, 'title' | 'step'>, StepActions {
  step: StepName;
}

/** A step of a filing that asks nothing: intro and review. */
export function PlainStepPage({ step, canProceed, primaryAction, onCancel, ...page }: PlainStepPageProps) {
  const layout = useStepLayout(step);
  const actions = useStepActions({ canProceed, primaryAction, onCancel });
  return <PlainPage {...layout} {...page} {...actions} />;
}
