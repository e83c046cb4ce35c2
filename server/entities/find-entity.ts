import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { AgentDetailsColumn } from '../database/tables/agents';
import type { EntityTable } from '../database/tables/entities';

/** An entity on record with its registered agent; `agent` is null without one. */
export type EntityOnRecord = Selectable<EntityTable> & { agent: AgentDetailsColumn | null };

/** The entity under this master ID, if any. */
export const findEntity = (db: Kysely<Database>, entityId: string): Promise<EntityOnRecord | undefined> =>
  db
    .selectFrom('entity')
    .leftJoin('registered_agent', 'registered_agent.agent_id', 'entity.agent_id')
    .selectAll('entity')
    .select('registered_agent.details as agent')
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
