import {
  Form,
  Formik,
  useFormikContext,
  type FormikErrors,
  type FormikHelpers,
  type FormikValues,
} from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { problemsToErrors, type FormRules, type Problem } from '#rules';
import { Alert } from '../controls/Alert';
import { Button, ButtonRow } from '../controls/Button';
import { ErrorSummary } from '../controls/ErrorSummary';
import { FormRulesContext } from '../controls/form-rules-context';
import { RequiredLegend } from '../controls/Field';
import { unsavedInputChanged } from '../session/control-slice';
import { logError } from '../session/log';
import { useAppDispatch } from '../session/store-hooks';
import { formErrors } from './form-errors';
import { UNEXPECTED_ERROR } from './form-slice';
import { useFormRules, useRuleContext } from './rule-context';

export interface EntryFormProps<V extends FormikValues> {
  rules: FormRules<V>;
  initialValues: V;
  /** The values are valid, and the check has accepted them. */
  onSave: (values: V) => void;
  /** Asked before saving: the values to save, or problems to show at fields. An empty list leaves the form open without a message. */
  check?: (values: V) => Promise<{ values: V } | { problems: Problem[] }>;
  onCancel?: () => void;
  saveLabel?: string;
  /** Prefix of the fields' ids, needed where the page's own form is shown too. */
  idPrefix?: string;
  /** Further buttons between Save and Cancel. */
  moreActions?: ReactNode;
  children: ReactNode;
}

/** The form of one entry on a page with a list: a person forming, a filer. Never nest it in a form. */
export function EntryForm<V extends FormikValues>(props: EntryFormProps<V>) {
  const { rules, initialValues, onSave, check, onCancel, saveLabel = 'Save' } = props;
  const { idPrefix = 'entry', moreActions, children } = props;
  const context = useRuleContext();
  const formRules = useFormRules(rules, idPrefix);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const latestSave = useRef(onSave);
  useEffect(() => {
    latestSave.current = onSave;
  });
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const submit = async (entered: V, { setErrors }: FormikHelpers<V>) => {
    if (isBusy) return;
    const values = rules.tidied(entered);
    if (!check) return onSave(values);
    setBusy(true);
    setMessage('');
    try {
      const result = await check(values);
      if (!isShown.current) return;
      // What the page holds may have changed while the check was under way.
      if ('values' in result) latestSave.current(result.values);
      else setErrors(problemsToErrors(result.problems) as FormikErrors<V>);
    } catch (error) {
      logError('An entry could not be checked', error);
      setMessage(UNEXPECTED_ERROR);
    } finally {
      if (isShown.current) setBusy(false);
    }
  };
  return (
    <FormRulesContext value={formRules}>
      <Formik<V>
        initialValues={initialValues}
        validateOnBlur={false}
        validateOnChange={false}
        validate={(values) => formErrors(rules, values, context())}
        onSubmit={submit}
      >
        <Form noValidate className="entry-form">
          <ErrorSummary />
          {message && <Alert kind="error">{message}</Alert>}
          <RequiredLegend />
          {children}
          <ButtonRow>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {saveLabel}
            </Button>
            {moreActions}
            {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          </ButtonRow>
          <UnsavedInput />
        </Form>
      </Formik>
    </FormRulesContext>
  );
}

/** Reports unsaved input in this form to the leave guard. */
function UnsavedInput() {
  const dispatch = useAppDispatch();
  const { dirty } = useFormikContext<unknown>();
  useEffect(() => {
    if (!dirty) return;
    dispatch(unsavedInputChanged(true));
    return () => {
      dispatch(unsavedInputChanged(false));
    };
  }, [dirty, dispatch]);
  return null;
}
