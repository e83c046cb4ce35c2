import fc from 'fast-check';
import { sql } from 'kysely';
import type { PendingState } from '#rules';
import { paginateQueue, TABLE_PAGE_SIZE } from '#rules';
import { copyQueuedFiling } from '../testing/copy-queued-filing';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { queueSampleFiling } from '../testing/queued-filing';
import { queueLength, queuePageOf, queuePageRows } from './queue';

/** Three pages, the last of them with three filings. */
const SIZE = 2 * TABLE_PAGE_SIZE + 3;

let open: TestRegistry;
let sequences: string[] = [];
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
  const { entityId, refId, sessionId, row } = await queueSampleFiling(open.registry);
  const original = { entityId, refId, sessionId, transactionId: row.transaction_id };
  await copyQueuedFiling(open.registry, original, SIZE - (await queueLength(open.registry.db)));
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
    'a page, the oldest first',
    'Index Only Scan using pending_filing_queue',
    () => queuePageRows(open.registry.db, { order: 'oldest', offset: 10, limit: 10 }),
  ],
  [
    'a page, the newest first',
    'Index Only Scan Backward using pending_filing_queue',
    () => queuePageRows(open.registry.db, { order: 'newest', offset: 10, limit: 10 }),
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

/** A filing of the queue: the minute of its receipt, and its state. */
interface Place {
  minute: number;
  state: PendingState;
}
const WAITING: readonly PendingState[] = ['unlocked', 'locked'];
const instant = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

/** The columns that a state needs. */
const COLUMNS: Readonly<Record<PendingState, object>> = {
  unlocked: {},
  locked: { lock_user_id: 'kim', lock_taken_at: instant(0), lock_renewed_at: instant(0) },
  approved: { decided_by: 'kim', decided_at: instant(0) },
  rejected: { decided_by: 'kim', decided_at: instant(0) },
};
const NO_COLUMNS = {
  lock_user_id: null,
  lock_taken_at: null,
  lock_renewed_at: null,
  decided_by: null,
  decided_at: null,
};

const place = fc.record({
  // Few minutes, so that many filings come at the same one.
  minute: fc.integer({ min: 0, max: 4 }),
  state: fc.constantFrom<PendingState>('unlocked', 'unlocked', 'locked', 'approved', 'rejected'),
});

async function arrange(places: readonly Place[]): Promise<void> {
  for (const [index, { minute, state }] of places.entries()) {
    await open.registry.db
      .updateTable('pending_filing')
      .set({ ...NO_COLUMNS, ...COLUMNS[state], state, received_at: instant(minute) })
      .where('sequence', '=', sequences[index] ?? '')
      .execute();
  }
}

test('of any queue, the database shows the pages that the rules show, and knows its length', async () => {
  const queues = fc.array(place, { minLength: SIZE, maxLength: SIZE });
  await fc.assert(
    fc.asyncProperty(queues, fc.constantFrom('oldest', 'newest'), async (places, order) => {
      await arrange(places);
      const waiting = places.flatMap(({ minute, state }, index) =>
        WAITING.includes(state)
          ? [{ receivedAt: instant(minute).toISOString(), sequence: sequences[index] ?? '' }]
          : [],
      );
      const { rows } = await sql<{ total: string }>`
        select count(*) as total from pending_filing where state in ('unlocked', 'locked')`.execute(
        open.registry.db,
      );
      expect(Number(rows[0]?.total)).toBe(waiting.length);
      for (const page of [1, 2, 3]) {
        const expected = paginateQueue(waiting, { page, order });
        const shown = await queuePageOf(open.registry, { page, order });
        expect(shown.pendingFilings.map(({ transSeqId }) => transSeqId)).toEqual(
          expected.filings.map(({ sequence }) => sequence),
        );
        expect([shown.count, shown.page]).toEqual([waiting.length, expected.page]);
      }
    }),
    { numRuns: 12, seed: 1 },
  );
}, 60_000);

test('an empty queue has one empty page', async () => {
  await arrange(sequences.map(() => ({ minute: 0, state: 'approved' })));
  expect(await queuePageOf(open.registry, { page: 4, order: 'oldest' })).toEqual({
    count: 0,
    page: 1,
    pendingFilings: [],
  });
});

test('filings that are removed are counted no more', async () => {
  await arrange(sequences.map(() => ({ minute: 0, state: 'unlocked' })));
  expect(await queueLength(open.registry.db)).toBe(SIZE);
  await open.registry.db
    .deleteFrom('pending_filing')
    .where('sequence', 'in', sequences.slice(0, 5))
    .execute();
  expect(await queueLength(open.registry.db)).toBe(SIZE - 5);
});
