import type { Filing, RegisteredAgentValues } from '#rules';
import { sameAgent } from '#rules';
import type { Transaction } from 'kysely';
import { unguessableId } from '../../database/identifiers';
import type { Database } from '../../database/tables';

const onRecord = (tx: Transaction<Database>, agentId: string) =>
  tx
    .selectFrom('registered_agent')
    .select(['agent_entity_id', 'details'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst();

/** Which entity the agent is: of one on record as it is there, of another one as it was verified; null for an individual. */
async function entityOfAgent(
  tx: Transaction<Database>,
  agent: RegisteredAgentValues,
): Promise<string | null> {
  if (agent.isAgentOnRecordKept) return (await onRecord(tx, agent.id))?.agent_entity_id ?? null;
  const verified = await tx
    .selectFrom('agent_history')
    .select('agent_entity_id')
    .where('agent_history_id', '=', agent.agentHistoryId)
    .executeTakeFirst();
  return verified?.agent_entity_id ?? null;
}

/**
 * Puts the agent that a filing names on record.
 *
 * @returns the ID under which the entity names its agent
 */
export async function insertAgent(
  tx: Transaction<Database>,
  { registeredAgentValues: agent }: Filing,
): Promise<string> {
  const { nameValues, addressValues } = agent;
  const agentId = unguessableId();
  await tx
    .insertInto('registered_agent')
    .values({
      agent_id: agentId,
      agent_entity_id: await entityOfAgent(tx, agent),
      details: JSON.stringify({ nameValues, addressValues }),
    })
    .execute();
  return agentId;
}

/**
 * Whether a filing leaves the agent on record as it is, however its addresses are spelled. So an agent whom another filing names before this
 * one takes effect is not overwritten.
 */
export async function keepsAgent(
  tx: Transaction<Database>,
  { registeredAgentValues: agent }: Filing,
): Promise<boolean> {
  const agentBefore = agent.isAgentOnRecordKept ? await onRecord(tx, agent.id) : undefined;
  return agentBefore !== undefined && sameAgent(agent, agentBefore.details);
}
