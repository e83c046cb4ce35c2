import type { Filing } from '#rules';
import { agentDisplayName, emptyRegisteredAgent } from '#rules';
import { agentOnRecord } from '../../entities/agent-on-record';
import {
  delayedBy,
  fileAndPay,
  filingOnRecord,
  letDaysPass,
  openCardPage,
  submitFiling,
} from '../../testing/filing-on-record';
import type { AgentCandidate } from '../../testing/named-agent';
import { keepingAgent, withNamedAgent, ROBIN, saveAgentFor } from '../../testing/named-agent';
import { entityOnRecord } from '../../testing/on-record';
import { paySavedFiling, withSubmissions } from '../../testing/private-files';
import { refusalProblem, refusalProblems } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { receiptAnswer } from '../receipt/receipt';

const ENTITY = '20101000001';
const OTHER_ENTITY = '20101000004';
const UNDER_REVIEW = '20101000040';
const WITHOUT_AGENT = '20101000070';
const DISSOLVED = '20101000006';
const COMMERCIAL_AGENT = { entityId: '20101000002' };
const MARISOL: AgentCandidate = { license: '923456789', lastName: "Example-O'Neil" };

const registry = registryOfTests();
const db = () => registry().db;

async function onRecord(entityId = ENTITY) {
  const entity = await entityOnRecord(registry(), entityId);
  return { ...entity, agentName: entity.agent && agentDisplayName({ ...entity.agent }) };
}

/** A change of agent to somebody who was verified for it. */
async function changeTo(agent: AgentCandidate, entityId = ENTITY): Promise<Filing> {
  const filing = await filingOnRecord(registry(), 'chgra', entityId);
  return withNamedAgent(filing, await saveAgentFor(registry(), filing, agent));
}

const problemsOf = (filing: Filing) => refusalProblems(registry(), filing);
const problemOf = (filing: Filing) => refusalProblem(registry(), filing);

test('the agent changes at once, and nothing else does', async () => {
  const before = await onRecord();
  const { receipt } = await fileAndPay(registry(), await changeTo(ROBIN));
  expect(receipt).toMatchObject({
    name: before.name,
    masterId: ENTITY,
    amount: 10,
    entityStatus: 'GOOD',
    adminFraudCheck: false,
  });
  const after = await onRecord();
  expect(after.agentName).toBe('Robin Sample');
  expect(after.agent_id).not.toBe(before.agent_id);
  const { agent, agent_id, agentName, version } = after;
  expect(after).toEqual({ ...before, agent, agent_id, agentName, version });
  expect(version).toBe(before.version + 1);
});

test('an entity becomes the agent under its number, and one that is its own agent is marked', async () => {
  await fileAndPay(registry(), await changeTo(COMMERCIAL_AGENT, OTHER_ENTITY));
  const changed = await onRecord(OTHER_ENTITY);
  expect(changed.agentName).toBe('Bluebird Registered Agents, Inc.');
  expect(await agentOnRecord(db(), changed, new Date())).toEqual({ nameTyp: 'O', isInGoodStanding: true });
  await fileAndPay(registry(), await changeTo({ entityId: OTHER_ENTITY }, OTHER_ENTITY));
  const { agent, agentName } = await onRecord(OTHER_ENTITY);
  expect(agentName).toBe('Aspen Glow Cooperative');
  expect(agent?.nameValues.name.isEntityOwnAgentChecked).toBe(true);
});

test('an entity without an agent gets one', async () => {
  expect((await onRecord(WITHOUT_AGENT)).agentName).toBeNull();
  await fileAndPay(registry(), await changeTo(ROBIN, WITHOUT_AGENT));
  expect((await onRecord(WITHOUT_AGENT)).agentName).toBe('Robin Sample');
});

test('the agent on record serves until a delayed change takes effect', async () => {
  const { agentName: before } = await onRecord();
  await fileAndPay(registry(), delayedBy(registry(), await changeTo(MARISOL), 5));
  await letDaysPass(registry(), 4);
  expect((await onRecord()).agentName).toBe(before);
  await letDaysPass(registry(), 3);
  expect((await onRecord()).agentName).toBe("Marisol Ana Example-O'Neil");
});

const withProof = (filing: Filing) => withSubmissions(registry(), filing, ['AFFIDAVIT']);

test('on a marked entity it asks for an email and private attachments', async () => {
  const filing = await changeTo(ROBIN, UNDER_REVIEW);
  expect(filing.adminFraudCheck).toBe(true);
  const unchecked = { ...filing, adminFraudCheck: false };
  expect((await problemsOf(unchecked)).map(({ step }) => step)).toEqual([
    'email',
    'email',
    'privateattachments',
  ]);
});

test('on a marked entity it is paid and queued for review, changes nothing, and stands in the way of another', async () => {
  const before = await onRecord(UNDER_REVIEW);
  const receipt = await paySavedFiling(registry(), await withProof(await changeTo(ROBIN, UNDER_REVIEW)));
  expect(receipt).toMatchObject({ adminFraudCheck: true, amount: 10 });
  await letDaysPass(registry(), 100);
  expect(await onRecord(UNDER_REVIEW)).toEqual(before);
  expect(await problemOf((await withProof(await changeTo(MARISOL, UNDER_REVIEW))).filing)).toMatchObject({
    path: 'entityId',
    code: 'unavailable',
  });
});

test('what the browser says of the agent counts for nothing', async () => {
  const filing = await changeTo({ entityId: OTHER_ENTITY });
  const { nameValues } = emptyRegisteredAgent();
  const forged = { ...nameValues.name, nameTyp: 'I' as const, firstName: 'Mal', lastName: 'Lory' };
  await fileAndPay(registry(), {
    ...filing,
    registeredAgentValues: { ...filing.registeredAgentValues, nameValues: { name: forged }, id: ENTITY },
  });
  expect((await onRecord()).agentName).toBe('Aspen Glow Cooperative');
});

describe('an agent is refused', () => {
  const MISSING = { step: 'registeredagent', path: 'agentHistoryId', code: 'missing' };

  test('who was verified for another entity', async () => {
    const filing = await filingOnRecord(registry(), 'chgra', ENTITY);
    const saved = await saveAgentFor(registry(), { ...filing, entityId: OTHER_ENTITY });
    expect(await problemOf(withNamedAgent(filing, saved))).toMatchObject(MISSING);
  });

  test('who was verified for another transaction', async () => {
    const filing = await filingOnRecord(registry(), 'chgra', ENTITY);
    const saved = await saveAgentFor(registry(), { ...filing, transactionType: 'REPORT' });
    expect(await problemOf(withNamedAgent(filing, saved))).toMatchObject(MISSING);
  });

  test('whom nobody has verified', async () => {
    const filing = await changeTo(ROBIN);
    const { registeredAgentValues: agent } = filing;
    const forged = { ...filing, registeredAgentValues: { ...agent, agentHistoryId: 'made-up' } };
    expect(await problemOf(forged)).toMatchObject(MISSING);
  });

  test('who is on record already, without having been named again', async () => {
    const filing = await filingOnRecord(registry(), 'chgra', ENTITY);
    expect(filing.registeredAgentValues).toEqual(emptyRegisteredAgent());
    const agent = filing.recordValues?.registeredAgentValues ?? emptyRegisteredAgent();
    const withAgentOnRecord = {
      ...filing,
      registeredAgentValues: { ...agent, agentConsentRadio: 'Y' as const },
    };
    expect((await problemsOf(withAgentOnRecord))[0]).toMatchObject(MISSING);
    expect((await problemsOf(keepingAgent(filing)))[0]).toMatchObject({
      step: 'registeredagent',
      path: 'isAgentOnRecordKept',
      code: 'unavailable',
    });
  });

  test('who has not consented', async () => {
    const filing = await changeTo(ROBIN);
    const { registeredAgentValues: agent } = filing;
    for (const agentConsentRadio of ['', 'N'] as const)
      expect(
        await problemOf({ ...filing, registeredAgentValues: { ...agent, agentConsentRadio } }),
      ).toMatchObject({ step: 'registeredagent', path: 'agentConsentRadio' });
  });

  test('that has lost its good standing since it was verified', async () => {
    const filing = await changeTo(COMMERCIAL_AGENT);
    const standing = (status_code: string) =>
      db()
        .updateTable('entity')
        .set({ status_code })
        .where('entity_id', '=', COMMERCIAL_AGENT.entityId)
        .execute();
    await standing('DQQ');
    expect(await problemOf(filing)).toMatchObject({ step: 'registeredagent', code: 'state' });
    await standing('GOOD');
  });

  test('whose street address lies outside of Colorado or is a PO box', async () => {
    const filing = await changeTo(ROBIN);
    const { registeredAgentValues: agent } = filing;
    const { streetAddress } = agent.addressValues;
    const at = (address: Partial<typeof streetAddress>): Filing => ({
      ...filing,
      registeredAgentValues: {
        ...agent,
        addressValues: { ...agent.addressValues, streetAddress: { ...streetAddress, ...address } },
      },
    });
    const away = at({ address1: '2020 Carey Ave', city: 'Cheyenne', state: 'WY', zip: '82001' });
    expect((await problemsOf(away)).map(({ code }) => code)).toContain('state');
    expect((await problemsOf(at({ address1: 'PO Box 12' }))).map(({ code }) => code)).toContain('poBox');
  });
});

test('a dissolved entity has no change of agent', async () => {
  expect(await problemOf(await changeTo(ROBIN, DISSOLVED))).toMatchObject({
    path: 'entityId',
    code: 'unavailable',
  });
});

test('two at the same moment: one is paid, the other is told, also afterwards', async () => {
  const filings = [await changeTo(ROBIN), await changeTo(MARISOL)];
  const results = await Promise.allSettled(filings.map((filing) => submitFiling(registry(), filing)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await letDaysPass(registry(), 2);
});

test('one that began before another changed the agent sees the record first', async () => {
  const late = await changeTo(MARISOL);
  await fileAndPay(registry(), await changeTo(ROBIN));
  expect(await problemOf(late)).toMatchObject({
    path: 'recordValues.registeredAgent',
    code: 'recordChanged',
    message: expect.stringContaining('the registered agent') as string,
  });
});

test('an expired payment leaves the agent as it was', async () => {
  const { agentName } = await onRecord();
  const { refId } = await openCardPage(registry(), await changeTo(COMMERCIAL_AGENT));
  await letDaysPass(registry(), 2);
  expect(await receiptAnswer(registry(), refId)).toEqual({ code: 410 });
  expect((await onRecord()).agentName).toBe(agentName);
});

test('the agent on record with the same addresses is no change, with another one it is', async () => {
  await fileAndPay(registry(), await changeTo(ROBIN, OTHER_ENTITY));
  const again = await changeTo(ROBIN, OTHER_ENTITY);
  expect(await problemOf(again)).toMatchObject({ step: 'additionalinfo', code: 'unchanged' });
  const { registeredAgentValues: agent } = again;
  const mailingAddress = {
    ...agent.addressValues.streetAddress,
    addressTyp: 'MAIL' as const,
    address1: 'PO Box 7',
    addressSelectionType: 'USER' as const,
  };
  const addressValues = { ...agent.addressValues, mailingAddress, isSameAsStreetAddressChecked: false };
  await fileAndPay(registry(), { ...again, registeredAgentValues: { ...agent, addressValues } });
  const { agent: changed } = await onRecord(OTHER_ENTITY);
  expect(changed?.addressValues.mailingAddress.address1).toBe('PO Box 7');
});
