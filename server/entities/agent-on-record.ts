import type { AgentOnRecord } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { EntityOnRecord } from './find-entity';
import { STANDING_COLUMNS, withStandingAt } from './standing-by-clock';

/** The entity that serves as agent; undefined for an individual. */
const agentEntity = (db: Kysely<Database>, agentId: string) =>
  db
    .selectFrom('registered_agent')
    .innerJoin('entity', 'entity.entity_id', 'registered_agent.agent_entity_id')
    .select(STANDING_COLUMNS)
    .where('registered_agent.agent_id', '=', agentId)
    .executeTakeFirst();

/** The facts that decide whether the agent of an entity can continue to serve; null for an entity without one. */
export async function agentOnRecord(
  db: Kysely<Database>,
  { agent, agent_id: agentId }: Pick<EntityOnRecord, 'agent' | 'agent_id'>,
  now: Date,
): Promise<AgentOnRecord | null> {
  if (agent === null || agentId === null) return null;
  const entity = await agentEntity(db, agentId);
  const isInGoodStanding = entity !== undefined && withStandingAt(entity, now).status_code === 'GOOD';
  return { nameTyp: agent.nameValues.name.nameTyp, isInGoodStanding };
}
