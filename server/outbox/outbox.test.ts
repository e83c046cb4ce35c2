import { sql } from 'kysely';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { claimJobs, enqueueJob, failJob, finishJob, postponeJob, renewLease } from './outbox';

let open: TestRegistry;
const now = new Date('2026-11-20T18:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const db = () => open.registry.db;

const queue = (transactionId: string, dueAt = now, dedupeKey?: string) =>
  enqueueJob(db(), { kind: 'delayed-effect', payload: { transactionId }, dueAt, now, dedupeKey });
const names = async (limit = 10, at = now) =>
  (await claimJobs(db(), at, { limit })).map((row) => row.payload.transactionId);
const endLeases = () =>
  sql`update outbox set held_until = clock_timestamp() - interval '1 second' where held_until is not null`.execute(
    db(),
  );

beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());
beforeEach(() => db().deleteFrom('outbox').execute());

test('a job is claimed once while its lease lasts, and again when its worker has crashed', async () => {
  await queue('a');
  expect(await names()).toEqual(['a']);
  expect(await names()).toEqual([]);
  await endLeases();
  expect(await names()).toEqual(['a']);
});

test('a lease is renewed while its worker lives, and not once another worker has the job or it is done', async () => {
  await queue('a');
  const [mine] = await claimJobs(db(), now, { limit: 1 });
  await endLeases();
  expect(await renewLease(db(), mine!)).toBe(true);
  expect(await names()).toEqual([]);
  await endLeases();
  const [theirs] = await claimJobs(db(), now, { limit: 1 });
  expect(await renewLease(db(), mine!)).toBe(false);
  await finishJob(db(), theirs!, now);
  expect(await renewLease(db(), theirs!)).toBe(false);
});

test('several workers at once never claim the same job', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await queue(name);
  const taken = (await Promise.all([names(2), names(2), names(2), names(2)])).flat();
  expect(taken.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test("jobs are due by the registry's clock, oldest first", async () => {
  await queue('tomorrow', later(86_400));
  await queue('second', later(-1));
  await queue('first', later(-2));
  expect(await names(1)).toEqual(['first']);
  expect(await names()).toEqual(['second']);
  expect(await names(10, later(86_400))).toEqual(['tomorrow']);
});

test('jobs under the same key are queued once', async () => {
  await queue('a', now, 'key');
  await queue('b', now, 'key');
  expect(await names()).toEqual(['a']);
});

test('a failed job waits, longer each time, and keeps its error', async () => {
  await queue('a');
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const [row] = await claimJobs(db(), now, { limit: 1 });
    await failJob(db(), row!, { error: 'no answer', maxAttempts: 10, now });
    const { seconds } = await db()
      .selectFrom('outbox')
      .select(sql<number>`extract(epoch from held_until - clock_timestamp())::float8`.as('seconds'))
      .executeTakeFirstOrThrow();
    waits.push(Math.round(seconds));
    expect(await names()).toEqual([]);
    await endLeases();
  }
  expect(waits).toEqual([1, 2, 4]);
});

test('a job is left as failed after its last attempt, and kept for operators', async () => {
  await queue('a');
  const [row] = await claimJobs(db(), now, { limit: 1 });
  await failJob(db(), row!, { error: 'no answer', maxAttempts: 1, now });
  await endLeases();
  expect(await names()).toEqual([]);
  const kept = await db().selectFrom('outbox').select(['state', 'last_error']).executeTakeFirstOrThrow();
  expect(kept).toEqual({ state: 'failed', last_error: 'no answer' });
});

test('a worker whose lease has ended cannot finish a job that another has claimed', async () => {
  await queue('a');
  const [slow] = await claimJobs(db(), now, { limit: 1 });
  await endLeases();
  const [fast] = await claimJobs(db(), now, { limit: 1 });
  await finishJob(db(), slow!, now);
  expect((await db().selectFrom('outbox').select('state').executeTakeFirstOrThrow()).state).toBe('queued');
  await finishJob(db(), fast!, now);
  expect((await db().selectFrom('outbox').select('state').executeTakeFirstOrThrow()).state).toBe('done');
});

test('a postponed job is claimed again at its new time as if for the first time', async () => {
  await queue('a');
  const [row] = await claimJobs(db(), now, { limit: 1 });
  await postponeJob(db(), row!, later(60));
  expect(await names()).toEqual([]);
  const [again] = await claimJobs(db(), later(60), { limit: 1 });
  expect(again?.attempts).toBe(1);
});
