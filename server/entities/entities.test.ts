import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { mayServe } from './agent-candidate';
import type { EntityOnRecord } from './find-entity';
import { findEntity } from './find-entity';
import { searchEntities } from './search-entities';
import { summarize } from './summarize';

const NOW = new Date('2026-11-20T12:00:00Z');

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

async function onRecord(entityId: string): Promise<EntityOnRecord> {
  const entity = await findEntity(open.registry.db, entityId);
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  return entity;
}

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
  ['CURE_DLNQ', ids.delinquent, false],
  ['CURE_DLNQ', oldDelinquent, true],
  ['REINSTATE', ids.dissolved, false],
  ['REINSTATE', oldDissolved, true],
  ['CHG_AGT_INFO', '20101000016', true],
  ['CHG_AGT_INFO', ids.good, false],
  ['REPORT', oldDelinquent, false],
])('a filing %s on %s is reviewed: %s', async (transaction, id, expected) => {
  expect(summarize(await onRecord(id), transaction, NOW).adminFraudCheck).toBe(expected);
});

test('five years of delinquency are full on the day', async () => {
  const entity = { ...(await onRecord(oldDelinquent)), delinquency_date: '2021-11-20' };
  expect(summarize(entity, 'CURE_DLNQ', NOW).adminFraudCheck).toBe(true);
  const dayLater = { ...entity, delinquency_date: '2021-11-21' };
  expect(summarize(dayLater, 'CURE_DLNQ', NOW).adminFraudCheck).toBe(false);
});

test('the anniversary is the last one that has been', async () => {
  const entity = await onRecord(ids.good);
  const anniversary = (formation_date: string) =>
    summarize({ ...entity, formation_date }, '', NOW).anniversaryDate;
  expect(anniversary('2010-11-20')).toBe('2026-11-20');
  expect(anniversary('2010-11-21')).toBe('2025-11-21');
  expect(anniversary('2008-02-29')).toBe('2026-02-28');
});

test('a search finds a text anywhere in a name, in any case, in the order of the names', async () => {
  const found = await searchEntities(open.registry.db, ' ASPEN  ', 10);
  expect(found?.map(({ name }) => name)).toEqual(['Aspen Glow Cooperative', 'Aspen Ledger LLC']);
});

test('a search takes signs of patterns for what they are', async () => {
  expect(await searchEntities(open.registry.db, '%', 10)).toEqual([]);
  expect(await searchEntities(open.registry.db, 'a_p', 10)).toEqual([]);
  expect(await searchEntities(open.registry.db, '\\', 10)).toEqual([]);
});

test('a short text is looked for at the start of a name', async () => {
  const found = await searchEntities(open.registry.db, 'qu', 10);
  expect(found?.map(({ name }) => name)).toEqual(['Quail Hollow Bakery']);
});

test('a search that finds more than can be shown finds nothing', async () => {
  expect(await searchEntities(open.registry.db, 'LLC', 10)).toBeNull();
});
