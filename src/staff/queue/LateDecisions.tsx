import { useEffect, useState } from 'react';
import { pendingReviewPath } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Link } from '../../controls/Link';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { lateDecisionsLeft, selectQueue } from './queue-slice';

/**
 * The results of decisions whose review was left before the registry had answered. It takes no focus: the user is doing something else by
 * now. One that was there when the page was opened is gone once the page is left; one that came later is shown on the next page too, since
 * this one may have been on its way out.
 */
export function LateDecisions() {
  const dispatch = useAppDispatch();
  const { lateDecisions } = useAppSelector(selectQueue);
  const [toldFromBeginning] = useState(() => lateDecisions.map(({ filing }) => filing.transSeqId));
  useEffect(() => () => void dispatch(lateDecisionsLeft(toldFromBeginning)), [dispatch, toldFromBeginning]);
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
