import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // Making an index reads the whole table, which in a large registry takes longer than any request may.
  `set local statement_timeout = 0`,

  // What the open record lists entities by; each list goes on from an entity, so none reads more than it shows.
  `create index entity_of_type on entity (entity_type, entity_id)`,
  `create index entity_of_status on entity (status_code, entity_id)`,
  `create index entity_of_city on entity (lower(principal_office #>> '{streetAddress,city}'), entity_id)`,
  `create index entity_formed on entity (formation_date, entity_id)`,
  `create index entity_of_agent on entity (agent_id, entity_id)`,

  `create function agent_name(details jsonb) returns text language sql immutable parallel safe as $$
     select lower(case details #>> '{nameValues,name,nameTyp}'
       when 'O' then details #>> '{nameValues,name,orgName}'
       else (details #>> '{nameValues,name,firstName}') || ' ' || (details #>> '{nameValues,name,lastName}') end) $$`,
  `create index registered_agent_by_name on registered_agent (agent_name(details))`,
];

/** Entities by their type, status, city, day of formation and agent (T4-read). */
export const openRecord: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
