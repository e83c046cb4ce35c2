import type { Filing } from '#rules';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import { llcFiling } from './llc-filing';

/** The filing with an agent whose identity was verified for its entity and transaction, as the agent wizard leaves it. */
export async function withVerifiedAgent(registry: Registry, filing: Filing): Promise<Filing> {
  const { registeredAgentValues: agent } = await llcFiling(registry, 'Unused LLC');
  const agentHistoryId = unguessableId();
  const { id, nameValues, addressValues } = agent;
  await registry.db
    .insertInto('agent_history')
    .values({
      agent_history_id: agentHistoryId,
      agent_id: id,
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
