import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { pendingRejectPath, rejectionLines } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { Loading } from '../../controls/loading/Loading';
import { PlainPage } from '../../forms/PlainPage';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { cancelChosen } from '../review/review-slice';
import { LockBox, ProcessButton } from '../review/LockBox';
import { useReview } from '../review/use-review';
import { rejectionConfirmed, rejectionOpened, rejectionValues, selectRejection } from './rejection-slice';

/** The text for the filer, before it is sent (A2-reject). */
export default function RejectConfirmPage() {
  const dispatch = useAppDispatch();
  const { filing } = useReview();
  const rejection = useAppSelector(selectRejection);
  const { status, chosenIds } = rejection;
  useEffect(() => {
    dispatch(rejectionOpened());
  }, [dispatch]);
  if (status === 'loading') return <Loading />;
  const lines = rejectionLines(rejectionValues(rejection));
  // Without the office's list of reasons the choice cannot be confirmed: the page of the rejection says so.
  const isWhole = status === 'ready' || chosenIds.length === 0;
  if (lines.length === 0 || !isWhole) return <Navigate replace to={pendingRejectPath(filing)} />;
  return <Confirmation lines={lines} />;
}

function Confirmation({ lines }: { lines: readonly string[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { filing, actions } = useReview();
  return (
    <PlainPage
      title="Confirm rejection"
      lead={
        <p>
          {filing.transactionDescription} for {filing.entityName} will be rejected, and its charge refunded.
        </p>
      }
      firstAside={<LockBox>{!actions.includes('reject') && <ProcessButton />}</LockBox>}
      primaryAction="Reject and send email"
      isActionOffered={actions.includes('reject')}
      onNext={() => void dispatch(rejectionConfirmed())}
      onCancel={() => dispatch(cancelChosen())}
      moreActions={<Button onClick={() => void navigate(pendingRejectPath(filing))}>Back to change</Button>}
    >
      <h2>{lines.length === 1 ? 'Reason' : 'Reasons'}</h2>
      <ul className="review-reasons">
        {lines.map((line, place) => (
          // A text that was added may say the same as a reason.
          <li className="text-as-typed" key={place}>
            {line}
          </li>
        ))}
      </ul>
      <Alert kind="info">The email goes to {filing.email}.</Alert>
    </PlainPage>
  );
}
