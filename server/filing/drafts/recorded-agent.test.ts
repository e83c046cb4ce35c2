import type { Filing, FilingType } from '#rules';
import { emptyRegisteredAgent, keepAgent, reviewProblems } from '#rules';
import { filingOnRecord } from '../../testing/filing-on-record';
import { keepingAgent } from '../../testing/named-agent';
import { entityOnRecord } from '../../testing/on-record';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { insertAgent, keepsAgent } from '../record/insert-agent';
import { withRecordedAgent } from './recorded-agent';

const WITH_A_PERSON = '20101000005';
const WITHOUT_AGENT = '20101000070';
const WITH_AN_ENTITY = '20101000071';
const WITH_A_DISSOLVED_ENTITY = '20101000072';

let open: TestRegistry;
const db = () => open.registry.db;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const onRecord = (entityId: string) => entityOnRecord(open.registry, entityId);
const keeping = async (filingType: FilingType, entityId: string): Promise<Filing> =>
  keepingAgent(await filingOnRecord(open.registry, filingType, entityId));
const check = async (filing: Filing) =>
  withRecordedAgent(db(), filing, await onRecord(filing.entityId), new Date());

const REFUSED = { step: 'registeredagent', path: 'isAgentOnRecordKept', code: 'unavailable' };

test.each([
  ['report', WITH_A_PERSON],
  ['cure', WITH_A_PERSON],
  ['reinstate', WITH_A_PERSON],
  ['report', WITH_AN_ENTITY],
  ['cure', WITH_AN_ENTITY],
] as const)('a %s on %s keeps the agent on record', async (filingType, entityId) => {
  const { filing, recordedAddresses, problems } = await check(await keeping(filingType, entityId));
  const { agent, agent_id } = await onRecord(entityId);
  expect(problems).toEqual([]);
  expect(filing.registeredAgentValues).toMatchObject({
    id: agent_id,
    agentHistoryId: '',
    isAgentOnRecordKept: true,
    nameValues: agent?.nameValues,
  });
  expect(recordedAddresses).toEqual(agent?.addressValues);
});

test.each([
  ['report', WITH_A_DISSOLVED_ENTITY],
  ['cure', WITH_A_DISSOLVED_ENTITY],
  ['chgra', WITH_A_PERSON],
  ['chgpoa', WITH_A_PERSON],
  ['amend', WITH_A_PERSON],
] as const)('a %s on %s cannot keep it', async (filingType, entityId) => {
  const { problems, recordedAddresses } = await check(await keeping(filingType, entityId));
  expect(problems).toMatchObject([REFUSED]);
  expect(recordedAddresses).toBeNull();
});

test('there is none to keep on an entity without an agent, nor in a formation', async () => {
  const forged = { ...keepAgent(emptyRegisteredAgent()), agentConsentRadio: 'Y' as const };
  const report = await filingOnRecord(open.registry, 'report', WITHOUT_AGENT);
  expect((await check({ ...report, registeredAgentValues: forged })).problems).toMatchObject([REFUSED]);
  const formation = { ...report, filingType: 'llc' as const, registeredAgentValues: forged };
  expect((await withRecordedAgent(db(), formation, null, new Date())).problems).toMatchObject([REFUSED]);
});

test('a kept agent who is another one by now has to be named again, and nobody is named in their place', async () => {
  const begun = await keeping('report', WITH_A_PERSON);
  const other = await keeping('report', WITH_AN_ENTITY);
  const stale = { ...begun, registeredAgentValues: other.registeredAgentValues };
  const { filing } = await check(stale);
  expect(filing.registeredAgentValues.nameValues).toEqual(other.registeredAgentValues.nameValues);
  const now = new Date().toISOString();
  const problemsOf = (each: Filing) =>
    reviewProblems(each, { now, isNameTaken: false, found: [] }).filter(
      ({ step }) => step === 'registeredagent',
    );
  expect(problemsOf(filing)).toMatchObject([{ path: 'isAgentOnRecordKept', code: 'missing' }]);
  expect(problemsOf((await check(begun)).filing)).toEqual([]);
});

test('an entity that lost its good standing can no longer be kept', async () => {
  const filing = await keeping('report', WITH_AN_ENTITY);
  const standing = (status_code: string) =>
    db().updateTable('entity').set({ status_code }).where('entity_id', '=', '20101000002').execute();
  await standing('DQQ');
  expect((await check(filing)).problems).toMatchObject([REFUSED]);
  await standing('GOOD');
});

describe('once it is on record', () => {
  const changed = (filing: Filing) =>
    db()
      .transaction()
      .execute(async (tx): Promise<{ agent_id?: string }> =>
        (await keepsAgent(tx, filing)) ? {} : { agent_id: await insertAgent(tx, filing) },
      );

  test('a kept agent stays as it is', async () => {
    const { agent } = await onRecord(WITH_AN_ENTITY);
    const { filing } = await check(await keeping('report', WITH_AN_ENTITY));
    const { registeredAgentValues } = filing;
    const addressValues = agent?.addressValues ?? registeredAgentValues.addressValues;
    const unchanged = { ...filing, registeredAgentValues: { ...registeredAgentValues, addressValues } };
    expect(await changed(unchanged)).toEqual({});
  });

  test('a kept agent stays as it is however its addresses are spelled and whatever is said of them', async () => {
    const { filing } = await check(await keeping('report', WITH_AN_ENTITY));
    const { registeredAgentValues: agent } = filing;
    const { streetAddress } = agent.addressValues;
    const addressValues = {
      ...agent.addressValues,
      streetAddress: { ...streetAddress, address1: streetAddress.address1.toLowerCase(), hasChanged: true },
    };
    expect(await changed({ ...filing, registeredAgentValues: { ...agent, addressValues } })).toEqual({});
  });

  test('a kept agent at another address is the same entity', async () => {
    const { agent_id: before } = await onRecord(WITH_AN_ENTITY);
    const { filing } = await check(await keeping('report', WITH_AN_ENTITY));
    const { registeredAgentValues: agent } = filing;
    const streetAddress = { ...agent.addressValues.streetAddress, address1: '1 Elsewhere St' };
    const { agent_id = '' } = await changed({
      ...filing,
      registeredAgentValues: { ...agent, addressValues: { ...agent.addressValues, streetAddress } },
    });
    expect(agent_id).not.toBe(before);
    const row = await db()
      .selectFrom('registered_agent')
      .selectAll()
      .where('agent_id', '=', agent_id)
      .executeTakeFirstOrThrow();
    expect(row.agent_entity_id).toBe('20101000002');
    expect(row.details.addressValues.streetAddress.address1).toBe('1 Elsewhere St');
  });
});
