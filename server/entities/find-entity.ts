import type { AgentOnRecord } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { AgentDetailsColumn } from '../database/tables/agents';
import type { EntityTable } from '../database/tables/entities';

/** An entity on record with its registered agent; `agent` is null without one. */
export type EntityOnRecord = Selectable<EntityTable> & {
  agent: AgentDetailsColumn | null;
  /** Status of the entity that serves as agent; null for an individual, and without an agent. */
  agent_status: string | null;
};

/** The entity under this master ID, if any. */
export const findEntity = (db: Kysely<Database>, entityId: string): Promise<EntityOnRecord | undefined> =>
  db
    .selectFrom('entity')
    .leftJoin('registered_agent', 'registered_agent.agent_id', 'entity.agent_id')
    .leftJoin('entity as agent_entity', 'agent_entity.entity_id', 'registered_agent.agent_entity_id')
    .selectAll('entity')
    .select(['registered_agent.details as agent', 'agent_entity.status_code as agent_status'])
    .where('entity.entity_id', '=', entityId)
    .executeTakeFirst();

/** What decides whether the agent of an entity can serve on; null for an entity without one. */
export const agentOnRecord = ({ agent, agent_status: status }: EntityOnRecord): AgentOnRecord | null =>
  agent && { nameTyp: agent.nameValues.name.nameTyp, isInGoodStanding: status === 'GOOD' };
