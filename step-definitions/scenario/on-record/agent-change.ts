import type { Filing } from '#rules';
import { agentSaveBody, emptyRegisteredAgent, withAgentDetails, withSavedAgent } from '#rules';
import type { ApiScenarioContext } from '../context/api';
import { NAVIGATION } from '../context/api';
import { completeFiling } from '../../samples/filing';

/** The sample entity that changes of agent name, and its name. */
export const NEW_AGENT = { id: '20101000002', name: 'Bluebird Registered Agents, Inc.' };

const TRANSACTION = 'CHG_AGT_INFO';

/** The new agent, saved for a change of the agent of this entity as the wizard saves it. */
async function newAgentFor(
  { client }: ApiScenarioContext,
  entityId: string,
): Promise<Filing['registeredAgentValues']> {
  const { data } = await client.call('goodStandingDetails', { path: { id: NEW_AGENT.id } });
  if (!data?.agent) throw new Error(`The sample registry has no entity ${NEW_AGENT.id}.`);
  const emptyAgent = emptyRegisteredAgent();
  const verifyValues = { ...emptyAgent.verifyValues, checkedTyp: 'E' as const, entityId: NEW_AGENT.id };
  const foundAgent = withAgentDetails({ ...emptyAgent, verifyValues }, data.agent);
  const body = agentSaveBody(foundAgent, { ...NAVIGATION, transType: TRANSACTION, entityId });
  const saved = await client.call('saveAgent', { body });
  if (!saved.data?.agent) throw new Error('The registry did not save the agent.');
  return withSavedAgent(foundAgent, saved.data.agent);
}

/**
 * A complete change of the agent of an entity on record, begun with its summary as the application begins it.
 * @param verifiedFor the entity that the new agent was verified for; the same unless a scenario says otherwise
 */
export async function agentChangeOn(
  context: ApiScenarioContext,
  entityId: string,
  verifiedFor = entityId,
): Promise<Filing> {
  const newFiling = await context.begunOn(entityId, 'chgra', TRANSACTION);
  const sample = completeFiling(newFiling.submissionKey, '');
  const { additionalInfoValues, effectiveDateValues, filersValues, notificationsValues } = sample;
  return {
    ...newFiling,
    registeredAgentValues: { ...(await newAgentFor(context, verifiedFor)), agentConsentRadio: 'Y' },
    additionalInfoValues,
    effectiveDateValues,
    filersValues,
    notificationsValues,
  };
}
