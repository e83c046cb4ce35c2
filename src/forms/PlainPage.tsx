import { saidBy } from '#rules';
import type { SubmitEvent } from 'react';
import { useAppSelector } from '../session/store-hooks';
import { FormActions, type FormActionsProps } from './FormActions';
import { FormLayout, type FormLayoutProps } from './FormLayout';
import { selectForm } from './form-slice';
import { Refusal } from './Refusal';
import { useFormEnd } from './use-form-end';

export interface PlainPageProps extends FormLayoutProps, FormActionsProps {
  /** The main action, or Enter. */
  onNext: () => void;
}

/**
 * A page of a wizard that asks nothing: an introduction, something to confirm, the review. Its buttons are placed as on every
 * form. Without a main action there is nothing to submit, so the page is no form then.
 */
export function PlainPage({
  onNext,
  children,
  primaryAction,
  isActionOffered,
  onCancel,
  cancelPlace,
  moreActions,
  ...layout
}: PlainPageProps) {
  const { problems, message: sentence } = useAppSelector(selectForm);
  useFormEnd();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onNext();
  };
  const content = (
    <>
      <Refusal message={sentence || (problems[0] && saidBy(problems[0]))} />
      {children}
      <FormActions {...{ primaryAction, isActionOffered, onCancel, cancelPlace, moreActions }} />
    </>
  );
  return (
    <FormLayout {...layout}>
      {primaryAction === null ? (
        <div className="step-form">{content}</div>
      ) : (
        <form noValidate className="step-form" onSubmit={submit}>
          {content}
        </form>
      )}
    </FormLayout>
  );
}
