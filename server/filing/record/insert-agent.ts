import type { Filing, RegisteredAgentValues } from '#rules';
import { sameAgent } from '#rules';
import { type QueryCreator, sql, type Transaction } from 'kysely';
import { unguessableId } from '../../database/identifiers';
import type { Database } from '../../database/tables';

const onRecord = (tx: Transaction<Database>, agentId: string) =>
  tx.selectFrom('registered_agent').select('details').where('agent_id', '=', agentId).executeTakeFirst();

/** Which entity the agent is: of one on record as it is there, of another one as it was verified; null for an individual. */
const entityOfAgent = (agent: RegisteredAgentValues) =>
  agent.isAgentOnRecordKept
    ? sql<string | null>`(select agent_entity_id from registered_agent where agent_id = ${agent.id})`
    : sql<
        string | null
      >`(select agent_entity_id from agent_history where agent_history_id = ${agent.agentHistoryId})`;

/** The statement, or a part of one, that puts the agent that a filing names on record. */
export const agentInsertion = (
  db: QueryCreator<Database>,
  { registeredAgentValues: agent }: Filing,
  agentId: string,
) =>
  db.insertInto('registered_agent').values({
    agent_id: agentId,
    agent_entity_id: entityOfAgent(agent),
    details: JSON.stringify({ nameValues: agent.nameValues, addressValues: agent.addressValues }),
  });

/**
 * Puts the agent that a filing names on record.
 *
 * @returns the ID under which the entity names its agent
 */
export async function insertAgent(tx: Transaction<Database>, filing: Filing): Promise<string> {
  const agentId = unguessableId();
  await agentInsertion(tx, filing, agentId).execute();
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
