import { pagerOf, TABLE_PAGE_SIZE } from '#rules';
import type { Registry } from '../context';
import type { PendingFilingAnswer } from './pending-row';
import { asAnswered, QUEUED_STATES } from './pending-row';

/** One page of the queue. */
export interface QueuePage {
  count: number;
  page: number;
  pendingFilings: PendingFilingAnswer[];
}

const DIRECTIONS = { oldest: 'asc', newest: 'desc' } as const;

/**
 * A page of the filings that wait for staff, ten rows, by the time of their receipt (A2-queue). A page that is no more is the last one.
 * Both orders go through one index, and only the rows of the page are joined with their filings.
 */
export async function queuePageOf(
  { db, clock }: Registry,
  { page, order }: { page: number; order: keyof typeof DIRECTIONS },
): Promise<QueuePage> {
  const { total } = await db
    .selectFrom('pending_filing')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('state', 'in', QUEUED_STATES)
    .executeTakeFirstOrThrow();
  const count = Number(total);
  const { page: shown } = pagerOf(count, page, TABLE_PAGE_SIZE);
  const direction = DIRECTIONS[order];
  const rows = await db
    .selectFrom('pending_filing')
    .selectAll()
    .where('state', 'in', QUEUED_STATES)
    .orderBy('received_at', direction)
    .orderBy('sequence', direction)
    .limit(TABLE_PAGE_SIZE)
    .offset((shown - 1) * TABLE_PAGE_SIZE)
    .execute();
  const filings = rows.length
    ? await db
        .selectFrom('filing_record')
        .select(['transaction_id', 'filing'])
        .where(
          'transaction_id',
          'in',
          rows.map(({ transaction_id }) => transaction_id),
        )
        .execute()
    : [];
  const filingOf = new Map(filings.map(({ transaction_id, filing }) => [transaction_id, filing]));
  const now = clock.now();
  return {
    count,
    page: shown,
    pendingFilings: rows.flatMap((pending) => {
      const filing = filingOf.get(pending.transaction_id);
      return filing ? [asAnswered({ pending, filing }, now)] : [];
    }),
  };
}
