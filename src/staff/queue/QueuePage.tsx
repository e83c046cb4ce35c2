import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  PATHS,
  pagerOf,
  queuePath,
  queueSummary,
  queueViewOf,
  TABLE_PAGE_SIZE,
  type QueueView,
  englishOf,
} from '#rules';
import { Link } from '../../controls/Link';
import { Alert, FocusMessage } from '../../controls/alerts/Alert';
import { Loading } from '../../controls/loading/Loading';
import { Pager } from '../../controls/lists/Pager';
import { PageHeading } from '../../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { DecidedTable } from './DecidedTable';
import { LateDecisions } from './LateDecisions';
import { QueueTable } from './QueueTable';
import { confirmationLeft, queueShown, selectQueue } from './queue-slice';
import { useQueue } from './use-queue';

/** The filings that wait for a decision, ten at a time; the part and its order are in the address (A2-queue). */
export default function QueuePage() {
  const [query] = useSearchParams();
  const { page, order } = queueViewOf(query.get('page'), query.get('order'));
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(queueShown({ page, order }));
  }, [dispatch, page, order]);
  return (
    <>
      <PageHeading title="Pending queue" lead={<p>Times are Mountain Time.</p>} />
      <Confirmation />
      <LateDecisions />
      <Queue view={{ page, order }} />
    </>
  );
}

/** The result of the action on the page before, shown until this one is left. */
function Confirmation() {
  const dispatch = useAppDispatch();
  const { confirmation } = useAppSelector(selectQueue);
  useEffect(() => () => void dispatch(confirmationLeft()), [dispatch]);
  return <FocusMessage message={confirmation} />;
}

function Queue({ view }: { view: QueueView }) {
  const navigate = useNavigate();
  const { status, count, page, pendingFilings, recentlyDecided = [], message, askAgain } = useQueue(view);
  if (status === 'failed') return <RetryNotice message={message} onTryAgain={askAgain} />;
  if (status === 'loading' && pendingFilings.length === 0) return <Loading>Loading the queue…</Loading>;
  const pager = pagerOf(count, page, TABLE_PAGE_SIZE);
  return (
    <>
      {status === 'stale' && (
        <RetryNotice
          message={`${englishOf(message)}. The queue is shown as it was last known; it is asked for again every few seconds.`}
          onTryAgain={askAgain}
        />
      )}
      {count === 0 ? (
        <NothingPending />
      ) : (
        <section className="card queue" aria-label="Pending filings">
          <QueueOrderLinks order={view.order} />
          <QueueTable filings={pendingFilings} order={view.order} isLoading={status === 'loading'} />
          <Pager
            pager={pager}
            label="Pending filings"
            onPage={(wanted) => void navigate(queuePath({ ...view, page: wanted }))}
          />
        </section>
      )}
      <DecidedTable filings={recentlyDecided} />
      <p className="usa-sr-only" role="status">
        {queueSummary(count)}
        {pager.pageCount > 1 && `, page ${pager.page} of ${pager.pageCount}`}
      </p>
    </>
  );
}

const NothingPending = () => (
  <Alert kind="info" title={queueSummary(0)}>
    Filings that are held for a review appear here by themselves as soon as they are paid.{' '}
    <Link to={PATHS.adminHome}>Go to the admin home</Link>
  </Alert>
);

const ORDERS = [
  { order: 'oldest', label: 'Oldest first' },
  { order: 'newest', label: 'Newest first' },
] as const;

/** Another order begins with its first part. */
const QueueOrderLinks = ({ order }: Pick<QueueView, 'order'>) => (
  <nav className="queue__order" aria-label="Order of the queue">
    {ORDERS.map((offered) => (
      <Link
        key={offered.order}
        to={queuePath({ page: 1, order: offered.order })}
        aria-current={offered.order === order ? 'true' : undefined}
      >
        {offered.label}
      </Link>
    ))}
  </nav>
);
