import type { Filing } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { AgentHistoryTable } from '../database/tables/agents';

/**
 * The verified identity that a filing names as its agent, which from now on counts for this filing alone: whoever learns its ID
 * can't name it on another. Undefined for an ID that is unknown, of another transaction, or bound to another filing.
 */
export async function claimAgent(
  db: Kysely<Database>,
  { submissionKey, transactionType, registeredAgentValues: { agentHistoryId } }: Filing,
): Promise<Selectable<AgentHistoryTable> | undefined> {
  if (agentHistoryId === '') return undefined;
  await db
    .updateTable('agent_history')
    .set({ submission_key: submissionKey })
    .where('agent_history_id', '=', agentHistoryId)
    .where('transaction_type', '=', transactionType)
    .where('submission_key', 'is', null)
    .execute();
  return db
    .selectFrom('agent_history')
    .selectAll()
    .where('agent_history_id', '=', agentHistoryId)
    .where('transaction_type', '=', transactionType)
    .where('submission_key', '=', submissionKey)
    .executeTakeFirst();
}
