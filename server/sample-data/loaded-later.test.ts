import { isDeepStrictEqual } from 'node:util';
import type { FilingType } from '#rules';
import { officeDay, officeMidnight, plusDays } from '#rules';
import { migrate } from '../database/migrate';
import type { Connection } from '../database/connection';
import type { Day } from '../database/tables/entities';
import { findEntity } from '../entities/find-entity';
import { isQueuedForReview } from '../entities/fraud-check';
import { openEmptyDatabase } from '../testing/test-database';
import { loadSampleData } from './load';

/** Years after the samples were written. */
const LOADED: Day = '2031-03-01';

let connection: Connection;

beforeAll(async () => {
  connection = await openEmptyDatabase();
  await migrate(connection.db);
  await loadSampleData(connection.db, 10, LOADED);
}, 60_000);
afterAll(() => connection.close());

async function entityOf(entityId: string) {
  const entity = await findEntity(connection.db, entityId, new Date(officeMidnight(LOADED)));
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  return entity;
}

const isReviewed = async (filingType: FilingType, entityId: string, today = LOADED) =>
  isQueuedForReview(filingType, await entityOf(entityId), today);

test.each([
  ['reinstate', '20101000006'],
  ['reinstate', '20101000007'],
  ['reinstate', '20101000008'],
  ['reinstate', '20101000009'],
  ['reinstate', '20101000059'],
  ['reinstate', '20101000082'],
  ['cure', '20101000003'],
  ['cure', '20101000050'],
  ['cure', '20101000052'],
  ['cure', '20101000054'],
  ['cure', '20101000062'],
  ['cure', '20101000073'],
  ['cure', '20101000081'],
  // In good standing: another filing may have restored it while this one was filled in.
  ['cure', '20101000001'],
  ['reinstate', '20101000001'],
] as const)('a %s of %s is not reviewed, nor one a month later', async (filingType, entityId) => {
  expect(await isReviewed(filingType, entityId)).toBe(false);
  expect(await isReviewed(filingType, entityId, plusDays(LOADED, 31))).toBe(false);
});

test.each([
  ['reinstate', '20101000010'],
  ['reinstate', '20101000012'],
  ['reinstate', '20101000051'],
  ['reinstate', '20101000055'],
  ['reinstate', '20101000056'],
  ['reinstate', '20101000120'],
  ['cure', '20101000011'],
] as const)('a %s of %s is reviewed', async (filingType, entityId) => {
  expect(await isReviewed(filingType, entityId)).toBe(true);
});

test.each([
  ['reinstate', '20101000057', LOADED],
  ['reinstate', '20101000058', plusDays(LOADED, 1)],
  ['cure', '20101000074', LOADED],
  ['cure', '20101000075', plusDays(LOADED, 1)],
] as const)('a %s of %s is reviewed from %s', async (filingType, entityId, from) => {
  expect(await isReviewed(filingType, entityId, plusDays(from, -1))).toBe(false);
  expect(await isReviewed(filingType, entityId, from)).toBe(true);
});

test('what is delayed takes effect a month after that day, by a job that is queued', async () => {
  const { db } = connection;
  const delayed = await db
    .selectFrom('filing_record')
    .select(['transaction_id', 'entity_id', 'effective_at'])
    .where('effect_state', '=', 'delayed')
    .orderBy('entity_id')
    .execute();
  expect(delayed.map(({ entity_id }) => entity_id)).toEqual(['20101000034', '20101000048', '20261000033']);
  const jobs = await db.selectFrom('outbox').selectAll().where('kind', '=', 'delayed-effect').execute();
  for (const { transaction_id: transactionId, effective_at } of delayed) {
    expect(officeDay(effective_at.toISOString())).toBe('2031-03-31');
    const job = jobs.find(({ payload }) => isDeepStrictEqual(payload, { transactionId }));
    expect(job?.due_at).toEqual(effective_at);
  }
  expect(await entityOf('20261000033')).toMatchObject({
    status_code: 'DELAYED',
    formation_date: '2031-03-31',
  });
});
