import { receiptDateTime } from '../../calendar/receipt-date-time';
import { TABLE_PAGE_SIZE } from '../../constants/limits';
import { PATHS, queryString, type Query } from '../../navigation/paths';
import { pagerOf } from '../../lists/pager';
import { deciderText, decisionText } from './decision-text';
import type { PendingFiling } from './pending-filing';

/** What the queue shows of a lock. */
type LockTold = Pick<PendingFiling, 'lockUserId' | 'lockUserName' | 'lockedSince' | 'lockHasExpired'>;

/**
 * Who processes a filing and since when, worded for the reader: `You since 11/20/2026 09:05 AM`, `kim (expired) since …`, `Nobody`
 * (A2-queue). An expired lock may be taken over.
 */
export const lockedByText = (
  { lockUserId, lockUserName = lockUserId, lockedSince = '', lockHasExpired = false }: LockTold,
  readerId: string,
): string => {
  if (lockUserId === '') return 'Nobody';
  const who = lockUserId === readerId ? 'You' : lockUserName;
  const since = receiptDateTime(lockedSince);
  return `${who}${lockHasExpired ? ' (expired)' : ''}${since && ` since ${since}`}`;
};

/** @param readerId who looks at the queue */
type CellText = (filing: PendingFiling, readerId: string) => string;

const column = <Label extends string>(label: Label, text: CellText) => ({ label, text });

/** Columns of the queue, in their order (A2-queue). */
export const QUEUE_COLUMNS = [
  column('Submitted on', ({ receivedDateString }) => receivedDateString),
  column('Filing', ({ transactionDescription }) => transactionDescription),
  column('Entity name', ({ entityName }) => entityName),
  column('Entity ID #', ({ mstrTransId }) => mstrTransId),
  column('Email', ({ email }) => email),
  column('Locked by', lockedByText),
] as const;

type DecidedText = (filing: DecidedRow) => string;
type DecidedRow = Pick<PendingFiling, 'entityName' | 'transactionDescription' | 'transactionId'> &
  Parameters<typeof deciderText>[0];

const decidedColumn = <Label extends string>(label: Label, text: DecidedText) => ({ label, text });

/** Columns of what was decided last, in their order (T6-decided). */
export const DECIDED_COLUMNS = [
  decidedColumn('Entity name', ({ entityName }) => entityName),
  decidedColumn('Filing', ({ transactionDescription }) => transactionDescription),
  decidedColumn('Document #', ({ transactionId }) => transactionId),
  decidedColumn('Decision', decisionText),
  decidedColumn('Decided by', deciderText),
  decidedColumn('Decided on', ({ decidedAt = '' }) => receiptDateTime(decidedAt)),
] as const;

/** What comes first, by the time of receipt. */
export type QueueOrder = 'oldest' | 'newest';

/** Which part of the queue is looked at. */
export interface QueueView {
  /** From 1. */
  page: number;
  order: QueueOrder;
}

/** The queue opens with what waits longest. */
export const INITIAL_QUEUE_VIEW: QueueView = { page: 1, order: 'oldest' };

/** The view that an address names; what cannot be read there is as when the queue opens. */
export const queueViewOf = (page: string | null, order: string | null): QueueView => ({
  page: /^[1-9]\d{0,6}$/.test(page ?? '') ? Number(page) : INITIAL_QUEUE_VIEW.page,
  order: order === 'newest' ? order : INITIAL_QUEUE_VIEW.order,
});

/** What the query string of a view contains; nothing for the default view. */
export const queueQuery = ({ page, order }: QueueView): Query => ({
  page: page === INITIAL_QUEUE_VIEW.page ? undefined : String(page),
  order: order === INITIAL_QUEUE_VIEW.order ? undefined : order,
});

/** The address of a view, which a reload, Back and a link keep: `/business/admin/pendingqueue?page=2&order=newest`. */
export const queuePath = (view: QueueView): string => PATHS.pendingQueue + queryString(queueQuery(view));

/** The sort key of a filing: the instant of its receipt (ISO 8601), then its number. */
interface Received {
  receivedAt: string;
  sequence: string;
}

const byReceipt = (one: Received, other: Received): number =>
  Date.parse(one.receivedAt) - Date.parse(other.receivedAt) || Number(one.sequence) - Number(other.sequence);

/**
 * One page of the queue, ten filings, by the time of their receipt (A2-queue). A page past the end is the last one. The registry's
 * database does the same with a queue of any length, through its index.
 */
export const paginateQueue = <Filing extends Received>(
  filings: readonly Filing[],
  { page, order }: QueueView,
): { filings: Filing[]; page: number; pageCount: number } => {
  const { page: shown, pageCount } = pagerOf(filings.length, page, TABLE_PAGE_SIZE);
  const ordered = [...filings].sort((one, other) =>
    order === 'oldest' ? byReceipt(one, other) : byReceipt(other, one),
  );
  const start = (shown - 1) * TABLE_PAGE_SIZE;
  return { filings: ordered.slice(start, start + TABLE_PAGE_SIZE), page: shown, pageCount };
};

/** What the admin home says of the queue: a link with the count, or that it is empty (A2-adminhome). */
export const queueSummary = (count: number): string =>
  count > 0 ? `Pending filings (${count})` : 'There are no pending filings';
