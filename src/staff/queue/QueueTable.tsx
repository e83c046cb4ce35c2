import { useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pendingReviewPath, QUEUE_COLUMNS, type QueueOrder } from '#rules';
import { Link } from '../../controls/Link';
import { useAppSelector } from '../../session/store-hooks';
import type { QueuedFiling } from './queue-slice';
import { useFocusRecovery } from '../use-focus-recovery';

interface QueueTableProps {
  filings: readonly QueuedFiling[];
  order: QueueOrder;
  /** Another part is on its way. */
  isLoading: boolean;
}

/** One part of the queue. Each row has a link to the review; the mouse may press anywhere in the row. */
export function QueueTable({ filings, order, isLoading }: QueueTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const links = () => [...(body.current?.querySelectorAll('a') ?? [])];
  // The link of the row that takes the place of the one that has gone, or the last one.
  useFocusRecovery(
    {
      placeOf: (element) => links().findIndex((link) => link === element),
      successorOf: (place) => links()[place] ?? links().at(-1),
    },
    filings,
  );
  return (
    <div className="table-box">
      <table className="table table--stacked queue__table" aria-busy={isLoading}>
        <caption className="usa-sr-only">Pending filings, {order} first; times are Mountain Time</caption>
        <thead>
          <tr>
            {QUEUE_COLUMNS.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {filings.map((filing) => (
            <QueueRow key={filing.transSeqId} filing={filing} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function QueueRow({ filing }: { filing: QueuedFiling }) {
  const navigate = useNavigate();
  const readerId = useAppSelector((state) => state.session.user?.userId ?? '');
  const path = pendingReviewPath(filing);
  const open = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    // Marking text, such as an email address to copy it, opens nothing; nor does a press with a modifier key, which means a new tab.
    const isMarking = window.getSelection()?.isCollapsed === false;
    if (!isLink && !isMarking && !event.ctrlKey && !event.metaKey && !event.shiftKey) void navigate(path);
  };
  const isYours = readerId !== '' && filing.lockUserId === readerId;
  return (
    <tr className={isYours ? 'queue__row queue__row--yours' : 'queue__row'} onClick={open}>
      {QUEUE_COLUMNS.map(({ label, text }) =>
        label === 'Entity name' ? (
          <th key={label} scope="row" data-label={label}>
            <Link to={path}>
              {text(filing, readerId)}
              <span className="usa-sr-only">, {filing.transactionDescription}</span>
            </Link>
          </th>
        ) : (
          <td key={label} data-label={label}>
            {text(filing, readerId)}
          </td>
        ),
      )}
    </tr>
  );
}
