import { Form, Formik } from 'formik';
import { StepActions, type StepActionsProps } from '../StepActions';
import { StepFrame, type StepFrameProps } from '../StepFrame';

interface PlainStepPageProps extends StepFrameProps, StepActionsProps {
  /** Next, or Enter. */
  onNext: () => void;
}

/** A page of a filing that asks nothing: intro and review. Next and Cancel stand where they do on every step. */
export function PlainStepPage({
  onNext,
  children,
  nextLabel,
  canProceed,
  onCancel,
  moreActions,
  ...frame
}: PlainStepPageProps) {
  return (
    <StepFrame {...frame}>
      <Formik initialValues={{}} onSubmit={() => onNext()}>
        <Form noValidate className="step-form">
          {children}
          <StepActions {...{ nextLabel, canProceed, onCancel, moreActions }} />
        </Form>
      </Formik>
    </StepFrame>
  );
}
