import { TABLE_PAGE_SIZE } from '../constants/limits';
import { PATHS } from '../filing/paths';
import { pagerOf } from '../lists/pager';
import type { SortDirection } from '../lists/sort-rows';
import { sortRows } from '../lists/sort-rows';
import type { PendingFiling } from './pending-filing';

/** Columns of the queue, in their order (A2-queue). */
export const QUEUE_COLUMNS = [
  { key: 'receivedDateString', label: 'Submitted on' },
  { key: 'transactionDescription', label: 'Filing' },
  { key: 'entityName', label: 'Entity name' },
  { key: 'mstrTransId', label: 'Entity ID #' },
  { key: 'email', label: 'Email' },
  { key: 'lockUserId', label: 'Locked by' },
] as const satisfies readonly { key: keyof PendingFiling; label: string }[];
export type QueueColumn = (typeof QUEUE_COLUMNS)[number]['key'];

/** How the queue is sorted. It opens with what waits longest. */
export interface QueueSort {
  column: QueueColumn;
  direction: SortDirection;
}
export const INITIAL_QUEUE_SORT: QueueSort = { column: 'receivedDateString', direction: 'ascending' };

/** `11/20/2026 02:05 PM` as `2026-11-20 14:05`, so that by its numbers it sorts as the time does; anything else as it is. */
const sortableTime = (text: string): string => {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2}) ([AP])M$/.exec(text);
  if (!parts) return text;
  const [, month, day, year, hour, minute, half] = parts;
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${year}-${month}-${day} ${hours}:${minute}`;
};

const sortKey = (filing: PendingFiling, column: QueueColumn): string =>
  column === 'receivedDateString' ? sortableTime(filing[column]) : filing[column];

/** The queue in order: filings with equal cells in the order in which they came. */
export const sortQueue = (
  filings: readonly PendingFiling[],
  { column, direction }: QueueSort,
): PendingFiling[] => {
  const asTheyCame = [...filings].sort((one, other) => Number(one.transSeqId) - Number(other.transSeqId));
  return sortRows(asTheyCame, (filing) => sortKey(filing, column), direction);
};

/** One page of the queue, ten rows. `page` counts from 1 and is the nearest that there is. */
export const queuePage = (
  filings: readonly PendingFiling[],
  sort: QueueSort,
  page: number,
): { rows: PendingFiling[]; page: number; pageCount: number } => {
  const { page: shown, pageCount } = pagerOf(filings.length, page, TABLE_PAGE_SIZE);
  const start = (shown - 1) * TABLE_PAGE_SIZE;
  return { rows: sortQueue(filings, sort).slice(start, start + TABLE_PAGE_SIZE), page: shown, pageCount };
};

/** The address of the review of a pending filing: its master and its transaction number, as the registry asks for them. */
export const pendingReviewPath = ({
  mstrTransId,
  transactionId,
}: Pick<PendingFiling, 'mstrTransId' | 'transactionId'>): string =>
  `${PATHS.pendingReview}/${encodeURIComponent(mstrTransId)}/${encodeURIComponent(transactionId)}`;

/** What the admin home says of the queue: a link with the count, or that it is empty (A2-adminhome). */
export const queueSummary = (count: number): string =>
  count > 0 ? `Pending filings (${count})` : 'There are no pending filings';
