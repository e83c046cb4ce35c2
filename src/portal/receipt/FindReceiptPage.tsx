import { useState } from 'react';
import {
  effectRows,
  findReceiptRules,
  readingMoment,
  receiptDateTime,
  receiptRows,
  type FindReceiptValues,
} from '#rules';
import { FocusMessage } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { SummaryList, type SummaryRow } from '../../controls/lists/SummaryList';
import { TextField } from '../../controls/fields/TextField';
import { EntryForm } from '../../forms/EntryForm';
import { PageHeading } from '../../forms/PageHeading';
import { useOpenedAt } from '../../session/opened-at';
import { useSaga } from '../../session/use-saga';
import { recordPath } from '../message-pages';
import { findReceiptByEmail, type FoundReceipt } from './find-receipt-saga';
import { translate } from '../../language/translate';

const NOTHING_ASKED: FindReceiptValues = { number: '', email: '' };

/** A receipt found again by its number and an address that its filer gave. */
export default function FindReceiptPage() {
  const run = useSaga();
  const [found, setFound] = useState<FoundReceipt | null>(null);
  const look = async (values: FindReceiptValues) => {
    setFound(null);
    const answer = await run(() => findReceiptByEmail(values));
    if (!answer) return { refused: {} };
    if ('refused' in answer) return answer;
    setFound(answer.receipt);
    return { values };
  };
  return (
    <div className="narrow">
      <PageHeading
        title="Find a receipt"
        lead={
          <p>
            {translate('Every filing that was paid has a receipt. Its number is on the filed document too.')}
          </p>
        }
      />
      <div className="no-print">
        <EntryForm
          rules={findReceiptRules}
          initialValues={NOTHING_ASKED}
          idPrefix="receipt"
          saveLabel="Find the receipt"
          check={look}
        >
          <TextField name="number" inputMode="numeric" autoComplete="off" hint="As 20261000002" />
          <TextField
            name="email"
            type="email"
            hint="One that was given in the filing, or to which the receipt was mailed"
          />
        </EntryForm>
      </div>
      {found && <Receipt receipt={found} />}
    </div>
  );
}

/**
 * The lines of a receipt, with the state of the filing by the server's clock. What staff have decided is told to the filer alone, so
 * the record speaks for a filing that they review.
 */
const receiptLines = (receipt: FoundReceipt, now: string): SummaryRow[] => {
  const { dateTime, effectiveDate, adminFraudCheck, isRevoked } = receipt;
  return [
    ...receiptRows({
      ...receipt,
      transactionName: translate(receipt.transactionName),
      paymentType: translate(receipt.paymentType),
      dateTimeDisplay: receiptDateTime(dateTime),
    }),
    ...(adminFraudCheck ? [] : effectRows({ dateTime, effectiveDate, adminFraudCheck, isRevoked }, now)).map(
      ({ label, value }) => ({
        label,
        value: translate(value),
      }),
    ),
  ];
};

function Receipt({ receipt }: { receipt: FoundReceipt }) {
  const now = readingMoment(useOpenedAt(), receipt.dateTime);
  return (
    <>
      <FocusMessage message="The receipt was found." />
      <section className="card" aria-label={translate('Receipt')}>
        <SummaryList rows={receiptLines(receipt, now)} />
        <p>{translate('Date and time are those of the office, in Mountain Time.')}</p>
        <p>
          <Link className="usa-link" to={recordPath(receipt.masterId)}>
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
