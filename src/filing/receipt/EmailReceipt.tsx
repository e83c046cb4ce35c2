import { receiptEmailRules } from '#rules';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/Alert';
import { TextField } from '../../controls/TextField';
import { EntryForm } from '../../forms/EntryForm';
import { receiptEmailRequested } from './receipt-slice';

/** 'Email my receipt' with Send (W5-receipt-email, W7-receiptmail). */
export function EmailReceipt() {
  const dispatch = useAppDispatch();
  const { emailStatus: status, emailMessage } = useAppSelector((state) => state.receipt);
  return (
    <section aria-labelledby="email-receipt">
      <h2 id="email-receipt">Email my receipt</h2>
      {status === 'sent' && <Alert kind="success">{emailMessage}</Alert>}
      {status === 'failed' && (
        <Alert kind="error">The email could not be sent. Print your receipt, or try again later.</Alert>
      )}
      <EntryForm
        rules={receiptEmailRules}
        initialValues={{ email: '' }}
        idPrefix="receipt"
        saveLabel="Send"
        saveVariant="secondary"
        isSending={status === 'sending'}
        onSave={(values) => void dispatch(receiptEmailRequested(values))}
      >
        <TextField name="email" type="email" autoComplete="email" inputMode="email" spellCheck={false} />
      </EntryForm>
    </section>
  );
}
