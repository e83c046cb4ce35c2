import { Form, Formik, getIn, setIn, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { editedAddress, type Address, type FormRules, type RequiredState } from '#rules';
import { Button } from '../controls/Button';
import { ButtonRow } from '../controls/ButtonRow';
import { ErrorSummary } from '../controls/ErrorSummary';
import { RequiredLegend } from '../controls/RequiredMark';
import { FormRulesContext } from '../controls/form-rules-context';
import { AddressVerificationDialog } from './AddressVerificationDialog';
import { EntryEffects } from './EntryEffects';
import { formErrors } from './form-errors';
import { trimValues } from './trim-values';
import { useAddressVerification } from './use-address-verification';
import { useFormRules, useRuleContext } from './use-rule-context';

export interface EntryFormProps<V extends FormikValues> {
  rules: FormRules<V>;
  initialValues: V;
  /** The values keep every rule, and the street address (see `addressPath`) was accepted by the filer. */
  onSave: (values: V) => void;
  onCancel?: () => void;
  saveLabel?: string;
  /** Path of the street address to verify before saving, as `addressValues.streetAddress`. */
  addressPath?: string;
  /** Path of a mailing address to verify with it. */
  mailingAddressPath?: string;
  /** The addresses must be in this state (a registered agent's: `COLORADO`). */
  requiredState?: RequiredState;
  refusesPoBox?: boolean;
  /** Stands before the ids of the fields where the step's own form is on the page too. */
  idPrefix?: string;
  /** Further buttons between Save and Cancel. */
  moreActions?: ReactNode;
  children: ReactNode;
}

/** The form of one entry inside a list step: a person forming, a filer, an email address. Never nest it in a form. */
export function EntryForm<V extends FormikValues>(props: EntryFormProps<V>) {
  const {
    rules,
    initialValues,
    onSave,
    onCancel,
    saveLabel = 'Save',
    addressPath,
    mailingAddressPath,
  } = props;
  const { requiredState, refusesPoBox, idPrefix = 'entry', moreActions, children } = props;
  const context = useRuleContext();
  const formRules = useFormRules(rules, idPrefix);
  const verification = useAddressVerification(`${idPrefix}:${addressPath ?? ''}`);

  const submit = (entered: V) => {
    const values = trimValues(entered);
    if (verification.isBusy) return;
    if (!addressPath) return onSave(values);
    const addressAt = (path: string) =>
      editedAddress(getIn(initialValues, path) as Address, getIn(values, path) as Address);
    const mailing = mailingAddressPath ? addressAt(mailingAddressPath) : undefined;
    const street = addressAt(addressPath);
    verification.verify({ addresses: { street, mailing }, requiredState, refusesPoBox }, (accepted) => {
      const withStreet = setIn(values, addressPath, accepted.street) as V;
      onSave(
        mailingAddressPath && accepted.mailing
          ? (setIn(withStreet, mailingAddressPath, accepted.mailing) as V)
          : withStreet,
      );
    });
  };
  return (
    <FormRulesContext value={formRules}>
      <Formik<V>
        initialValues={initialValues}
        validateOnBlur={false}
        validateOnChange={false}
        validate={(values) => formErrors(rules, values, context())}
        onSubmit={async (values) => submit(values)}
      >
        <Form noValidate className="entry-form">
          <ErrorSummary />
          <RequiredLegend />
          {children}
          <ButtonRow>
            <Button type="submit" variant="primary" isBusy={verification.isBusy}>
              {saveLabel}
            </Button>
            {moreActions}
            {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          </ButtonRow>
          <EntryEffects
            addressPath={addressPath}
            mailingAddressPath={mailingAddressPath}
            messages={verification.messages}
          />
        </Form>
      </Formik>
      <AddressVerificationDialog purpose={verification.purpose} />
    </FormRulesContext>
  );
}
