import {
  effectRows,
  namesAt,
  PATHS,
  readingMoment,
  receiptDateTime,
  receiptReview,
  receiptRows,
  waitsForReview,
} from '#rules';
import { Link } from '../../controls/Link';
import { useOpenedAt } from '../../session/opened-at';
import { useAppDispatch } from '../../session/store-hooks';
import { Alert } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { SummaryList, type SummaryRow } from '../../controls/lists/SummaryList';
import { receiptNextChosen, type Receipt } from './receipt-slice';
import { EmailReceipt } from './EmailReceipt';
import { ReviewState } from './ReviewState';
import { translate, translateAround } from '../../language/translate';

/** A paid filing: its receipt, to print or to mail, and Next (W2-receipt); of a reviewed one also what staff have decided. */
export function ReceiptReady({ receipt }: { receipt: Receipt }) {
  const review = receiptReview(receipt);
  const isOnRecord = review === undefined || review.state === 'approved';
  const { name, sentence } = useNames(receipt);
  const effect = useEffectRows(receipt);
  return (
    <>
      {review ? (
        <ReviewState receipt={receipt} review={review} />
      ) : (
        <Alert kind="success">Your payment was received and your filing was accepted.</Alert>
      )}
      <section className="card" aria-label={translate('Receipt')}>
        <SummaryList rows={[...receiptSummary({ ...receipt, name }), ...effect]} />
        {sentence && <p>{translate(sentence)}</p>}
        <p>{translate('Date and time are those of the office, in Mountain Time.')}</p>
        {isOnRecord && <HowToVerify masterId={receipt.masterId} />}
        <ButtonRow>
          <Button onClick={() => window.print()}>Print receipt</Button>
        </ButtonRow>
      </section>
      {review?.state !== 'rejected' && <AfterReceipt />}
    </>
  );
}

/** How somebody who is shown this receipt makes sure of it: on the public record, which anyone can read. */
const HowToVerify = ({ masterId }: { masterId: string }) => (
  <p>
    {translateAround(
      'To verify this receipt, look up ID number {masterId} on the {record}, and {check} by its number.',
      {
        masterId,
        record: (
          <Link className="usa-link" to={`${PATHS.search}/${masterId}`}>
            {translate('public record')}
          </Link>
        ),
        check: (
          <Link className="usa-link" to={PATHS.certificate}>
            {translate('check a certificate')}
          </Link>
        ),
      },
    )}
  </p>
);

/** State and effect by the server's clock when the receipt is opened. */
function useEffectRows(receipt: Receipt) {
  const now = readingMoment(useOpenedAt(), receipt.dateTime, receipt.review?.decidedAt);
  return effectRows(receipt, now).map(({ label, value }) => ({ label, value: translate(value) }));
}

/** The actions on the receipt of a filing that was not rejected. */
function AfterReceipt() {
  const dispatch = useAppDispatch();
  return (
    <>
      <div className="no-print">
        <EmailReceipt />
      </div>
      <ButtonRow>
        <Button variant="primary" onClick={() => dispatch(receiptNextChosen())}>
          Next
        </Button>
      </ButtonRow>
    </>
  );
}

/** The entity's name by the server's clock, and the sentence about a later one; the notice of a decision says the rest. */
function useNames(receipt: Receipt) {
  const { name, laterName, dateTime, effectiveDate = '' } = receipt;
  const adminFraudCheck = waitsForReview(receipt);
  const isDecided = receipt.adminFraudCheck && !adminFraudCheck;
  const now = readingMoment(useOpenedAt(), dateTime, receipt.review?.decidedAt);
  const names = namesAt({ name, laterName, adminFraudCheck, effectiveDate }, now);
  return isDecided ? { ...names, sentence: '' } : names;
}

/** The lines of a receipt (W2-receipt), and how the payment is named on the card's statement. */
const receiptSummary = (receipt: Receipt): SummaryRow[] => [
  ...receiptRows({
    ...receipt,
    transactionName: translate(receipt.transactionName),
    paymentType: translate(receipt.paymentType),
    dateTimeDisplay: receiptDateTime(receipt.dateTime),
  }),
  ...(receipt.creditStmtInfo ? [{ label: 'On your card statement', value: receipt.creditStmtInfo }] : []),
];
