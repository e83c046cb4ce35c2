import { Navigate, useNavigate } from 'react-router-dom';
import { PATHS, piiReview, piiReviewLines } from '#rules';
import { Link } from '../../controls/Link';
import { Alert } from '../../controls/alerts/Alert';
import { SummaryList } from '../../controls/lists/SummaryList';
import { FormLayout } from '../../forms/FormLayout';
import { PlainPage } from '../../forms/PlainPage';
import { LeaveGuard } from '../../session/navigation/LeaveGuard';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { WithheldNotice } from './WithheldNotice';
import { requestOf, requestSubmitted, selectHoldsFilers, selectRequest } from './request-slice';

/** Review of a request to remove personal data, and its confirmation once the registry has taken it (A2-pii-review). */
export default function PiiReviewPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const state = useAppSelector(selectRequest);
  const request = requestOf(state);
  if (request.filers.length === 0) return <Navigate replace to={PATHS.piiEntry} />;

  const { heading, message, notice, buttons, links } = piiReview(state.answer ?? undefined);
  const [submit] = buttons;
  const lines = <SummaryList rows={piiReviewLines(request)} />;
  if (submit === undefined) {
    return (
      <FormLayout title={heading}>
        <div className="step-form">
          <Alert kind="success">{message}</Alert>
          {lines}
          <ul className="plain-list">
            {links.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </FormLayout>
    );
  }
  return (
    <>
      <LeaveGuard isGuarded={selectHoldsFilers} />
      <PlainPage
        title={heading}
        hasErrors={notice !== ''}
        primaryAction={submit}
        onNext={() => void dispatch(requestSubmitted())}
        onCancel={() => void navigate(PATHS.piiEntry)}
      >
        {notice && <Alert kind="error">{notice}</Alert>}
        <WithheldNotice />
        {lines}
      </PlainPage>
    </>
  );
}
