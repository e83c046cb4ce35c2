import { Formik, useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useMemo, type ReactNode } from 'react';
import { problemsToErrors, type FormRules, type Problem } from '#rules';
import { ErrorSummary } from '../controls/errors/ErrorSummary';
import { fieldId, FormRulesContext } from '../controls/fields/form-rules-context';
import { RequiredLegend } from '../controls/fields/Field';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { FieldsForm } from './FieldsForm';
import { FormActions, type FormActionsProps } from './FormActions';
import { FormLayout, type FormLayoutProps } from './FormLayout';
import { refusalOutdated, selectForm } from './form-slice';
import { formErrors } from './form-errors';
import { KeptInput } from './KeptInput';
import { Refusal } from './Refusal';
import { useFormRules, useRuleContext } from './rule-context';
import { UnsavedInput } from './UnsavedInput';
import { useFormEnd } from './use-form-end';

interface FormPageProps<V extends FormikValues>
  extends Omit<FormLayoutProps, 'hasErrors'>, Omit<FormActionsProps, 'onCancel'> {
  rules: FormRules<V>;
  initialValues: V;
  /** The values, tidied; they keep every rule. Dispatches the area's submit event. */
  onSubmit: (values: V) => void | Promise<void>;
  /** Takes the place of the Cancel dialog; the values are those on the page. */
  onCancel?: (values: V) => void;
  /** Known problems: shown at their fields from the beginning. */
  knownProblems?: readonly Problem[];
  /**
   * True while an `EntryForm` is open among the children. The children are then shown without a form and buttons of
   * the page; formik's context of the page stays around them (`useFormikContext<V>()`).
   */
  isEntryOpen?: boolean;
  /** False leaves out the sentence on asterisks, on a page without a required field. */
  legend?: boolean;
  /** 'off' on a form about other people: the browser would offer its own user's data. */
  autoComplete?: 'off';
  /** Name under which what was typed is kept when the page is left without submitting it. */
  inputKey?: string;
  /** Whether the main action is offered with the values as they stand on the page; it always is unless given. */
  offersAction?: (values: V) => boolean;
  children: ReactNode;
}

/**
 * The one form frame: of the steps of a filing, the registered-agent wizard and all other pages with a form. Formik with the form's
 * rules, checked on the main action and never earlier; trimming; error summary; main action and Cancel; leave guard; heading, title
 * and focus; and what the server refused, at its fields.
 *
 * @example <FormPage title="Log in" rules={loginRules} initialValues={…} onSubmit={(values) => dispatch(loginSubmitted(values))}>…</FormPage>
 */
export function FormPage<V extends FormikValues>(props: FormPageProps<V>) {
  const { rules, initialValues, onSubmit, knownProblems, isEntryOpen = false, legend = true } = props;
  const { offersAction = () => true } = props;
  const { title, step, lead, firstAside, aside, after, back, onBack, inputKey, autoComplete } = props;
  const { primaryAction, onCancel, cancelPlace, moreActions, children } = props;
  const dispatch = useAppDispatch();
  const { status, message } = useAppSelector(selectForm);
  const isBusy = status === 'submitting';
  const context = useRuleContext();
  const formRules = useFormRules(rules);
  // Formik compares: set after it was drawn they would be emptied again.
  const initialErrors = useMemo(
    () => (knownProblems?.length ? problemsToErrors(knownProblems) : undefined),
    [knownProblems],
  );
  return (
    <Formik<V>
      initialValues={initialValues}
      initialErrors={initialErrors as FormikErrors<V> | undefined}
      enableReinitialize
      validateOnBlur={false}
      validateOnChange={false}
      validate={(values) => {
        const errors = formErrors(rules, values, context());
        if (Object.keys(errors).length > 0) dispatch(refusalOutdated());
        return errors;
      }}
      onSubmit={async (values) => {
        if (!isBusy) await onSubmit(rules.tidied(values));
      }}
    >
      {({ values }) => (
        <FormLayout {...{ title, step, lead, firstAside, aside, after, back, onBack }}>
          <FormRulesContext value={formRules}>
            {inputKey && <KeptInput key={inputKey} page={inputKey} />}
            <RefusalAtFields />
            {/* Reports again when an entry form closes, which reports that it holds nothing any more. */}
            <UnsavedInput key={String(isEntryOpen)} />
            {isEntryOpen ? (
              <>
                <Refusal message={message} />
                {children}
              </>
            ) : (
              <FieldsForm className="step-form" autoComplete={autoComplete}>
                <ErrorSummary />
                <Refusal message={message} />
                {legend && <RequiredLegend />}
                {children}
                <FormActions
                  {...{ primaryAction, cancelPlace, moreActions }}
                  onCancel={onCancel && (() => onCancel(values))}
                  isActionOffered={offersAction(values)}
                />
              </FieldsForm>
            )}
          </FormRulesContext>
        </FormLayout>
      )}
    </Formik>
  );
}

/** Shows what was refused at the fields. */
function RefusalAtFields() {
  const { problems, clearedPaths, values } = useAppSelector(selectForm);
  const { setErrors, setFieldValue } = useFormikContext<unknown>();
  useFormEnd();
  // The effects of one refusal arrive together, and are applied once.
  useEffect(() => {
    if (problems.length > 0) setErrors(problemsToErrors(problems));
    for (const path of clearedPaths) void setFieldValue(path, '', false);
    const [first] = clearedPaths;
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
    for (const [path, value] of Object.entries(values)) void setFieldValue(path, value, false);
  }, [problems, clearedPaths, values, setErrors, setFieldValue]);
  return null;
}
