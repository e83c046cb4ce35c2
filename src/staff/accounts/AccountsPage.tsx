import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  ACCOUNT_CRITERIA,
  accountSearchOf,
  accountSearchProblem,
  accountSearchRules,
  accountsPath,
  NEW_ACCOUNT_PATH,
  PATHS,
  STAFF_MANAGED_BY_PROVIDER,
} from '#rules';
import { FocusMessage } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { RadioGroup } from '../../controls/fields/RadioGroup';
import { TextField } from '../../controls/fields/TextField';
import { PageHeading } from '../../forms/PageHeading';
import { QueryForm } from '../../forms/QueryForm';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { AccountsFound } from './AccountsFound';
import {
  accountsClosed,
  accountsWanted,
  goneNoticeLeft,
  searchShown,
  selectAccounts,
} from './accounts-slice';
import { selectIsStaffManagedByProvider } from './staff-managed-by-provider';

const CRITERIA = Object.entries(ACCOUNT_CRITERIA).map(([value, label]) => ({ value, label }));

/** The accounts of staff and of secure filing. What is searched for is in the address (A7-users). */
export default function AccountsPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isManagedByProvider = useAppSelector(selectIsStaffManagedByProvider);
  const { by, text, page } = accountSearchOf((name) => address.get(name));
  const values = useMemo(() => ({ by, text }), [by, text]);
  const search = useCallback(() => {
    const canAsk = values.text !== '' && accountSearchProblem(values) === '';
    dispatch(canAsk ? accountsWanted(values) : accountsClosed());
  }, [dispatch, values]);
  useEffect(search, [search]);
  useEffect(() => {
    dispatch(searchShown({ by, text, page }));
  }, [dispatch, by, text, page]);
  useEffect(() => () => void dispatch(accountsClosed()), [dispatch]);
  return (
    <>
      <PageHeading
        title="Accounts"
        lead={
          <>
            <p>
              {isManagedByProvider
                ? `Of the secure filing of entities. ${STAFF_MANAGED_BY_PROVIDER}`
                : 'Of staff, and of the secure filing of entities.'}{' '}
              Looking at them is written to the audit log.
            </p>
            <p>
              <Link to={NEW_ACCOUNT_PATH}>Create an account</Link>
            </p>
          </>
        }
      />
      <GoneNotice />
      <QueryForm
        rules={accountSearchRules}
        values={values}
        onAsk={(wanted, options) => void navigate(accountsPath({ ...wanted, page: 1 }), options)}
        action="Search"
        moreActions={text !== '' && <Button onClick={() => void navigate(PATHS.accounts)}>Clear</Button>}
        isSearch
        label="Accounts"
      >
        <RadioGroup name="by" options={CRITERIA} inline />
        <TextField
          name="text"
          hint="A whole user ID or entity ID number, or a part of a name."
          autoComplete="off"
          spellCheck={false}
        />
      </QueryForm>
      <AccountsFound
        search={{ by, text, page }}
        onPage={(wanted) => void navigate(accountsPath({ by, text, page: wanted }))}
        onRetry={search}
      />
    </>
  );
}

/** The result for an account that no longer exists, shown until this page is left. */
function GoneNotice() {
  const dispatch = useAppDispatch();
  const { notice } = useAppSelector(selectAccounts);
  useEffect(() => () => void dispatch(goneNoticeLeft()), [dispatch]);
  return <FocusMessage message={notice} />;
}
