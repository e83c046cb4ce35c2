import { sql, type Kysely, type Migration } from 'kysely';

/** Agents that filings put on record are known by the verified identity that the filing named. */
const OF_VERIFIED_AGENTS = `
  update registered_agent set agent_entity_id = entity.entity_id
  from entity
  where registered_agent.details -> 'nameValues' -> 'name' ->> 'nameTyp' = 'O'
    and entity.name = registered_agent.details -> 'nameValues' -> 'name' ->> 'orgName'
    and exists (select from agent_history where agent_history.agent_entity_id = entity.entity_id)`;

const CHANGES = [
  `set local statement_timeout = 0`,
  // An agent that is itself an entity serves only while that one is in good standing. The samples put agents on record first.
  `alter table registered_agent
     add column agent_entity_id text references entity deferrable initially deferred`,
  OF_VERIFIED_AGENTS,
];

/** Which entity a registered agent is, where it is one. */
export const agentsThatAreEntities: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
