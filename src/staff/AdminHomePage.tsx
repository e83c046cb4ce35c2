import { INITIAL_QUEUE_VIEW, PATHS, queueSummary } from '#rules';
import { Link } from '../controls/Link';
import { Loading } from '../controls/loading/Loading';
import { PageHeading } from '../forms/PageHeading';
import { RetryNotice } from './RetryNotice';
import { LateDecisions } from './queue/LateDecisions';
import { PaymentsLink } from './payments/PaymentsLink';
import { useQueue } from './queue/use-queue';

/** Pages for staff that are not their daily work. */
const QUIET_LINKS = [
  { label: 'Requests that were entered', path: PATHS.piiRequests },
  { label: 'Worklist figures', path: PATHS.worklist },
  { label: 'Audit log', path: PATHS.auditLog },
  { label: 'Accounts', path: PATHS.accounts },
] as const;

/** Where administrators begin: the pending filings with their count, and requests to remove personal data (A2-adminhome). */
export default function AdminHomePage() {
  return (
    <div className="narrow">
      <PageHeading title="Admin home" />
      <LateDecisions />
      <section className="card" aria-labelledby="pending-filings">
        <h2 className="card__title" id="pending-filings">
          Pending filings
        </h2>
        <PendingFilings />
      </section>
      <section className="card" aria-labelledby="personal-data">
        <h2 className="card__title" id="personal-data">
          Personal data
        </h2>
        <p>
          <Link to={PATHS.piiEntry}>Request to remove personal identifying information (PII)</Link>
        </p>
      </section>
      <ul className="quiet-links">
        <PaymentsLink />
        {QUIET_LINKS.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PendingFilings() {
  const { status, count, message, askAgain } = useQueue(INITIAL_QUEUE_VIEW);
  switch (status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <RetryNotice message={message} onTryAgain={askAgain} />;
    case 'stale':
    case 'ready':
      return (
        <p>{count > 0 ? <Link to={PATHS.pendingQueue}>{queueSummary(count)}</Link> : queueSummary(count)}</p>
      );
  }
}
