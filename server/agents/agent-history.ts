import type { components } from '#api';
import type { Selectable } from 'kysely';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import type { AgentHistoryTable } from '../database/tables/agents';
import type { VerifiedAgent } from './agent-verification';

type AgentSave = components['schemas']['AgentSave'];
type SavedAgent = components['schemas']['SavedAgent'];

/** Keeps a verified agent for the filing that names it. The filing is believed only with the history's ID. */
export async function saveVerifiedAgent(
  { db, clock }: Pick<Registry, 'db' | 'clock'>,
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

/** An agent that was kept before, as it was answered then. */
export const savedAgentOf = ({
  agent_id,
  agent_history_id,
  details,
}: Selectable<AgentHistoryTable>): SavedAgent => ({
  id: agent_id,
  agentHistoryId: agent_history_id,
  ...details,
});
