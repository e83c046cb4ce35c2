import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { queuePath } from '#rules';
import { Link } from '../../controls/Link';
import { Alert } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { Loading } from '../../controls/loading/Loading';
import { PageHeading } from '../../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { selectQueue } from '../queue/queue-slice';
import { reviewLeft, reviewOpened, selectReview } from './review-slice';

/**
 * Around the review of a filing and the pages of its rejection: the filing that the address names is followed, and its lock kept, until
 * all of them are left (A4-lock).
 */
export default function ReviewArea() {
  const { masterId = '', transId = '' } = useParams();
  const dispatch = useAppDispatch();
  const { status, numbers, message } = useAppSelector(selectReview);
  const { lastView } = useAppSelector(selectQueue);
  useEffect(() => {
    dispatch(reviewOpened({ masterId, transId }));
    return () => void dispatch(reviewLeft());
  }, [dispatch, masterId, transId]);

  if (status === 'failed') {
    return (
      <div className="card narrow">
        <PageHeading title="Pending review" />
        <Alert kind="error">{message}</Alert>
        <ButtonRow>
          <Button variant="primary" onClick={() => dispatch(reviewOpened({ masterId, transId }))}>
            Try again
          </Button>
        </ButtonRow>
        <p>
          <Link to={queuePath(lastView)}>Return to the pending queue</Link>
        </p>
      </div>
    );
  }
  return status === 'ready' && numbers?.transId === transId ? <Outlet /> : <Loading />;
}
