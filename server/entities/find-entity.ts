import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { AgentDetailsColumn } from '../database/tables/agents';
import type { EntityTable } from '../database/tables/entities';
import { awaitsEffect, withStandingAt } from './standing-by-clock';

/** An entity on record with its registered agent; `agent` is null without one. */
export type EntityOnRecord = Selectable<EntityTable> & { agent: AgentDetailsColumn | null };

/** The entity under this master ID, if any, with the standing that it has now by the office's clock. */
export async function findEntity(
  db: Kysely<Database>,
  entityId: string,
  now: Date,
): Promise<EntityOnRecord | undefined> {
  const found = await db
    .selectFrom('entity')
    .leftJoin('registered_agent', 'registered_agent.agent_id', 'entity.agent_id')
    .selectAll('entity')
    .select('registered_agent.details as agent')
    .select((is) => awaitsEffect(is, now).as('awaits_effect'))
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { awaits_effect: awaits, ...entity } = found;
  return awaits ? entity : withStandingAt(entity, now);
}
