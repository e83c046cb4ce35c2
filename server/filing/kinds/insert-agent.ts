import type { Filing } from '#rules';
import type { Transaction } from 'kysely';
import { unguessableId } from '../../database/identifiers';
import type { Database } from '../../database/tables';

/**
 * Puts the agent that a filing names on record.
 *
 * @returns the ID under which the entity names its agent
 */
export async function insertAgent(
  tx: Transaction<Database>,
  { registeredAgentValues: { nameValues, addressValues } }: Filing,
): Promise<string> {
  const agentId = unguessableId();
  await tx
    .insertInto('registered_agent')
    .values({ agent_id: agentId, details: JSON.stringify({ nameValues, addressValues }) })
    .execute();
  return agentId;
}
