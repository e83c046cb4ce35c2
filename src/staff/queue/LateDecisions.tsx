import { useEffect } from 'react';
import { pendingReviewPath } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Link } from '../../controls/Link';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { lateDecisionsLeft, selectQueue } from './queue-slice';

/**
 * The results of decisions whose review was left before the registry had answered, shown until the page is left. It takes no focus: the
 * user is doing something else by now.
 */
export function LateDecisions() {
  const dispatch = useAppDispatch();
  const { lateDecisions } = useAppSelector(selectQueue);
  useEffect(() => () => void dispatch(lateDecisionsLeft()), [dispatch]);
  return lateDecisions.map(({ kind, message, filing }) => (
    <div key={filing.transSeqId}>
      <Alert kind={kind} title={`${filing.transactionDescription} for ${filing.entityName}`}>
        {message}
      </Alert>
      {kind === 'error' && (
        <p>
          <Link to={pendingReviewPath(filing)}>Open the review of {filing.entityName} again</Link>
        </p>
      )}
    </div>
  ));
}
