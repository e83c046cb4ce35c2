import { Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { StepRules } from '#rules';
import { useAppDispatch, useAppSelector } from '../app/store-hooks';
import { FormRulesContext } from '../controls/form-rules-context';
import { stepSubmitted } from './draft-slice';
import { selectFiling, selectIsStepBusy } from './selectors';
import { StepForm } from './StepForm';
import { StepFrame, type StepFrameProps } from './StepFrame';
import type { StepActionsProps } from './StepActions';
import { formErrors } from './form-errors';
import { trimValues } from './trim-values';
import { useFormRules, useRuleContext } from './use-rule-context';

export interface StepPageProps<V extends FormikValues>
  extends Omit<StepFrameProps, 'step' | 'hasErrors' | 'children'>, StepActionsProps {
  rules: StepRules<V>;
  /**
   * True while an `EntryForm` is open among the children. The children are then shown without a form and buttons of
   * the step; formik's context of the step stays around them (`useFormikContext<V>()`).
   */
  isEntryOpen?: boolean;
  /** False leaves out the sentence on asterisks, on a page without a required field. */
  legend?: boolean;
  /** Takes the place of `stepSubmitted`: the values keep every rule. Used by views inside a step. */
  onValid?: (values: V) => void | Promise<void>;
  /** Asks a question before the step is submitted (the 90-day dialog): false keeps the filer on the page. */
  confirm?: (values: V) => Promise<V | false>;
  children: ReactNode;
}

/**
 * The one form frame of all steps: formik with the step's rules, checked on Next and never earlier; trimming; error
 * summary; Next, Save changes, Cancel; leave guard; heading, step number, title and focus. A valid submit dispatches
 * `stepSubmitted`: server check, save and the way on are the saga's.
 *
 * @example <StepPage rules={managementRules}><RadioGroup name="managedBy" options={…} /></StepPage>
 */
export function StepPage<V extends FormikValues>(props: StepPageProps<V>) {
  const { rules, isEntryOpen = false, legend = true, onValid, confirm, children } = props;
  const { title, lead, aside, nextLabel, canProceed, onCancel, moreActions } = props;
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const isBusy = useAppSelector(selectIsStepBusy);
  const context = useRuleContext();
  const formRules = useFormRules(rules);

  const submit = async (entered: V) => {
    if (isBusy) return;
    const values = trimValues(entered);
    if (onValid) return onValid(values);
    const confirmed = confirm ? await confirm(values) : values;
    if (confirmed) dispatch(stepSubmitted({ step: rules.step, filing: rules.write(filing, confirmed) }));
  };
  return (
    <Formik<V>
      initialValues={rules.read(filing)}
      enableReinitialize
      validateOnBlur={false}
      validateOnChange={false}
      validate={(values) => formErrors(rules, values, context())}
      onSubmit={submit}
    >
      {({ errors }) => (
        <StepFrame
          step={rules.step}
          title={title}
          lead={lead}
          aside={aside}
          hasErrors={Object.keys(errors).length > 0}
        >
          <FormRulesContext value={formRules}>
            <StepForm
              isEntryOpen={isEntryOpen}
              legend={legend}
              {...{ nextLabel, canProceed, onCancel, moreActions }}
            >
              {children}
            </StepForm>
          </FormRulesContext>
        </StepFrame>
      )}
    </Formik>
  );
}
