import { useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import {
  accountFormOf,
  accountFormRules,
  accountPath,
  accountStateWord,
  OWN_ACCOUNT_NOTE,
  PATHS,
  type AccountFormValues,
} from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Link } from '../../controls/Link';
import { Loading } from '../../controls/loading/Loading';
import { SummaryList } from '../../controls/lists/SummaryList';
import { FormPage } from '../../forms/FormPage';
import { PageHeading } from '../../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { accountWanted, changeSubmitted, selectAccount } from './account-slice';
import { AccountFields, AdministratorBox } from './AccountFields';
import { RolesOrEntity } from './AccountsFound';
import type { User } from './accounts-slice';

/** Name, email and role of an account; the address names it (A7-users). */
export default function ChangeAccountPage() {
  const dispatch = useAppDispatch();
  const [address] = useSearchParams();
  const userId = address.get('userId') ?? '';
  const { status, account, message } = useAppSelector(selectAccount);
  useEffect(() => {
    if (userId !== '') dispatch(accountWanted(userId));
    // The page of the account, which follows a change, loads it again and says what was changed.
  }, [dispatch, userId]);
  if (userId === '') return <Navigate replace to={PATHS.accounts} />;
  if (status === 'ready' && account) return <ChangeForm key={account.userId} account={account} />;
  return (
    <>
      <PageHeading title={titleOf(userId)} back={accountPath(userId)} />
      {status === 'loading' && <Loading>Loading the account…</Loading>}
      {status === 'failed' && (
        <RetryNotice message={message} onTryAgain={() => dispatch(accountWanted(userId))} />
      )}
      {status === 'unknown' && (
        <Alert kind="info">
          There is no account with this user ID. <Link to={PATHS.accounts}>Search for accounts</Link>
        </Alert>
      )}
    </>
  );
}

const titleOf = (userId: string): string => `Change account ${userId}`;

function ChangeForm({ account }: { account: User }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [seen] = useState(account);
  const initialValues = useMemo(() => accountFormOf(seen), [seen]);
  const isOwn = useAppSelector((state) => state.session.user?.userId === account.userId);
  return (
    <FormPage<AccountFormValues>
      title={titleOf(account.userId)}
      back={accountPath(account.userId)}
      rules={accountFormRules}
      initialValues={initialValues}
      autoComplete="off"
      primaryAction="Save"
      onSubmit={(values) => void dispatch(changeSubmitted({ seen, values, version: account.version }))}
      onCancel={() => void navigate(accountPath(account.userId))}
    >
      {account.version !== seen.version && <AsItIsNow account={account} />}
      <AccountFields emailHint="With another address a temporary password ends that was mailed to the former one." />
      {account.kind === 'staff' && (isOwn ? <p>{OWN_ACCOUNT_NOTE}</p> : <AdministratorBox />)}
    </FormPage>
  );
}

/** The account as another administrator has changed it since the form was opened. */
const AsItIsNow = ({ account }: { account: User }) => (
  <section aria-labelledby="account-now">
    <h2 id="account-now">The account as it is now</h2>
    <SummaryList
      rows={[
        { label: 'Name', value: account.name },
        { label: 'Email', value: account.email },
        { label: 'For', value: <RolesOrEntity user={account} /> },
        { label: 'State', value: accountStateWord(account.state) },
      ]}
    />
    <p>Save changes only what you have changed below.</p>
  </section>
);
