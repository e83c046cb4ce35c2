import {
  decisionRows,
  formatOfficeDateTime,
  overtakenSentences,
  PATHS,
  pendingReviewPath,
  englishOf,
} from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Link } from '../../controls/Link';
import { SummaryList } from '../../controls/lists/SummaryList';
import { useReview } from './use-review';

/** Of a filing that is decided: who decided it when, why, and what came of it (T6-decided). */
export function DecisionMade() {
  const { filing } = useReview();
  const { decision } = filing;
  if (!decision) return null;
  const { reasons = [] } = decision;
  return (
    <section className="card" aria-labelledby="decision-made">
      <h2 className="card__title" id="decision-made">
        What was decided
      </h2>
      <SummaryList
        rows={[
          ...decisionRows(filing),
          ...(reasons.length > 0
            ? [{ label: 'Reasons, as its filer read them', value: <Lines lines={reasons} /> }]
            : []),
          ...(decision.successor ? [{ label: 'Corrected and submitted again', value: <Successor /> }] : []),
        ]}
      />
    </section>
  );
}

/** Sentences of staff, one below the other. */
const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line, place) => (
      // Staff may have written the same twice.
      <li key={place} className="text-as-typed">
        {line}
      </li>
    ))}
  </ul>
);

/** The filing that came after a rejected one: at its own review, or on the record where it needed none. */
function Successor() {
  const { mstrTransId, decision } = useReview().filing;
  if (!decision?.successor) return null;
  const { transactionId, isReviewed } = decision.successor;
  const path = isReviewed
    ? pendingReviewPath({ mstrTransId, transactionId })
    : `${PATHS.search}/${encodeURIComponent(mstrTransId)}`;
  return <Link to={path}>Document {transactionId}</Link>;
}

/** What an approval does not set on record, since later filings have, or did not set (reading 41). */
export function Overtaken() {
  const { decision, overtaken = [] } = useReview().filing;
  const sentences = overtakenSentences(overtaken, decision ? 'history' : 'staff').map(englishOf);
  if (sentences.length === 0) return null;
  return (
    <Alert kind="warning" title={decision ? 'What it did not change' : 'What approval would not change'}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}

/** The reasons of earlier rejections, so that the second review can see whether the filing was corrected. */
export function EarlierRejections() {
  const { mstrTransId, rejectedBefore = [] } = useReview().filing;
  return rejectedBefore.map(({ transactionId, rejectedAt, reasons }) => (
    <Alert key={rejectedAt} kind="warning" title={`Rejected before on ${formatOfficeDateTime(rejectedAt)}`}>
      <Lines lines={reasons} />
      {transactionId !== undefined && (
        <Link to={pendingReviewPath({ mstrTransId, transactionId })}>Document {transactionId}</Link>
      )}
    </Alert>
  ));
}
