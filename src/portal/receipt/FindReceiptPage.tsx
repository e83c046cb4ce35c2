import { useState } from 'react';
import { findReceiptRules, receiptDateTime, receiptRows, type FindReceiptValues } from '#rules';
import { Alert } from '../../controls/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { SummaryList } from '../../controls/SummaryList';
import { TextField } from '../../controls/TextField';
import { EntryForm } from '../../forms/EntryForm';
import { PageHeading } from '../../forms/PageHeading';
import { useSaga } from '../../session/use-saga';
import { recordPath } from '../message-pages';
import { lookForReceipt, type FoundReceipt } from './find-receipt-saga';
import { translate } from '../../language/translate';

const NOTHING_ASKED: FindReceiptValues = { number: '', email: '' };

/** A receipt found again by its number and an address that its filer gave. */
export default function FindReceiptPage() {
  const run = useSaga();
  const [found, setFound] = useState<FoundReceipt | null>(null);
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const look = async (values: FindReceiptValues) => {
    setSending(true);
    setMessage('');
    setFound(null);
    const answer = await run(() => lookForReceipt(values));
    setSending(false);
    if (typeof answer === 'string') setMessage(answer);
    else setFound(answer ?? null);
  };
  return (
    <div className="narrow">
      <PageHeading
        title="Find a receipt"
        hasErrors={message !== ''}
        lead={
          <p>
            {translate('Every filing that was paid has a receipt. Its number is on the filed document too.')}
          </p>
        }
      />
      {message !== '' && <Alert kind="error">{message}</Alert>}
      <div className="no-print">
        <EntryForm
          rules={findReceiptRules}
          initialValues={NOTHING_ASKED}
          idPrefix="receipt"
          saveLabel="Find the receipt"
          isSending={isSending}
          onSave={(values) => void look(values)}
        >
          <TextField name="number" inputMode="numeric" autoComplete="off" hint="As 20261000002" />
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            hint="One that was given in the filing, or to which the receipt was mailed"
          />
        </EntryForm>
      </div>
      {found && <Receipt receipt={found} />}
    </div>
  );
}

function Receipt({ receipt }: { receipt: FoundReceipt }) {
  return (
    <>
      <Alert kind="success">The receipt was found.</Alert>
      <section className="card" aria-label={translate('Receipt')}>
        <SummaryList rows={receiptRows({ ...receipt, dateTimeDisplay: receiptDateTime(receipt.dateTime) })} />
        <p>{translate('Date and time are those of the office, in Mountain Time.')}</p>
        <p>
          <Link to={recordPath(receipt.masterId)}>
            {translate('See the record, with the filed document')}
          </Link>
        </p>
        <ButtonRow>
          <Button onClick={() => window.print()}>Print receipt</Button>
        </ButtonRow>
      </section>
    </>
  );
}
