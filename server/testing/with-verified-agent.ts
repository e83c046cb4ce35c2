import type { Filing } from '#rules';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import { llcFiling } from './llc-filing';

/** The filing with an agent who was verified for its entity and its transaction, and has consented, as the agent wizard leaves it. */
export async function withVerifiedAgent(registry: Registry, filing: Filing): Promise<Filing> {
  const { registeredAgentValues: agent } = await llcFiling(registry, 'Unused LLC');
  const { nameValues, addressValues } = agent;
  const agentHistoryId = unguessableId();
  await registry.db
    .insertInto('agent_history')
    .values({
      agent_history_id: agentHistoryId,
      agent_id: agent.id,
      authentication_type: 'D',
      agent_entity_id: null,
      transaction_type: filing.transactionType,
      transaction_entity_id: filing.entityId,
      details: JSON.stringify({ nameValues, addressValues }),
      created_at: registry.clock.now(),
    })
    .execute();
  return { ...filing, registeredAgentValues: { ...agent, agentHistoryId } };
}
