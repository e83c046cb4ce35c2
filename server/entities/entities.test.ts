import type { FilingType } from '#rules';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { mayServe } from './agent-candidate';
import type { EntityOnRecord } from './find-entity';
import { findEntity } from './find-entity';
import { readSummary } from './summarize';

const NOW = new Date('2026-11-20T12:00:00Z');

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

async function onRecord(entityId: string): Promise<EntityOnRecord> {
  const entity = await findEntity(open.registry.db, entityId, NOW);
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  return entity;
}

const summaryOf = (entity: EntityOnRecord, filingType: FilingType | '') =>
  readSummary(open.registry.db, entity, { filingType, now: NOW });

const ids = {
  good: '20101000001',
  delinquent: '20101000003',
  noncompliant: '20101000005',
  dissolved: '20101000006',
};
const oldDelinquent = '20101000011';
const oldDissolved = '20101000012';

test.each([
  ['in good standing', ids.good, true],
  ['delinquent', ids.delinquent, false],
  ['dissolved', ids.dissolved, false],
  ['foreign with its office abroad', '20101000017', false],
  ['a trade name', '20101000018', false],
])('an entity %s may serve as agent: %s %s', async (_name, id, expected) => {
  expect(mayServe(await onRecord(id))).toBe(expected);
});

test.each([
  ['cure', ids.delinquent, false],
  ['cure', oldDelinquent, true],
  ['reinstate', ids.dissolved, false],
  ['reinstate', oldDissolved, true],
  ['chgra', '20101000040', true],
  ['chgra', '20101000016', false],
  ['chgra', ids.good, false],
  ['report', oldDelinquent, false],
] as const)('a filing %s on %s is reviewed: %s', async (filingType, id, expected) => {
  expect((await summaryOf(await onRecord(id), filingType)).adminFraudCheck).toBe(expected);
});

test('five years of delinquency are full on the day', async () => {
  const entity = { ...(await onRecord(oldDelinquent)), delinquency_date: '2021-11-20' };
  expect((await summaryOf(entity, 'cure')).adminFraudCheck).toBe(true);
  const dayLater = { ...entity, delinquency_date: '2021-11-21' };
  expect((await summaryOf(dayLater, 'cure')).adminFraudCheck).toBe(false);
});

test('the anniversary is the last one that has been', async () => {
  const entity = await onRecord(ids.good);
  const anniversary = async (formation_date: string) =>
    (await summaryOf({ ...entity, formation_date }, '')).anniversaryDate;
  expect(await anniversary('2010-11-20')).toBe('2026-11-20');
  expect(await anniversary('2010-11-21')).toBe('2025-11-21');
  expect(await anniversary('2008-02-29')).toBe('2026-02-28');
});
