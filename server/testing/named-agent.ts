import type { Filing } from '#rules';
import { keepAgent } from '#rules';
import type { components } from '#api';
import type { Registry } from '../context';
import { operations } from '../operations/all';
import { sampleAgent } from '../sample-data/sample-agents';

type SavedAgent = components['schemas']['SavedAgent'];
type AgentSave = components['schemas']['AgentSave'];

/** Which of the sample entities is the agent, or the sample person with a license. */
export type AgentCandidate = { entityId: string } | { license: string; lastName: string };

/** Who has a sample license and is of age. */
export const ROBIN: AgentCandidate = { license: '921234567', lastName: 'Sample' };

const authentication = (agent: AgentCandidate): Pick<AgentSave, 'authenticationType'> & Partial<AgentSave> =>
  'entityId' in agent
    ? { authenticationType: 'ID', entityId: agent.entityId }
    : { authenticationType: 'D', dl: agent.license, lastName: agent.lastName };

/** Saves an agent as the wizard does; for the transaction and entity of the filing unless others are given. */
export async function saveAgentFor(
  registry: Registry,
  { transactionType, entityId }: Pick<Filing, 'transactionType' | 'entityId'>,
  agent: AgentCandidate = ROBIN,
): Promise<SavedAgent> {
  // The registry reads name and addresses from its own record of who was verified.
  const { nameValues, addressValues } = sampleAgent(0);
  const body: AgentSave = {
    nameValues,
    addressValues,
    ...authentication(agent),
    transType: transactionType,
    transEntityId: entityId,
  };
  const request = { query: {}, path: {}, header: {}, rawBody: '', clientAddress: '', body };
  const { apiData } = await operations.saveAgent(registry, request as never);
  if (apiData.agent === undefined) throw new Error(`The agent was not saved: ${apiData.code}`);
  return apiData.agent;
}

/** The filing with this saved agent, who has consented. A person is reached by mail at the street address. */
export const withNamedAgent = (filing: Filing, saved: SavedAgent): Filing => ({
  ...filing,
  registeredAgentValues: {
    ...filing.registeredAgentValues,
    ...saved,
    addressValues: { ...saved.addressValues, isSameAsStreetAddressChecked: true },
    agentConsentRadio: 'Y',
  },
});

/** The filing with the agent whom the entity has on record, as the wizard puts it there. */
export function keepingAgent(filing: Filing): Filing {
  const agent = filing.recordValues?.registeredAgentValues;
  if (!agent) throw new Error(`The entity ${filing.entityId} has no agent on record.`);
  return { ...filing, registeredAgentValues: { ...keepAgent(agent), agentConsentRadio: 'Y' } };
}
