import type { components } from '#api';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import type { VerifiedAgent } from './agent-verification';

type AgentSave = components['schemas']['AgentSave'];
type SavedAgent = components['schemas']['SavedAgent'];

/** Keeps a verified agent for the filing that names it. The filing is believed only with the history's ID. */
export async function keepAgent(
  { db, clock }: Registry,
  { authenticationType, transType, transEntityId }: AgentSave,
  { details, agentEntityId }: VerifiedAgent,
): Promise<SavedAgent> {
  const ids = { agent_history_id: unguessableId(), agent_id: agentEntityId ?? unguessableId() };
  await db
    .insertInto('agent_history')
    .values({
      ...ids,
      authentication_type: authenticationType,
      agent_entity_id: agentEntityId,
      transaction_type: transType,
      // A wizard that was entered for a formation sends an empty ID: there is no entity yet.
      transaction_entity_id: transEntityId || null,
      details: JSON.stringify(details),
      created_at: clock.now(),
    })
    .execute();
  return { id: ids.agent_id, agentHistoryId: ids.agent_history_id, ...details };
}
