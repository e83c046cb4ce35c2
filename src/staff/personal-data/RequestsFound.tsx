import { useEffect, useRef } from 'react';
import { Link } from '../../controls/Link';
import { pagerOf, PATHS, receiptDateTime, TABLE_PAGE_SIZE } from '#rules';
import { Loading } from '../../controls/loading/Loading';
import { Pager } from '../../controls/lists/Pager';
import { StackedTable, type StackedColumn } from '../../controls/lists/StackedTable';
import { useAppSelector } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { selectRequests, type EnteredRequest } from './requests-slice';

const COLUMNS: readonly StackedColumn<EnteredRequest>[] = [
  {
    header: 'Record',
    cell: ({ entityId, entityName }) => (
      <>
        <Link to={`${PATHS.search}/${entityId}`}>{entityName}</Link>
        <br />
        {entityId}
      </>
    ),
  },
  { header: 'Document withheld', cell: ({ piiDocId }) => piiDocId },
  { header: 'Statement of Removal', cell: ({ removalDocId }) => removalDocId },
  {
    header: 'Filers',
    cell: ({ filers }) => (
      <ul className="plain-list">
        {filers.map((filer, index) => (
          <li key={`${index} ${filer}`}>{filer}</li>
        ))}
      </ul>
    ),
  },
  {
    header: 'Entered',
    cell: ({ dateTime, userId, userName = userId }) => `${receiptDateTime(dateTime)} by ${userName}`,
  },
];

interface RequestsFoundProps {
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** The requests on the page, newest first; that there are none; or that they did not come. */
export function RequestsFound({ onPage, onRetry }: RequestsFoundProps) {
  const { status, search, page, count, requests, message } = useAppSelector(selectRequests);
  const pager = pagerOf(count, page, TABLE_PAGE_SIZE);
  const heading = useFocusOnOtherPage(status, pager.page);
  if (status === 'failed') {
    return (
      <section className="card" aria-label="Requests">
        <RetryNotice message={message} onTryAgain={onRetry} />
      </section>
    );
  }
  if (status === 'loading' && requests.length === 0) return <Loading />;
  return (
    <section className="card" aria-labelledby="pii-requests">
      <h2 className="card__title" id="pii-requests" ref={heading} tabIndex={-1}>
        {countText(count)}
      </h2>
      {count === 0 && <p>{search === '' ? NONE : `No request matches “${search}”.`}</p>}
      {requests.length > 0 && (
        <StackedTable
          caption="Requests, newest first; times are Mountain Time"
          columns={COLUMNS}
          rows={requests}
          rowKey={({ id }) => id}
          isLoading={status === 'loading'}
        />
      )}
      <p className="usa-sr-only" role="status">
        {status === 'ready' && pager.pageCount > 1 && `Page ${pager.page} of ${pager.pageCount}`}
      </p>
      <Pager pager={pager} label="Requests" onPage={onPage} />
    </section>
  );
}

const NONE = 'No request has been entered yet.';

const countText = (count: number): string => {
  if (count === 0) return 'No requests';
  return count === 1 ? '1 request' : `${count} requests`;
};

/** The heading of the list takes focus when another page of it has come: the button that asked may be gone by then. */
function useFocusOnOtherPage(status: string, page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef<number | null>(null);
  useEffect(() => {
    if (status !== 'ready') return;
    if (shownPage.current !== null && shownPage.current !== page) heading.current?.focus();
    shownPage.current = page;
  }, [status, page]);
  return heading;
}
