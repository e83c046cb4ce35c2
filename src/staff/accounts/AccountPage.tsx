import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  accountChangePath,
  accountPath,
  accountStanding,
  OWN_ACCOUNT_NOTE,
  PATHS,
  STAFF_MANAGED_BY_PROVIDER,
} from '#rules';
import { Alert, FocusMessage } from '../../controls/alerts/Alert';
import { Link } from '../../controls/Link';
import { Loading } from '../../controls/loading/Loading';
import { SummaryList } from '../../controls/lists/SummaryList';
import { PageHeading } from '../../forms/PageHeading';
import { serverNow } from '../../session/selectors';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { AccountActions } from './AccountActions';
import { accountLeft, accountWanted, selectAccount } from './account-slice';
import { RolesOrEntity } from './AccountsFound';
import { selectSearchPath, type User } from './accounts-slice';
import { selectIsStaffManagedByProvider } from './staff-managed-by-provider';

/** An account, and what administrators do with it; the address names it (A7-users). */
export default function AccountPage() {
  const [address] = useSearchParams();
  const userId = address.get('userId') ?? '';
  if (userId === '') return <Navigate replace to={PATHS.accounts} />;
  return <AccountOf key={userId} userId={userId} />;
}

function AccountOf({ userId }: { userId: string }) {
  const dispatch = useAppDispatch();
  const { status, account, message, notice, refusal } = useAppSelector(selectAccount);
  const searchPath = useAppSelector(selectSearchPath);
  useEffect(() => {
    dispatch(accountWanted(userId));
    return () => void dispatch(accountLeft());
  }, [dispatch, userId]);
  return (
    <>
      <PageHeading title={`Account ${userId}`} back={searchPath} />
      <FocusMessage message={notice} />
      <FocusMessage message={refusal} kind="error" />
      {status === 'failed' && (
        <RetryNotice message={message} onTryAgain={() => dispatch(accountWanted(userId))} />
      )}
      {status === 'loading' && <Loading>Loading the account…</Loading>}
      {status === 'unknown' && (
        <Alert kind="info">
          There is no account with this user ID. <Link to={PATHS.accounts}>Search for accounts</Link>
        </Alert>
      )}
      {status === 'ready' && account && <Account account={account} />}
    </>
  );
}

function Account({ account }: { account: User }) {
  const { userId, name, email } = account;
  const standing = useAppSelector((state) => accountStanding(account, serverNow(state)));
  const isOwn = useAppSelector((state) => state.session.user?.userId === userId);
  const isManagedByProvider = useAppSelector(selectIsStaffManagedByProvider);
  const { others } = useAppSelector(selectAccount);
  return (
    <>
      <section className="card" aria-labelledby="account">
        <h2 className="card__title" id="account">
          Account
        </h2>
        <SummaryList
          rows={[
            { label: 'User ID', value: userId },
            { label: 'Name', value: name },
            { label: 'Email', value: email },
            { label: 'For', value: <RolesOrEntity user={account} /> },
            { label: 'State', value: standing },
          ]}
        />
        {isOwn && <p>{OWN_ACCOUNT_NOTE}</p>}
        {account.kind === 'staff' && isManagedByProvider && (
          <p>{STAFF_MANAGED_BY_PROVIDER} Nobody signs on with this account.</p>
        )}
        <p>
          <Link to={accountChangePath(userId)}>
            {account.kind === 'staff' ? 'Change name, email or role' : 'Change name or email'}
          </Link>
        </p>
        <AccountActions account={account} isOwn={isOwn} />
      </section>
      {account.entityId !== undefined && (
        <section className="card" aria-labelledby="other-accounts">
          <h2 className="card__title" id="other-accounts">
            Other accounts of this entity
          </h2>
          {others.length === 0 ? (
            <p>None. Secure filing ends with this account.</p>
          ) : (
            <ul className="plain-list">
              {others.map((other) => (
                <li key={other.userId}>
                  <Link to={accountPath(other.userId)}>{other.userId}</Link>, {other.email}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
