import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { stepActions, type StepName, type StepRules } from '#rules';
import type { FormActionsProps } from '../../forms/FormActions';
import { FormPage } from '../../forms/FormPage';
import { PlainPage, type PlainPageProps } from '../../forms/PlainPage';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { editCanceled, stepSubmitted } from './draft-slice';
import { selectDraft, selectFiling, selectIsEditing } from './selectors';
import { useStepLayout } from './StepLayout';

interface StepActions extends FormActionsProps {
  /** False hides Next (Save changes stays): the page has nothing to go on with yet. */
  canProceed?: boolean;
}

/** Next, or Save changes while editing from review; Cancel of an edit leads back without asking (W4, Edit from review). */
function useStepActions({ primaryAction = 'Next', canProceed = true, onCancel }: StepActions) {
  const dispatch = useAppDispatch();
  const isEditing = useAppSelector(selectIsEditing);
  const action = stepActions(isEditing, canProceed).find((label) => label !== 'Cancel') ?? null;
  return {
    primaryAction: action === 'Next' ? primaryAction : action,
    onCancel: onCancel ?? (isEditing ? () => void dispatch(editCanceled()) : undefined),
  };
}

interface StepPageProps<V extends FormikValues> extends StepActions {
  rules: StepRules<V>;
  /** Only where the page is not titled as the flow table says (the two views of notifications). */
  title?: string;
  lead?: ReactNode;
  isEntryOpen?: boolean;
  legend?: boolean;
  /** Takes the place of `stepSubmitted`: the values keep every rule. Used by views inside a step. */
  onValid?: (values: V) => void | Promise<void>;
  /** Asks a question before the step is submitted (the 90-day dialog): false keeps the filer on the page. */
  confirm?: (values: V) => Promise<V | false>;
  children: ReactNode;
}

/**
 * A step of a filing in the form frame. A valid submit dispatches `stepSubmitted`: server check, save and the way on are the saga's.
 *
 * @example <StepPage rules={managementRules}><RadioGroup name="managedBy" options={…} /></StepPage>
 */
export function StepPage<V extends FormikValues>(props: StepPageProps<V>) {
  const { rules, onValid, confirm, lead, isEntryOpen, legend, moreActions, children } = props;
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const { problemToFocus } = useAppSelector(selectDraft);
  const layout = useStepLayout(rules.step);
  const actions = useStepActions(props);
  const submit = async (values: V) => {
    if (onValid) return onValid(values);
    const confirmed = confirm ? await confirm(values) : values;
    if (confirmed) dispatch(stepSubmitted({ step: rules.step, filing: rules.write(filing, confirmed) }));
  };
  return (
    <FormPage<V>
      {...layout}
      {...actions}
      {...{ rules, lead, isEntryOpen, legend, moreActions }}
      title={props.title ?? layout.title}
      initialValues={rules.read(filing)}
      problemToFocus={problemToFocus?.step === rules.step ? problemToFocus.problem : null}
      onSubmit={submit}
    >
      {children}
    </FormPage>
  );
}

interface PlainStepPageProps extends Omit<PlainPageProps, 'title' | 'step'>, StepActions {
  step: StepName;
}

/** A step of a filing that asks nothing: intro and review. */
export function PlainStepPage({ step, canProceed, primaryAction, onCancel, ...page }: PlainStepPageProps) {
  const layout = useStepLayout(step);
  const actions = useStepActions({ canProceed, primaryAction, onCancel });
  return <PlainPage {...layout} {...page} {...actions} />;
}
