import { Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { problemsToErrors, type CancelPlace, type FormRules, type Text } from '#rules';
import { Button, ButtonRow } from '../controls/Button';
import { ErrorSummary } from '../controls/errors/ErrorSummary';
import { FormRulesContext } from '../controls/fields/form-rules-context';
import { RequiredLegend } from '../controls/fields/Field';
import { logError } from '../session/log';
import { CancelButton } from './CancelButton';
import { FieldsForm } from './FieldsForm';
import { formErrors } from './form-errors';
import { UNEXPECTED_ERROR, type Refusal as Refused } from './form-slice';
import { KeptInput } from './KeptInput';
import { Refusal } from './Refusal';
import { useFormRules, useRuleContext } from './rule-context';
import { UnsavedInput } from './UnsavedInput';

export interface EntryFormProps<V extends FormikValues> {
  rules: FormRules<V>;
  initialValues: V;
  /** The values are valid, and the check has accepted them. None where the check has done everything. */
  onSave?: (values: V) => void;
  /** Asked before saving: the values to save, or why they are refused. Without a reason the form stays open and says nothing. */
  check?: (values: V) => Promise<{ values: V } | { refused: Pick<Refused, 'problems' | 'message'> }>;
  onCancel?: () => void;
  /** What Cancel does here, which decides its label. */
  cancelPlace?: CancelPlace;
  saveLabel?: string;
  /** `secondary` where the page has a main action of its own in addition to this form's. */
  saveVariant?: 'primary' | 'secondary';
  /** A save is in progress; the button does nothing until it has finished. */
  isSending?: boolean;
  /** False where the page explains the asterisk above a field of its own. */
  legend?: boolean;
  /** Prefix of the fields' ids, needed where the page's own form is shown too. */
  idPrefix?: string;
  /** Name under which what was typed is kept when the page is left without saving it. */
  inputKey?: string;
  /** What the form is called, needed where the page has several. */
  label?: string;
  /** Further buttons between Save and Cancel. */
  moreActions?: ReactNode;
  children: ReactNode;
}

/** A form that is only a part of its page: one entry of a list (a person forming, a filer), where to mail a receipt. Never nest it in a form. */
export function EntryForm<V extends FormikValues>(props: EntryFormProps<V>) {
  const { rules, initialValues, onSave = () => undefined, check, onCancel, saveLabel = 'Save' } = props;
  const { idPrefix = 'entry', saveVariant = 'primary', isSending = false, moreActions, children } = props;
  const { legend = true, inputKey, cancelPlace = 'entry' } = props;
  const context = useRuleContext();
  const formRules = useFormRules(rules, idPrefix);
  const [isChecking, setChecking] = useState(false);
  const isBusy = isChecking || isSending;
  const [message, setMessage] = useState<Text>('');
  /** As the page gave it last; null once the form is gone. */
  const latestSave = useRef<typeof onSave | null>(null);
  useEffect(() => {
    latestSave.current = onSave;
    return () => {
      latestSave.current = null;
    };
  });

  const submit = async (entered: V, { setErrors, resetForm }: FormikHelpers<V>) => {
    if (isBusy) return;
    const values = rules.tidied(entered);
    const save = (saved: V) => {
      latestSave.current?.(saved);
      // A form that stays on the page holds nothing unsaved from here on.
      resetForm({ values: saved });
    };
    if (!check) return save(values);
    setChecking(true);
    setMessage('');
    try {
      const result = await check(values);
      if (!latestSave.current) return;
      // What the page holds may have changed while the check was under way.
      if ('values' in result) save(result.values);
      else {
        const { problems = [], message: refusal = '' } = result.refused;
        setErrors(problemsToErrors(problems) as FormikErrors<V>);
        setMessage(refusal);
      }
    } catch (error) {
      logError('An entry could not be checked', error);
      setMessage(UNEXPECTED_ERROR);
    } finally {
      if (latestSave.current) setChecking(false);
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
        <FieldsForm className="entry-form" aria-label={props.label}>
          {inputKey && <KeptInput page={inputKey} />}
          <ErrorSummary />
          <Refusal message={message} />
          {legend && <RequiredLegend />}
          {children}
          <ButtonRow>
            <Button type="submit" variant={saveVariant} isBusy={isBusy}>
              {saveLabel}
            </Button>
            {moreActions}
            {onCancel && <CancelButton place={cancelPlace} onClick={onCancel} />}
          </ButtonRow>
          <UnsavedInput />
        </FieldsForm>
      </Formik>
    </FormRulesContext>
  );
}
