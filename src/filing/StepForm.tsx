import { Form, useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { problemsToErrors } from '#rules';
import { useAppDispatch, useAppSelector } from '../app/store-hooks';
import { Alert } from '../controls/Alert';
import { ErrorSummary } from '../controls/ErrorSummary';
import { RequiredLegend } from '../controls/RequiredMark';
import { unsavedInputChanged } from '../session/control-slice';
import { selectDraft } from './selectors';
import { StepActions, type StepActionsProps } from './StepActions';

interface StepFormProps extends StepActionsProps {
  /** An entry form is open among the children: they bring a form and buttons of their own. */
  isEntryOpen: boolean;
  legend: boolean;
  children: ReactNode;
}

/** The inside of a step's formik: error summary, legend, fields and actions; takes over what the server refused. */
export function StepForm({ isEntryOpen, legend, children, ...actions }: StepFormProps) {
  const dispatch = useAppDispatch();
  const { stepProblems, stepMessage, clearedPaths } = useAppSelector(selectDraft);
  const { dirty, setErrors, setFieldValue } = useFormikContext<unknown>();

  useEffect(() => {
    dispatch(unsavedInputChanged(dirty));
    return () => {
      dispatch(unsavedInputChanged(false));
    };
  }, [dispatch, dirty]);
  useEffect(() => {
    if (stepProblems.length > 0) setErrors(problemsToErrors(stepProblems));
  }, [stepProblems, setErrors]);
  useEffect(() => {
    for (const path of clearedPaths) void setFieldValue(path, '', false);
  }, [clearedPaths, setFieldValue]);

  const message = stepMessage && <Alert kind="error">{stepMessage}</Alert>;
  if (isEntryOpen) {
    return (
      <>
        {message}
        {children}
      </>
    );
  }
  return (
    <Form noValidate className="step-form">
      <ErrorSummary />
      {message}
      {legend && <RequiredLegend />}
      {children}
      <StepActions {...actions} />
    </Form>
  );
}
