import { officeMidnight } from '#rules';
import { entityOperations } from '../operations/entity';
import { recordOperations } from '../operations/record';
import { agentOperations } from '../operations/agent';
import { certificateOf } from '../filing/receipt/filed-documents';
import { registryOfTests } from '../testing/registry-of-tests';
import { entityLike } from '../testing/restoration-filing';
import { agentOnRecord } from './agent-on-record';
import { findEntity } from './find-entity';

/** No job runs in these tests: what they see follows from the facts and the clock alone. */
const registry = registryOfTests();
const db = () => registry().db;
const now = () => registry().clock.now();
const LARKSPUR = '20101000013';
const DUE = '2027-05-31';

type Stored = { status_code: string; report_due?: string | null; effective_at?: Date };

/** A moment before midnight that lasts as long as a test. */
const BEFORE = -60_000;

/** An entity of its own with this on record, looked at when a day of the office begins. */
async function entityWith(stored: Stored, day: string, milliseconds = 0): Promise<string> {
  const { entityId } = await entityLike(registry(), LARKSPUR);
  await db()
    .updateTable('entity')
    .set({ delinquency_date: null, report_due: DUE, ...stored })
    .where('entity_id', '=', entityId)
    .execute();
  await registry().clock.moveTo(new Date(officeMidnight(day) + milliseconds));
  return entityId;
}

const summaryOf = async (entityId: string) =>
  (await entityOperations.entitySummary(registry(), { query: { entityId } } as never)).apiData.entitySummary;

const obstacleTo = async (entityId: string, transactionType: string) => {
  const { apiData } = await entityOperations.transactionAvailable(registry(), {
    query: { entityId, transactionType },
  } as never);
  return 'message' in apiData ? apiData.message : '';
};

test.each([
  ['GOOD', '2027-06-01', BEFORE, 'GOOD', null],
  ['GOOD', '2027-06-01', 0, 'NONCOMP', null],
  ['GOOD', '2027-08-01', BEFORE, 'NONCOMP', null],
  ['GOOD', '2027-08-01', 0, 'DQQ', '2027-08-01'],
  ['NONCOMP', '2027-08-01', 0, 'DQQ', '2027-08-01'],
  ['VDISS', '2027-08-01', 0, 'VDISS', null],
])('%s on record is by the clock of %s, %i ms: %s', async (stored, day, milliseconds, expected, since) => {
  const entityId = await entityWith({ status_code: stored }, day, milliseconds);
  expect(await findEntity(db(), entityId, now())).toMatchObject({
    status_code: expected,
    delinquency_date: since,
  });
  expect(await summaryOf(entityId)).toMatchObject({ statusCode: expected });
});

test('a formation whose day has come exists, before anything has written it down', async () => {
  const effective_at = new Date(officeMidnight('2027-03-01'));
  const entityId = await entityWith({ status_code: 'DELAYED', effective_at }, '2027-03-01', BEFORE);
  expect(await findEntity(db(), entityId, now())).toMatchObject({ status_code: 'DELAYED' });
  await registry().clock.moveTo(effective_at);
  expect(await findEntity(db(), entityId, now())).toMatchObject({ status_code: 'GOOD' });
});

test('what an entity may file follows the clock', async () => {
  const entityId = await entityWith({ status_code: 'NONCOMP' }, '2027-08-01');
  expect(await obstacleTo(entityId, 'REPORT')).toBe('A delinquent entity has to cure its delinquency first.');
  expect(await obstacleTo(entityId, 'CURE_DLNQ')).toBe('');
});

test('no certificate says good standing of an entity whose report is late', async () => {
  const entityId = await entityWith({ status_code: 'GOOD' }, '2027-06-01', BEFORE);
  expect(await certificateOf(registry(), entityId)).toBeDefined();
  await registry().clock.moveTo(new Date(officeMidnight('2027-06-01')));
  expect(await certificateOf(registry(), entityId)).toBeUndefined();
});

test('an entity whose report is late serves nobody as agent', async () => {
  const entityId = await entityWith({ status_code: 'GOOD' }, '2027-06-01');
  const { apiData } = await agentOperations.goodStandingDetails(registry(), {
    path: { id: entityId },
  } as never);
  expect(apiData).toMatchObject({ agent: { entityInGoodStanding: false } });
  const { entityId: served } = await entityLike(registry(), LARKSPUR);
  const agentId = `agent-${entityId}`;
  const onRecord = await findEntity(db(), served, now());
  if (!onRecord?.agent) throw new Error('The sample entity has no agent.');
  await db()
    .insertInto('registered_agent')
    .values({ agent_id: agentId, agent_entity_id: entityId, details: JSON.stringify(onRecord.agent) })
    .execute();
  const kept = { agent: onRecord.agent, agent_id: agentId };
  expect(await agentOnRecord(db(), kept, now())).toMatchObject({ isInGoodStanding: false });
});

test.each([
  ['GOOD', '2027-06-01', BEFORE, 'GOOD'],
  ['GOOD', '2027-06-01', 0, 'NONCOMP'],
  ['NONCOMP', '2027-08-01', 0, 'DQQ'],
  ['VDISS', '2027-08-01', 0, 'VDISS'],
])(
  'both searches show %s at %s, %i ms, as what it is by the clock: %s',
  async (status_code, day, milliseconds, expected) => {
    const entityId = await entityWith({ status_code }, day, milliseconds);
    const { name } = (await findEntity(db(), entityId, now())) ?? { name: '' };
    const { apiData } = await recordOperations.findEntities(registry(), { query: { name } } as never);
    expect(apiData.entities?.find((found) => found.entityId === entityId)).toMatchObject({
      statusCode: expected,
    });
    const agents = await agentOperations.searchEntities(registry(), { path: { name } } as never);
    const agent = agents.apiData.entities?.find((found) => found.id === entityId);
    expect(agent?.obstacle === undefined).toBe(expected === 'GOOD');
  },
);
