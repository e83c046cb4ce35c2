import { sql } from 'kysely';
import { TABLE_PAGE_SIZE } from '#rules';
import { copyQueuedFiling } from '../testing/copy-queued-filing';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { queued } from '../testing/queued-filing';
import { queueLength, queuePageOf, queueStretch } from './queue';

/** Three pages, the last of them with three filings. */
const SIZE = 2 * TABLE_PAGE_SIZE + 3;

let open: TestRegistry;
let sequences: string[] = [];
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
  const { entityId, refId, sessionId, row } = await queued(open.registry);
  const original = { entityId, refId, sessionId, transactionId: row.transaction_id };
  const before = await queueLength(open.registry.db).executeTakeFirstOrThrow();
  await copyQueuedFiling(open.registry, original, SIZE - Number(before.total));
  const rows = await open.registry.db
    .selectFrom('pending_filing')
    .select('sequence')
    .orderBy('received_at')
    .orderBy('sequence')
    .execute();
  sequences = rows.map(({ sequence }) => sequence);
}, 60_000);
afterAll(() => open.close());

test.each(['oldest', 'newest'] as const)('with the %s first, the pages make up the queue', async (order) => {
  const pages = await Promise.all([1, 2, 3].map((page) => queuePageOf(open.registry, { page, order })));
  const listed = pages.flatMap(({ pendingFilings }) => pendingFilings.map(({ transSeqId }) => transSeqId));
  expect(listed).toEqual(order === 'oldest' ? sequences : [...sequences].reverse());
  expect(pages.map(({ count, page }) => [count, page])).toEqual([1, 2, 3].map((page) => [SIZE, page]));
});

test('a page that is no more is the last one', async () => {
  const { page, pendingFilings } = await queuePageOf(open.registry, { page: 9, order: 'oldest' });
  expect([page, pendingFilings.length]).toEqual([3, 3]);
});

test.each([
  [
    'how long the queue is',
    'Index Only Scan using pending_filing_queue',
    () => queueLength(open.registry.db),
  ],
  [
    'a page, the oldest first',
    'Index Only Scan using pending_filing_queue',
    () => queueStretch(open.registry.db, { order: 'oldest', offset: 10, limit: 10 }),
  ],
  [
    'a page, the newest first',
    'Index Only Scan Backward using pending_filing_queue',
    () => queueStretch(open.registry.db, { order: 'newest', offset: 10, limit: 10 }),
  ],
])('the index of the queue alone tells %s', async (_what, scan, query) => {
  const plan = await open.registry.db.transaction().execute(async (tx) => {
    // A table of two dozen rows is read as a whole where that is allowed.
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    const { sql: text, parameters } = query().compile();
    const inserted = text.replace(/\$(\d+)/g, (_, place) => {
      const value = parameters[Number(place) - 1];
      return typeof value === 'number' ? String(value) : `'${String(value)}'`;
    });
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${inserted}`).execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(scan);
  expect(plan).not.toContain('Sort');
});
