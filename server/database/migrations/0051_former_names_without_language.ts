import { sql, type Kysely, type Migration } from 'kysely';

/** Statutory language at the end of a name, as the rule book finds it (`withoutStatutoryLanguage`). */
const LANGUAGE = String.raw`'\s*,(?!\s*Reinstated\y)[^,]{1,60}\y(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$'`;

/** Whether a name is found as the one that an entity has, since that begins so. */
const isFoundAs = (name: string, present: string): string =>
  `starts_with(name_text(${present}) || ' ', name_text(${name}) || ' ')`;

const CHANGES = [
  `set local statement_timeout = 0`,
  `create or replace function keep_former_name() returns trigger language plpgsql as $$
     declare former text := regexp_replace(old.name, ${LANGUAGE}, '', 'i');
     begin
       if not ${isFoundAs('former', 'new.name')} then
         insert into former_name (entity_id, name) values (old.entity_id, former) on conflict do nothing;
       end if;
       return null;
     end $$`,
  `with removed as (
       delete from former_name where name ~* ${LANGUAGE} returning entity_id, regexp_replace(name, ${LANGUAGE}, '', 'i') as former
     )
     insert into former_name
       select distinct entity_id, former from removed join entity using (entity_id)
       where not ${isFoundAs('former', 'entity.name')}
       on conflict do nothing`,
];

/**
 * The statutory language that a name had at times is no former name, as the record shows none (T1-former): who looks for "delinquent" does not
 * look for those that were.
 */
export const formerNamesWithoutLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
