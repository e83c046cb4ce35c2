import { pagerOf, TABLE_PAGE_SIZE } from '#rules';
import type { Kysely, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { PendingFilingAnswer, PendingFilingRow } from './pending-row';
import { toPendingFilingAnswer, QUEUED_STATES } from './pending-row';

/** One page of the queue. */
export interface QueuePage {
  count: number;
  page: number;
  pendingFilings: PendingFilingAnswer[];
}

/** Staff find a filing again that was decided lately (T6-decided); older ones through the audit log. */
const RECENTLY_DECIDED = 10;

const DIRECTIONS = { oldest: 'asc', newest: 'desc' } as const;
type Order = keyof typeof DIRECTIONS;
const OPPOSITE: Readonly<Record<Order, Order>> = { oldest: 'newest', newest: 'oldest' };

/** The rows of a page in an order: how many are skipped, and how many are read. */
interface Stretch {
  order: Order;
  offset: number;
  limit: number;
}

/** How many filings wait, as the database has kept count of them. */
export async function queueLength(db: Kysely<Database>): Promise<number> {
  const { waiting } = await db.selectFrom('queue_length').select('waiting').executeTakeFirstOrThrow();
  return Number(waiting);
}

/** The numbers of the filings of a stretch: the index of the queue has them, in both orders, without a look at the rows. */
export const queuePageRows = (db: Kysely<Database>, { order, offset, limit }: Stretch) =>
  db
    .selectFrom('pending_filing')
    .select('sequence')
    .where('state', 'in', QUEUED_STATES)
    .orderBy('received_at', DIRECTIONS[order])
    .orderBy('sequence', DIRECTIONS[order])
    .limit(limit)
    .offset(offset);

/** A page beyond the middle is read from the other end, so that no page passes over more than half of the queue. */
function stretchOf(count: number, page: number, order: Order): Stretch {
  const offset = (page - 1) * TABLE_PAGE_SIZE;
  const limit = Math.max(0, Math.min(TABLE_PAGE_SIZE, count - offset));
  if (offset <= count / 2) return { order, offset, limit: TABLE_PAGE_SIZE };
  return { order: OPPOSITE[order], offset: count - offset - limit, limit };
}

/** The parts of a filing that the queue shows; the whole of it is many times as long. */
const SHOWN = sql<PendingFilingRow['filing']>`jsonb_build_object(
  'filingType', filing_record.filing -> 'filingType',
  'statusCode', filing_record.filing -> 'statusCode',
  'entityNameValues', filing_record.filing -> 'entityNameValues',
  'transactionDescription', filing_record.filing -> 'transactionDescription',
  'email', filing_record.filing -> 'email',
  'effectiveDateValues', filing_record.filing -> 'effectiveDateValues')`;

/** A page of the filings that wait for staff, ten rows, by the time of their receipt (A2-queue). A page past the end is the last one. */
export async function queuePageOf(
  { db, clock }: Registry,
  { page, order }: { page: number; order: Order },
): Promise<QueuePage> {
  const count = await queueLength(db);
  const { page: shown } = pagerOf(count, page, TABLE_PAGE_SIZE);
  const rows = await db
    .selectFrom('pending_filing')
    .innerJoin('filing_record', 'filing_record.transaction_id', 'pending_filing.transaction_id')
    .selectAll('pending_filing')
    .select(SHOWN.as('filing'))
    .where('sequence', 'in', queuePageRows(db, stretchOf(count, shown, order)))
    .orderBy('received_at', DIRECTIONS[order])
    .orderBy('sequence', DIRECTIONS[order])
    .limit(TABLE_PAGE_SIZE)
    .execute();
  const now = clock.now();
  return {
    count,
    page: shown,
    pendingFilings: rows.map(({ filing, ...pending }) => toPendingFilingAnswer({ pending, filing }, now)),
  };
}

/** What was decided last, the last decision first. */
export async function recentlyDecided({ db, clock }: Registry): Promise<PendingFilingAnswer[]> {
  const rows = await db
    .selectFrom('pending_filing')
    .innerJoin('filing_record', 'filing_record.transaction_id', 'pending_filing.transaction_id')
    .selectAll('pending_filing')
    .select(SHOWN.as('filing'))
    // As the index of decisions has it.
    .where(sql<SqlBool>`state in ('approved', 'rejected')`)
    .orderBy('decided_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(RECENTLY_DECIDED)
    .execute();
  return rows.map(({ filing, ...pending }) => toPendingFilingAnswer({ pending, filing }, clock.now()));
}
