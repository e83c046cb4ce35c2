import { useEffect, useRef } from 'react';
import {
  filedStateText,
  hasDayToCome,
  formatOfficeDateTime,
  historyDocument,
  isAdmin,
  overtakenSentences,
  pagerOf,
  pendingReviewPath,
  receiptDateTime,
  TABLE_PAGE_SIZE,
  englishOf,
} from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { Pager } from '../../controls/lists/Pager';
import { StackedTable, type StackedColumn } from '../../controls/lists/StackedTable';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import {
  CERTIFICATE,
  type EntityFiling,
  filedAttachmentRequested,
  filedDocumentRequested,
  historyPageRequested,
  selectRecord,
} from './record-slice';
import { translate } from '../../language/translate';

const COLUMNS: readonly StackedColumn<EntityFiling>[] = [
  { header: 'Filing', cell: ({ transactionName }) => translate(transactionName) },
  {
    header: 'Filed',
    cell: ({ dateTime }) => <span className="table__nowrap">{receiptDateTime(dateTime)}</span>,
  },
  { header: 'Document number', cell: ({ transactionId }) => transactionId },
  { header: 'State', cell: (filing) => <StateOf filing={filing} /> },
  { header: 'Document', cell: (filing) => <DocumentOf filing={filing} /> },
];
const UNAVAILABLE = 'The document is not available just now. It is kept on record: try again later.';

/** What was filed for the entity, newest first, with the documents that are on record. */
export function FilingHistory() {
  const dispatch = useAppDispatch();
  const { entityId, history, document } = useAppSelector(selectRecord);
  const { status, page, total, filings } = history;
  const pager = pagerOf(total, page, TABLE_PAGE_SIZE);
  const { heading, focusWhenReady } = useFocusWhen(status !== 'loading');
  const ask = (wanted: number) => {
    focusWhenReady();
    dispatch(historyPageRequested({ entityId, page: wanted }));
  };
  const hasFailed = document?.status === 'failed' && document.key !== CERTIFICATE;
  return (
    <section className="card record__history" aria-labelledby="record-history">
      <h2 className="card__title" id="record-history" ref={heading} tabIndex={-1}>
        {translate('Filing history')}
      </h2>
      {hasFailed && <Alert kind="error">{document.message || UNAVAILABLE}</Alert>}
      {status === 'loading' && filings.length === 0 && (
        <p className="loading">{translate('Loading the filing history…')}</p>
      )}
      {status === 'failed' && (
        <>
          <Alert kind="error">The filing history can&apos;t be shown at this time.</Alert>
          <Button onClick={() => ask(page)}>Try again</Button>
        </>
      )}
      {status === 'ready' && total === 0 && <p>{translate('No filings are on record here.')}</p>}
      {status !== 'failed' && filings.length > 0 && (
        <StackedTable
          caption="Filings, newest first; times are Mountain Time"
          columns={COLUMNS}
          rows={filings}
          rowKey={({ transactionId }) => transactionId}
          isLoading={status === 'loading'}
        />
      )}
      <p className="usa-sr-only" role="status">
        {status === 'ready' &&
          pager.pageCount > 1 &&
          translate('Page {page} of {pageCount}', { page: pager.page, pageCount: pager.pageCount })}
        {document?.status === 'loading' && translate('The document is being prepared.')}
      </p>
      <Pager pager={pager} label="Filing history" onPage={ask} />
    </section>
  );
}

/** Moves focus to a heading once the requested content has arrived: the button that requested it may be gone by then. */
function useFocusWhen(isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isReady || !isAwaited.current) return;
    isAwaited.current = false;
    heading.current?.focus();
  }, [isReady]);
  return { heading, focusWhenReady: () => void (isAwaited.current = true) };
}

const stateText = ({ state, effectiveDate = '' }: EntityFiling): string =>
  translate(filedStateText(state)) + (hasDayToCome(state) ? `: ${formatOfficeDateTime(effectiveDate)}` : '');

/** The state of a filing, and what it did not set when it was approved late; for staff the way to its review. */
const StateOf = ({ filing }: { filing: EntityFiling }) => (
  <>
    {stateText(filing)}
    {filing.isReviewed === true && <ReviewLink {...filing} />}
    {overtakenSentences(filing.overtaken ?? [], 'history').map((sentence) => (
      <p key={englishOf(sentence)} className="record__note">
        {translate(sentence)}
      </p>
    ))}
  </>
);

function ReviewLink({ transactionId }: Pick<EntityFiling, 'transactionId'>) {
  const mstrTransId = useAppSelector((state) => selectRecord(state).entityId);
  const mayOpen = useAppSelector(({ session }) => isAdmin(session.user?.roles ?? []));
  if (!mayOpen) return null;
  return (
    <p className="record__note">
      <Link to={pendingReviewPath({ mstrTransId, transactionId })}>
        {translate('Review by staff')}
        <span className="usa-sr-only"> {translate('of {transactionId}', { transactionId })}</span>
      </Link>
    </p>
  );
}

function DocumentOf({ filing }: { filing: EntityFiling }) {
  const document = historyDocument(filing);
  if (!document.isOffered) return translate(document.text);
  return (
    <>
      <OpenDocument filing={filing} />
      <Attachments filing={filing} />
    </>
  );
}

/** A public attachment of the document: saved rather than shown, since it may not be a PDF. */
function Attachments({ filing: { transactionId, attachments = [] } }: { filing: EntityFiling }) {
  const dispatch = useAppDispatch();
  const { document } = useAppSelector(selectRecord);
  if (attachments.length === 0) return null;
  return (
    <ul className="record__attachments">
      {attachments.map(({ key, fileName }) => (
        <li key={key}>
          <Button
            variant="link"
            isBusy={document?.key === key && document.status === 'loading'}
            onClick={() => dispatch(filedAttachmentRequested({ transactionId, key, fileName }))}
          >
            <span className="usa-sr-only">{translate('Download')}</span>
            {fileName}
            <span className="usa-sr-only"> {translate('of {transactionId}', { transactionId })}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function OpenDocument({ filing: { transactionId, transactionName } }: { filing: EntityFiling }) {
  const dispatch = useAppDispatch();
  const { document } = useAppSelector(selectRecord);
  const isLoading = document?.key === transactionId && document.status === 'loading';
  return (
    <Button
      variant="link"
      isBusy={isLoading}
      onClick={() => dispatch(filedDocumentRequested({ transactionId }))}
    >
      {translate('View PDF')}
      <span className="usa-sr-only">
        {' '}
        {translate('of {transactionName}, {transactionId}, opens in a new window', {
          transactionName: translate(transactionName),
          transactionId,
        })}
      </span>
    </Button>
  );
}
