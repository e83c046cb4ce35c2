import { namesAt, receiptNotice, receiptDateTime, receiptRows } from '#rules';
import type { RootState } from '../../session/root-reducer';
import { serverNow } from '../../session/selectors';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { SummaryList, type SummaryRow } from '../../controls/SummaryList';
import { receiptNextChosen } from '../whats-next/whats-next-slice';
import type { Receipt } from './receipt-slice';
import { EmailReceipt } from './EmailReceipt';

/** A paid filing: its receipt, to print or to mail, and Next (W2-receipt). */
export function ReceiptReady({ receipt }: { receipt: Receipt }) {
  const dispatch = useAppDispatch();
  const notice = receiptNotice(receipt.adminFraudCheck);
  const { name, sentence } = useNames(receipt);
  return (
    <>
      {notice ? (
        <Alert kind="info">{notice}</Alert>
      ) : (
        <Alert kind="success">Your payment was received and your filing was accepted.</Alert>
      )}
      <section className="card" aria-label="Receipt">
        <SummaryList rows={receiptSummary({ ...receipt, name })} />
        {sentence && <p>{sentence}</p>}
        <p>Date and time are those of the office, in Mountain Time.</p>
        <ButtonRow>
          <Button onClick={() => window.print()}>Print receipt</Button>
        </ButtonRow>
      </section>
      <div className="no-print">
        <EmailReceipt />
        <ButtonRow>
          <Button variant="primary" onClick={() => dispatch(receiptNextChosen())}>
            Next
          </Button>
        </ButtonRow>
      </div>
    </>
  );
}

/** The entity's name by the server's clock, and what is said of a later one. */
function useNames({ name, laterName, adminFraudCheck, effectiveDate = '' }: Receipt) {
  const namesNow = (state: RootState) =>
    namesAt({ name, laterName, adminFraudCheck, effectiveDate }, serverNow(state));
  return {
    name: useAppSelector((state) => namesNow(state).name),
    sentence: useAppSelector((state) => namesNow(state).sentence),
  };
}

/** The lines of a receipt (W2-receipt), and how the payment is named on the card's statement. */
const receiptSummary = (receipt: Receipt): SummaryRow[] => [
  ...receiptRows({ ...receipt, dateTimeDisplay: receiptDateTime(receipt.dateTime) }),
  ...(receipt.creditStmtInfo ? [{ label: 'On your card statement', value: receipt.creditStmtInfo }] : []),
];
