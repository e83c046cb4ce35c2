import { LOCK_CLOSED_SECONDS, LOCK_LEASE_SECONDS } from '#rules';
import { workOnce } from '../jobs/worker';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { queueSampleFiling } from '../testing/queued-filing';
import { actOnPending } from './act-on-pending';
import { auditEntries } from './audit-log';
import { queuePageOf } from './queue';
import { findPending } from './pending-row';
import { releaseLocksOf } from './release-locks';

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

const process = (sequence: string, userId: string) =>
  actOnPending(registry(), { sequence, event: 'process', userId });
const release = (sequence: string, userId: string) =>
  actOnPending(registry(), { sequence, event: 'cancel', userId });
const secondsPass = async (seconds: number) => {
  await registry().clock.moveTo(new Date(registry().clock.now().getTime() + seconds * 1000));
  while ((await workOnce(registry())) > 0);
};
const holderOf = async (sequence: string) => {
  const row = await db()
    .selectFrom('pending_filing')
    .select(['lock_user_id', 'state'])
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow();
  return row.lock_user_id ?? row.state;
};
const actionsOn = async (subject: string) => {
  const { entries } = await auditEntries(db(), { subject, size: 50 });
  return entries.map(({ action, userId, details }) => [action, userId, details]).reverse();
};

test('one of two administrators gets the lock, the other is told who has it', async () => {
  const { sequence } = await queueSampleFiling(registry());
  const results = await Promise.all([process(sequence, 'one'), process(sequence, 'two')]);
  expect(results.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
  const refused = results.find(({ kind }) => kind === 'refused');
  expect(refused).toMatchObject({
    refusal: 'lockedByOther',
    pending: { lock_user_id: await holderOf(sequence) },
  });
});

test('a lock that is renewed is kept, and its version with it; one that is not ends with its lease', async () => {
  const { sequence, row } = await queueSampleFiling(registry());
  const taken = await process(sequence, 'one');
  await secondsPass(LOCK_LEASE_SECONDS - 1);
  const renewed = await process(sequence, 'one');
  expect(renewed).toMatchObject({ kind: 'done', pending: { version: row.version + 1 } });
  expect(taken).toMatchObject({ pending: { version: row.version + 1 } });
  await secondsPass(LOCK_LEASE_SECONDS - 1);
  expect(await holderOf(sequence)).toBe('one');
  await secondsPass(2);
  expect(await holderOf(sequence)).toBe('unlocked');
  expect(await actionsOn(row.transaction_id)).toEqual([
    ['lockTaken', 'one', {}],
    ['lockExpired', '', { formerHolder: 'one' }],
  ]);
});

test('an expired lock can be taken over, which the audit log tells with the former holder', async () => {
  const { sequence, row } = await queueSampleFiling(registry());
  await process(sequence, 'one');
  expect(await process(sequence, 'two')).toMatchObject({ kind: 'refused' });
  // The office's own look at expired locks has not run yet.
  await registry().clock.moveTo(new Date(registry().clock.now().getTime() + LOCK_LEASE_SECONDS * 1000));
  expect(await process(sequence, 'two')).toMatchObject({ kind: 'done', pending: { lock_user_id: 'two' } });
  expect(await actionsOn(row.transaction_id)).toEqual([
    ['lockTaken', 'one', {}],
    ['lockTakenOver', 'two', { formerHolder: 'one' }],
  ]);
  await secondsPass(0);
  expect(await holderOf(sequence)).toBe('two');
});

test('whoever takes a lock after that of another one expired takes it over, also where the office was quicker', async () => {
  const { sequence, row } = await queueSampleFiling(registry());
  await process(sequence, 'one');
  await secondsPass(LOCK_LEASE_SECONDS + 1);
  await process(sequence, 'two');
  await secondsPass(LOCK_LEASE_SECONDS + 1);
  await process(sequence, 'two');
  await release(sequence, 'two');
  await process(sequence, 'one');
  expect(await actionsOn(row.transaction_id)).toEqual([
    ['lockTaken', 'one', {}],
    ['lockExpired', '', { formerHolder: 'one' }],
    ['lockTakenOver', 'two', { formerHolder: 'one' }],
    ['lockExpired', '', { formerHolder: 'two' }],
    // One's own lock is no other one's, and what was given back is not taken over.
    ['lockTaken', 'two', {}],
    ['lockReleased', 'two', {}],
    ['lockTaken', 'one', {}],
  ]);
});

test('a page that is closed gives the lock up soon; one that was only reloaded keeps it, and nothing is noted', async () => {
  const { sequence, row } = await queueSampleFiling(registry());
  const close = (userId: string) => actOnPending(registry(), { sequence, event: 'close', userId });
  const taken = await process(sequence, 'one');
  await close('two');
  await close('one');
  expect(await holderOf(sequence)).toBe('one');
  const again = await process(sequence, 'one');
  expect(again).toMatchObject({ kind: 'done' });
  expect(taken).toMatchObject({ pending: { version: row.version + 1 } });
  expect(again).toMatchObject({ pending: { version: row.version + 1 } });
  await secondsPass(LOCK_CLOSED_SECONDS + 1);
  expect(await holderOf(sequence)).toBe('one');
  expect(await actionsOn(row.transaction_id)).toEqual([['lockTaken', 'one', {}]]);
  await close('one');
  await secondsPass(LOCK_CLOSED_SECONDS - 1);
  expect(await holderOf(sequence)).toBe('one');
  await secondsPass(1);
  expect(await holderOf(sequence)).toBe('unlocked');
  expect(await actionsOn(row.transaction_id)).toEqual([
    ['lockTaken', 'one', {}],
    ['lockReleased', 'one', { why: 'The page was closed' }],
  ]);
});

test('a page that comes back and then falls silent ends with its lease, as if it had never been closed', async () => {
  const { sequence, row } = await queueSampleFiling(registry());
  await process(sequence, 'one');
  await actOnPending(registry(), { sequence, event: 'close', userId: 'one' });
  await process(sequence, 'one');
  await secondsPass(LOCK_LEASE_SECONDS + 1);
  expect(await actionsOn(row.transaction_id)).toEqual([
    ['lockTaken', 'one', {}],
    ['lockExpired', '', { formerHolder: 'one' }],
  ]);
});

test('only the holder releases a lock', async () => {
  const { sequence } = await queueSampleFiling(registry());
  await process(sequence, 'one');
  await release(sequence, 'two');
  expect(await holderOf(sequence)).toBe('one');
  await release(sequence, 'one');
  expect(await holderOf(sequence)).toBe('unlocked');
});

test('whoever signs off gives up every lock of their own, and no other', async () => {
  const [first, second, third, fourth] = [
    await queueSampleFiling(registry()),
    await queueSampleFiling(registry()),
    await queueSampleFiling(registry()),
    await queueSampleFiling(registry()),
  ];
  await process(first.sequence, 'leaving');
  await process(second.sequence, 'leaving');
  await process(third.sequence, 'staying');
  await process(fourth.sequence, 'leaving');
  await release(fourth.sequence, 'leaving');
  expect(await releaseLocksOf(registry(), 'leaving')).toBe(2);
  expect(await releaseLocksOf(registry(), 'leaving')).toBe(0);
  const holders = await Promise.all([first, second, third].map(({ sequence }) => holderOf(sequence)));
  expect(holders).toEqual(['unlocked', 'unlocked', 'staying']);
  expect(await actionsOn(second.row.transaction_id)).toEqual([
    ['lockTaken', 'leaving', {}],
    ['lockReleased', 'leaving', {}],
  ]);
});

test('a heartbeat renews the lock that it has seen, and takes none that was given up', async () => {
  const { sequence } = await queueSampleFiling(registry());
  const taken = await process(sequence, 'one');
  if (taken.kind !== 'done') throw new Error('The filing could not be locked.');
  const { version } = taken.pending;
  const beat = () => actOnPending(registry(), { sequence, event: 'process', userId: 'one', version });
  expect(await beat()).toMatchObject({ kind: 'done', pending: { version } });
  await releaseLocksOf(registry(), 'one');
  expect(await beat()).toMatchObject({ kind: 'refused', refusal: 'stale' });
  expect(await holderOf(sequence)).toBe('unlocked');
});

test('the queue tells who processes what, oldest or newest first, and its pages end where it ends', async () => {
  await db().deleteFrom('pending_filing').execute();
  const filings = [];
  for (let count = 0; count < 3; count += 1) {
    filings.push(await queueSampleFiling(registry()));
    await secondsPass(60);
  }
  const [first, , last] = filings;
  await process(first?.sequence ?? '', 'one');
  const oldest = await queuePageOf(registry(), { page: 1, order: 'oldest' });
  expect(oldest).toMatchObject({ count: 3, page: 1 });
  expect(oldest.pendingFilings[0]).toMatchObject({
    mstrTransId: first?.entityId,
    entityName: first?.name,
    email: 'filer@example.com',
    lockUserId: 'one',
    lockHasExpired: false,
  });
  const newest = await queuePageOf(registry(), { page: 7, order: 'newest' });
  expect(newest.page).toBe(1);
  expect(newest.pendingFilings[0]?.transactionId).toBe(last?.row.transaction_id);
  const numbers = { masterId: last?.entityId ?? '', transId: last?.row.transaction_id ?? '' };
  expect(await findPending(db(), numbers)).toBeDefined();
  expect(await findPending(db(), { ...numbers, masterId: first?.entityId ?? '' })).toBeUndefined();
});

test('the database refuses to change or delete what the audit log says', async () => {
  const refusal = /append-only/;
  await expect(db().updateTable('audit_entry').set({ user_id: 'x' }).execute()).rejects.toThrow(refusal);
  await expect(db().deleteFrom('audit_entry').execute()).rejects.toThrow(refusal);
});
