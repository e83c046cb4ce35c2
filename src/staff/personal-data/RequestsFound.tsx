import { useEffect, useRef } from 'react';
import { Link } from '../../controls/Link';
import { pagerOf, PATHS, receiptDateTime, TABLE_PAGE_SIZE } from '#rules';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { Loading } from '../../controls/Loading';
import { Pager } from '../../controls/Pager';
import { useAppSelector } from '../../session/store-hooks';
import { selectRequests, type EnteredRequest } from './requests-slice';

const COLUMNS = ['Record', 'Document withheld', 'Statement of Removal', 'Filers', 'Entered'] as const;

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
        <Alert kind="error">{message}</Alert>
        <Button onClick={onRetry}>Try again</Button>
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
      {requests.length > 0 && <RequestsTable requests={requests} isLoading={status === 'loading'} />}
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
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (status !== 'ready') return;
    if (shown.current !== null && shown.current !== page) heading.current?.focus();
    shown.current = page;
  }, [status, page]);
  return heading;
}

function RequestsTable({ requests, isLoading }: { requests: readonly EnteredRequest[]; isLoading: boolean }) {
  return (
    <table className="table table--stacked" aria-busy={isLoading}>
      <caption className="usa-sr-only">Requests, newest first; times are Mountain Time</caption>
      <thead>
        <tr>
          {COLUMNS.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id}>
            <th scope="row" data-label="Record">
              <Link to={`${PATHS.search}/${request.entityId}`}>{request.entityName}</Link>
              <br />
              {request.entityId}
            </th>
            <td data-label="Document withheld">{request.piiDocId}</td>
            <td data-label="Statement of Removal">{request.removalDocId}</td>
            <td data-label="Filers">
              <ul className="plain-list">
                {request.filers.map((filer, index) => (
                  <li key={`${index} ${filer}`}>{filer}</li>
                ))}
              </ul>
            </td>
            <td data-label="Entered">
              {receiptDateTime(request.dateTime)} by {request.userId}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
