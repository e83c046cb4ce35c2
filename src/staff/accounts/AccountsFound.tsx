import { useEffect, useRef } from 'react';
import {
  accountPath,
  accountRolesText,
  accountSearchProblem,
  accountsFoundText,
  accountsOfPage,
  accountStateWord,
  MAX_ACCOUNTS_FOUND,
  pagerOf,
  PATHS,
  TABLE_PAGE_SIZE,
  type AccountSearch,
} from '#rules';
import { Announced } from '../../controls/alerts/Announced';
import { Link } from '../../controls/Link';
import { Loading } from '../../controls/loading/Loading';
import { Pager } from '../../controls/lists/Pager';
import { StackedTable, type StackedColumn } from '../../controls/lists/StackedTable';
import { useAppSelector } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { selectAccounts, type User } from './accounts-slice';

const COLUMNS: readonly StackedColumn<User>[] = [
  { header: 'User ID', cell: ({ userId }) => <Link to={accountPath(userId)}>{userId}</Link> },
  {
    header: 'Name',
    cell: ({ name }) => name,
    className: ({ name }) => (name === '' ? 'table__empty' : undefined),
  },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'For', cell: (user) => <RolesOrEntity user={user} /> },
  { header: 'State', cell: ({ state }) => accountStateWord(state) },
];

/** The roles of staff, or the entity of a secure filer, which leads to its record. */
export const RolesOrEntity = ({ user }: { user: User }) => (
  <>
    {accountRolesText(user)}
    {user.entityId !== undefined && (
      <>
        {' of '}
        <Link to={`${PATHS.search}/${user.entityId}`}>{user.entityId}</Link>
      </>
    )}
  </>
);

interface AccountsFoundProps {
  search: AccountSearch;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** The accounts on the page, by their user IDs; that there are none; or that they did not come. */
export function AccountsFound({ search, onPage, onRetry }: AccountsFoundProps) {
  const { status, users, message } = useAppSelector(selectAccounts);
  const pager = pagerOf(users.length, search.page, TABLE_PAGE_SIZE);
  const heading = useFocusOnOtherPage(status, pager.page);
  if (status === 'idle') return <CannotSearch search={search} />;
  if (status === 'failed') {
    return (
      <section className="card" aria-label="Accounts found">
        <RetryNotice message={message} onTryAgain={onRetry} />
      </section>
    );
  }
  if (status === 'loading' && users.length === 0) return <Loading>Looking for accounts…</Loading>;
  return (
    <section className="card" aria-labelledby="accounts-found">
      <h2 className="card__title" id="accounts-found" ref={heading} tabIndex={-1}>
        {accountsFoundText(users.length)}
      </h2>
      {users.length === 0 && <p>No account matches “{search.text}”.</p>}
      {users.length >= MAX_ACCOUNTS_FOUND && (
        <p>
          A search finds {MAX_ACCOUNTS_FOUND} accounts at most. If yours is not among them, enter more of the
          name.
        </p>
      )}
      {users.length > 0 && (
        <StackedTable
          caption="Accounts, by user ID"
          className="accounts-table"
          columns={COLUMNS}
          rows={accountsOfPage(users, pager.page)}
          rowKey={({ userId }) => userId}
          isLoading={status === 'loading'}
        />
      )}
      <p className="usa-sr-only" role="status">
        {status === 'ready' && accountsFoundText(users.length)}
        {status === 'ready' && pager.pageCount > 1 && `, page ${pager.page} of ${pager.pageCount}`}
      </p>
      <Pager pager={pager} label="Accounts found" onPage={onPage} />
    </section>
  );
}

/** The problem of a search that comes from the address and that the form would refuse. */
function CannotSearch({ search }: { search: AccountSearch }) {
  const problem = search.text === '' ? '' : accountSearchProblem(search);
  if (problem === '') return null;
  return (
    <Announced className="card">
      <p>Nothing was searched for. {problem}</p>
    </Announced>
  );
}

/** The heading of the list takes focus when another page of it is shown: the pressed button may be gone by then. */
function useFocusOnOtherPage(status: string, page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef<number | null>(null);
  useEffect(() => {
    if (status !== 'ready') {
      shownPage.current = null;
      return;
    }
    if (shownPage.current !== null && shownPage.current !== page) heading.current?.focus();
    shownPage.current = page;
  }, [status, page]);
  return heading;
}
