import { agentDisplayName } from '#rules';
import { delayedBy, fileAndPay, filingOnRecord, letDaysPass } from '../../testing/filing-on-record';
import { keepingAgent, withNamedAgent, ROBIN, saveAgentFor } from '../../testing/named-agent';
import { entityOnRecord } from '../../testing/on-record';
import { registryOfTests } from '../../testing/registry-of-tests';

const DELINQUENT = '20101000003';

const registry = registryOfTests();

async function onRecord(entityId = DELINQUENT) {
  const entity = await entityOnRecord(registry(), entityId);
  if (!entity.agent) throw new Error(`${entityId} has no agent on record.`);
  return {
    status: entity.status_code,
    agentId: entity.agent_id,
    name: agentDisplayName({ ...entity.agent }),
  };
}

const cure = async () => keepingAgent(await filingOnRecord(registry(), 'cure', DELINQUENT));

test('a cure that keeps the agent leaves the one whom another filing has named before it takes effect', async () => {
  const before = await onRecord();
  await fileAndPay(registry(), delayedBy(registry(), await cure(), 10));
  expect(await onRecord()).toEqual(before);
  const change = await filingOnRecord(registry(), 'chgra', DELINQUENT);
  await fileAndPay(registry(), withNamedAgent(change, await saveAgentFor(registry(), change, ROBIN)));
  const changed = await onRecord();
  expect(changed.name).toBe('Robin Sample');
  await letDaysPass(registry(), 11);
  expect(await onRecord()).toEqual({ ...changed, status: 'GOOD' });
});
