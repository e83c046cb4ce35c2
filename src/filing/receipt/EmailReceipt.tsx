import { Form, Formik } from 'formik';
import { problemsToErrors, receiptEmailRules } from '#rules';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { ErrorSummary } from '../../controls/ErrorSummary';
import { FormRulesContext } from '../../controls/form-rules-context';
import { TextField } from '../../controls/TextField';
import { receiptEmailRequested } from './receipt-slice';
import { useFormRules, useRuleContext } from '../../forms/rule-context';

/** 'Email my receipt' with Send (W5-receipt-email, W7-receiptmail). */
export function EmailReceipt() {
  const dispatch = useAppDispatch();
  const { emailStatus: status, emailMessage } = useAppSelector((state) => state.receipt);
  const context = useRuleContext();
  const rules = useFormRules(receiptEmailRules, 'receipt');
  return (
    <FormRulesContext value={rules}>
      <Formik
        initialValues={{ email: '' }}
        validateOnBlur={false}
        validateOnChange={false}
        validate={(values) => problemsToErrors(receiptEmailRules.problems(values, context()))}
        onSubmit={(values) => {
          dispatch(receiptEmailRequested(receiptEmailRules.tidied(values)));
        }}
      >
        <Form noValidate className="entry-form">
          <h2>Email my receipt</h2>
          <ErrorSummary />
          {status === 'sent' && <Alert kind="success">{emailMessage}</Alert>}
          {status === 'failed' && (
            <Alert kind="error">The email could not be sent. Print your receipt, or try again later.</Alert>
          )}
          <TextField name="email" type="email" autoComplete="email" inputMode="email" spellCheck={false} />
          <ButtonRow>
            <Button type="submit" isBusy={status === 'sending'}>
              Send
            </Button>
          </ButtonRow>
        </Form>
      </Formik>
    </FormRulesContext>
  );
}
