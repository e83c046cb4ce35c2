import { useState } from 'react';
import { receiptEmailRules } from '#rules';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert, FocusMessage } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { TextField } from '../../controls/fields/TextField';
import { EntryForm } from '../../forms/EntryForm';
import { receiptEmailRequested } from './receipt-slice';
import { translate } from '../../language/translate';

/** 'Email my receipt' with Send, and once to the address that the filer gave in the filing (W5-receipt-email, W7-receiptmail). */
export function EmailReceipt() {
  const dispatch = useAppDispatch();
  const { emailStatus: status, emailMessage, receipt } = useAppSelector((state) => state.receipt);
  const filerEmail = receipt?.filerEmail ?? '';
  const [isToFiler, setToFiler] = useState(false);
  const request = (to: { email: string; toFiler?: true }) => {
    setToFiler(to.toFiler === true);
    dispatch(receiptEmailRequested(to));
  };
  return (
    <section aria-labelledby="email-receipt">
      <h2 id="email-receipt">{translate('Email my receipt')}</h2>
      {/* The button that sends to the filer is removed then, and focus with it. */}
      {status === 'sent' &&
        (isToFiler ? <FocusMessage message={emailMessage} /> : <Alert kind="success">{emailMessage}</Alert>)}
      {status === 'failed' && (
        <Alert kind="error">The email could not be sent. Print your receipt, or try again later.</Alert>
      )}
      {filerEmail && status !== 'sent' && (
        <ButtonRow>
          <Button isBusy={status === 'sending'} onClick={() => request({ email: '', toFiler: true })}>
            {translate('Send to {filerEmail}', { filerEmail })}
          </Button>
        </ButtonRow>
      )}
      <EntryForm
        rules={receiptEmailRules}
        initialValues={{ email: '' }}
        idPrefix="receipt"
        saveLabel="Send"
        saveVariant="secondary"
        isSending={status === 'sending'}
        onSave={request}
      >
        <TextField name="email" type="email" />
      </EntryForm>
    </section>
  );
}
