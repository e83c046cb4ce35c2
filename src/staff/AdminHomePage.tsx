import { useEffect } from 'react';
import { PATHS, queueSummary } from '#rules';
import { Link } from '../controls/Link';
import { Alert } from '../controls/Alert';
import { Loading } from '../controls/Loading';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { queueRequested, selectQueue } from './queue/queue-slice';

/** Where administrators begin: the pending filings with their count, and requests to remove personal data (A2-adminhome). */
export default function AdminHomePage() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(queueRequested({ page: 1, order: 'oldest' }));
  }, [dispatch]);
  return (
    <div className="card narrow">
      <PageHeading title="Admin home" />
      <PendingFilings />
      <p>
        <Link to={PATHS.piiEntry}>Request to remove personal identifying information (PII)</Link>
      </p>
    </div>
  );
}

function PendingFilings() {
  const { status, count, message } = useAppSelector(selectQueue);
  switch (status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <Alert kind="error">{message}</Alert>;
    case 'ready':
      return (
        <p>{count > 0 ? <Link to={PATHS.pendingQueue}>{queueSummary(count)}</Link> : queueSummary(count)}</p>
      );
  }
}
