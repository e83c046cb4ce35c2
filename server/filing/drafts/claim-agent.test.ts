import { randomUUID } from 'node:crypto';
import type { Filing } from '#rules';
import { llcFiling } from '../../testing/llc-filing';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { operations } from '../../operations/all';
import { claimAgent } from './claim-agent';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { startPayment } from '../payment/start-payment';

let open: TestRegistry;
let serial = 0;
const fresh = () => llcFiling(open.registry, `Agent Of One ${(serial += 1)} LLC`);
const HERE = '/business/filing/llc/filingreview';
const start = (filing: Filing) =>
  startPayment(open.registry, { filing, receiptUrl: HERE, backUrl: HERE, cancelUrl: HERE }, PUBLIC_PRINCIPAL);

/** Another filing that names the agent of this one. */
const withAgentOf = async (other: Filing): Promise<Filing> => ({
  ...(await fresh()),
  registeredAgentValues: other.registeredAgentValues,
});
const NO_PARAMETERS = { query: {}, path: {}, header: {}, rawBody: '', clientAddress: '' };
const REFUSED = {
  status: 422,
  details: { problems: [{ step: 'registeredagent', path: 'agentHistoryId', code: 'missing' }] },
};

beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

test('a verified agent counts for the filing that names it first, and for no other', async () => {
  const own = await fresh();
  const foreign = await withAgentOf(own);
  expect((await start(own)).kind).toBe('pay');
  await expect(start(foreign)).rejects.toMatchObject(REFUSED);
  expect((await start(own)).kind).toBe('pay');
});

test('keeping a filing in progress binds its agent already', async () => {
  const own = await fresh();
  const foreign = await withAgentOf(own);
  await operations.saveFiling(open.registry, { ...NO_PARAMETERS, body: { filing: own } } as never);
  await expect(start(foreign)).rejects.toMatchObject(REFUSED);
  expect((await start(own)).kind).toBe('pay');
});

test('of two filings that name one agent at the same moment one is let through', async () => {
  const own = await fresh();
  const foreign = await withAgentOf(own);
  const results = await Promise.allSettled([start(own), start(foreign)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the agent of a filing may be exchanged for another, and back', async () => {
  const own = await fresh();
  const { registeredAgentValues } = await fresh();
  expect((await start(own)).kind).toBe('pay');
  expect((await start({ ...own, registeredAgentValues })).kind).toBe('pay');
  expect((await start(own)).kind).toBe('pay');
});

test('an agent that was verified for another transaction is refused', async () => {
  const filing = await fresh();
  await open.registry.db
    .updateTable('agent_history')
    .set({ transaction_type: 'CHG_AGT_INFO', submission_key: null })
    .where('agent_history_id', '=', filing.registeredAgentValues.agentHistoryId)
    .execute();
  await expect(start({ ...filing, submissionKey: randomUUID() })).rejects.toMatchObject(REFUSED);
});

test('an agent that was verified for an entity on record is refused for another one, and for a new entity', async () => {
  const { db } = open.registry;
  const filing = await fresh();
  const { agentHistoryId } = filing.registeredAgentValues;
  const [own, other] = ['20101000001', '20101000002'];
  await db
    .updateTable('agent_history')
    .set({ transaction_entity_id: own })
    .where('agent_history_id', '=', agentHistoryId)
    .execute();
  await expect(start(filing)).rejects.toMatchObject(REFUSED);
  expect(await claimAgent(db, { ...filing, entityId: other })).toBeUndefined();
  expect(await claimAgent(db, { ...filing, entityId: own })).toMatchObject({
    agent_history_id: agentHistoryId,
  });
});

test('an agent that was verified for a new entity is refused for one on record', async () => {
  const filing = await fresh();
  expect(await claimAgent(open.registry.db, { ...filing, entityId: '20101000001' })).toBeUndefined();
});

test('an agent that the wizard saved with an empty entity ID counts for a formation', async () => {
  const filing = await fresh();
  const { nameValues, addressValues } = filing.registeredAgentValues;
  const body = {
    ...{ nameValues, addressValues, authenticationType: 'D', dl: '921234567', lastName: 'Sample' },
    ...{ transType: filing.transactionType, transEntityId: '' },
  };
  const { apiData } = await operations.saveAgent(open.registry, { ...NO_PARAMETERS, body } as never);
  if (apiData.agent === undefined) throw new Error('The agent was not saved.');
  const { id, agentHistoryId } = apiData.agent;
  const named = { ...filing.registeredAgentValues, ...apiData.agent, id, agentHistoryId };
  expect((await start({ ...filing, registeredAgentValues: named })).kind).toBe('pay');
});
