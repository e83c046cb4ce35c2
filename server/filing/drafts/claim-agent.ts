import type { Filing } from '#rules';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/tables';
import type { AgentHistoryTable } from '../../database/tables/agents';

/**
 * The verified identity that a filing names as its agent, which from now on counts for this filing alone: a leaked ID
 * can't be named on another. Undefined for an ID that is unknown, bound to another filing, or verified for another transaction or
 * another entity; a formation has no entity yet, and neither has its agent's identity.
 */
export async function claimAgent(
  db: Kysely<Database>,
  { submissionKey, transactionType, entityId, registeredAgentValues: { agentHistoryId } }: Filing,
): Promise<Selectable<AgentHistoryTable> | undefined> {
  if (agentHistoryId === '') return undefined;
  const isOfTransaction = ({ and, eb }: ExpressionBuilder<Database, 'agent_history'>) =>
    and([
      eb('agent_history_id', '=', agentHistoryId),
      eb('transaction_type', '=', transactionType),
      eb('transaction_entity_id', 'is not distinct from', entityId === '' ? null : entityId),
    ]);
  const claimed = await db
    .updateTable('agent_history')
    .set({ submission_key: submissionKey })
    .where(isOfTransaction)
    .where('submission_key', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (claimed !== undefined) return claimed;
  return db
    .selectFrom('agent_history')
    .selectAll()
    .where(isOfTransaction)
    .where('submission_key', '=', submissionKey)
    .executeTakeFirst();
}
