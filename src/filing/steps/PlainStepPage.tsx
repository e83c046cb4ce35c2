import type { SubmitEvent } from 'react';
import { StepActions, type StepActionsProps } from '../StepActions';
import { StepFrame, type StepFrameProps } from '../StepFrame';

interface PlainStepPageProps extends StepFrameProps, StepActionsProps {
  /** Next, or Enter. */
  onNext: () => void;
}

/**
 * A page of a filing that asks nothing: intro and review. Next and Cancel stand where they do on every step. Without Next there
 * is nothing to submit, so it is no form then.
 */
export function PlainStepPage({
  onNext,
  children,
  nextLabel,
  canProceed,
  onCancel,
  moreActions,
  ...frame
}: PlainStepPageProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onNext();
  };
  const content = (
    <>
      {children}
      <StepActions {...{ nextLabel, canProceed, onCancel, moreActions }} />
    </>
  );
  return (
    <StepFrame {...frame}>
      {canProceed === false ? (
        <div className="step-form">{content}</div>
      ) : (
        <form noValidate className="step-form" onSubmit={submit}>
          {content}
        </form>
      )}
    </StepFrame>
  );
}
