import { sql } from 'kysely';
import { adminOperations } from '../operations/admin';
import { letDaysPass, runDueJobs } from '../testing/filing-on-record';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { lockFiling, paySavedFiling, queueSampleFiling, rowOf } from '../testing/queued-filing';
import { filingHistory } from '../entities/filing-history';
import { approveFiling } from './approve';
import type { PendingRow } from './pending-row';
import { rejectFiling } from './reject';

let open: TestRegistry;
const registry = () => open.registry;
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

const lock = (sequence: string, userId?: string) => lockFiling(registry(), sequence, userId);
const work = () => runDueJobs(registry());
const pageOf = async ({ entity_id: masterId, transaction_id: transId }: PendingRow) => {
  const query = { masterId, transId };
  const { apiData } = await adminOperations.pendingFiling(registry(), { query } as never);
  return apiData.pendingFiling;
};
const REASONS = ['The affidavit is not signed.', 'Call us first.'];

test('an approved filing says who decided when, what was left out, from when it counts, and whom it was mailed to', async () => {
  const { row, sequence } = await queueSampleFiling(registry());
  expect(await pageOf(row)).not.toHaveProperty('decision');
  await letDaysPass(registry(), 4);
  const decidedAt = registry().clock.now().getTime();
  await approveFiling(registry(), await lock(sequence));
  const page = await pageOf(row);
  expect(page).toMatchObject({ state: 'approved', decidedBy: 'admin', decidedByName: 'Morgan Reyes' });
  expect(Date.parse(page?.decidedAt ?? '')).toBeGreaterThanOrEqual(decidedAt);
  expect(page?.decision).toMatchObject({
    leftOut: [],
    effectiveAt: row.received_at.toISOString(),
    mail: {
      to: 'filer@example.com',
      subject: `Accepted: ${page?.transactionDescription} for ${page?.entityName}`,
      state: 'queued',
    },
  });
  expect(page?.decision).not.toHaveProperty('refund');
  await work();
  expect((await pageOf(row))?.decision?.mail).toMatchObject({ state: 'done', at: expect.any(String) });
});

test('a filing under review is read without a lock: whoever looks at it holds up nobody who changes its entity', async () => {
  const { row } = await queueSampleFiling(registry());
  await registry()
    .db.connection()
    .execute(async (session) => {
      // The database refuses locks, and changes, of transactions that only read.
      await sql`set default_transaction_read_only = on`.execute(session);
      const query = { masterId: row.entity_id, transId: row.transaction_id };
      const asked = adminOperations.pendingFiling({ ...registry(), db: session }, { query } as never);
      const { apiData } = await asked.finally(() =>
        sql`reset default_transaction_read_only`.execute(session),
      );
      expect(apiData.pendingFiling).toMatchObject({ state: 'unlocked' });
    });
});

test('a mail whose job is no longer kept was sent, and one that could not be sent says so', async () => {
  const { row, sequence } = await queueSampleFiling(registry());
  await approveFiling(registry(), await lock(sequence));
  const jobs = () =>
    registry().db.updateTable('outbox').where('dedupe_key', '=', `decision:${row.transaction_id}`);
  await jobs().set({ state: 'failed' }).execute();
  expect((await pageOf(row))?.decision?.mail.state).toBe('failed');
  await registry()
    .db.deleteFrom('outbox')
    .where('dedupe_key', '=', `decision:${row.transaction_id}`)
    .execute();
  expect((await pageOf(row))?.decision?.mail).toMatchObject({ state: 'done' });
  expect((await pageOf(row))?.decision?.mail).not.toHaveProperty('at');
});

test('a rejected filing says why, what is refunded, and which filing came after it', async () => {
  const { row, sequence, refId, filing, entityId } = await queueSampleFiling(registry());
  await rejectFiling(registry(), await lock(sequence, 'reviewer'), REASONS);
  const before = await pageOf(row);
  expect(before).toMatchObject({ decidedByName: 'Jordan Okafor', state: 'rejected' });
  expect(before?.decision).toMatchObject({
    reasons: REASONS,
    mail: { subject: expect.stringMatching(/^Rejected: /) },
    refund: { amount: expect.any(Number), state: 'queued' },
    correctUntil: expect.any(String),
  });
  await work();
  expect((await pageOf(row))?.decision?.refund).toMatchObject({ state: 'done', at: expect.any(String) });
  await paySavedFiling(registry(), refId, filing);
  const { row: next } = await rowOf(registry(), entityId);
  const rejected = await pageOf(row);
  expect(rejected?.decision).toMatchObject({
    successor: { transactionId: next.transaction_id, isReviewed: true },
  });
  expect(rejected?.decision).not.toHaveProperty('correctUntil');
  expect(rejected).not.toHaveProperty('rejectedBefore');
  expect((await pageOf(next))?.rejectedBefore).toMatchObject([
    { transactionId: row.transaction_id, reasons: REASONS },
  ]);
});

test('once the corrected filing is rejected too, the first one does not say that it was rejected before', async () => {
  const { row, sequence, refId, filing, entityId } = await queueSampleFiling(registry());
  await rejectFiling(registry(), await lock(sequence), REASONS);
  await work();
  await paySavedFiling(registry(), refId, filing);
  const next = await rowOf(registry(), entityId);
  await rejectFiling(registry(), await lock(next.sequence), REASONS);
  expect(await pageOf(row)).not.toHaveProperty('rejectedBefore');
  expect((await pageOf(next.row))?.rejectedBefore).toHaveLength(1);
});

test('the queue names what was decided last, and the history of the record what staff have reviewed', async () => {
  const [first, last, waiting] = [
    await queueSampleFiling(registry()),
    await queueSampleFiling(registry()),
    await queueSampleFiling(registry()),
  ];
  await letDaysPass(registry(), 10);
  await approveFiling(registry(), await lock(first.sequence));
  await letDaysPass(registry(), 11);
  await rejectFiling(registry(), await lock(last.sequence), REASONS);
  const { apiData } = await adminOperations.pendingFilings(registry(), { query: {} } as never);
  expect(apiData.recentlyDecided?.slice(0, 2)).toMatchObject([
    { transactionId: last.row.transaction_id, state: 'rejected', decidedByName: 'Morgan Reyes' },
    { transactionId: first.row.transaction_id, state: 'approved' },
  ]);
  expect(apiData.recentlyDecided?.length).toBeLessThanOrEqual(10);
  const reviewed = async (entityId: string) =>
    (await filingHistory(registry().db, entityId, 1)).filings.map(({ isReviewed = false }) => isReviewed);
  expect(await reviewed(first.entityId)).toContain(true);
  expect(await reviewed(waiting.entityId)).toContain(true);
  expect(await reviewed('20101000001')).not.toContain(true);
});
