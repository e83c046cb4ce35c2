import type { Filing, RegisteredAgentValues } from '#rules';
import type { Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { unguessableId } from '../../database/identifiers';
import type { Database } from '../../database/tables';

/** The agent on record under this ID, and where the filing names one that was verified for it, that one. */
const sourceOf = (tx: Transaction<Database>, agent: RegisteredAgentValues) =>
  agent.isAgentOnRecordKept
    ? tx
        .selectFrom('registered_agent')
        .select(['agent_entity_id', 'details'])
        .where('agent_id', '=', agent.id)
        .executeTakeFirst()
    : tx
        .selectFrom('agent_history')
        .select(['agent_entity_id', 'details'])
        .where('agent_history_id', '=', agent.agentHistoryId)
        .executeTakeFirst();

/**
 * Puts the agent that a filing names on record.
 *
 * @returns the ID under which the entity names its agent: for an agent that is kept as it is, the one that it has
 */
export async function insertAgent(
  tx: Transaction<Database>,
  { registeredAgentValues: agent }: Filing,
): Promise<string> {
  const { nameValues, addressValues } = agent;
  const details = { nameValues, addressValues };
  const source = await sourceOf(tx, agent);
  if (agent.isAgentOnRecordKept && isDeepStrictEqual(source?.details, details)) return agent.id;
  const agentId = unguessableId();
  await tx
    .insertInto('registered_agent')
    .values({
      agent_id: agentId,
      agent_entity_id: source?.agent_entity_id ?? null,
      details: JSON.stringify(details),
    })
    .execute();
  return agentId;
}
