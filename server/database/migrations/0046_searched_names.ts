import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The words of a name, as `name_words` has them, with a space between two. Written out, since a function of an index may not rely on
 * another one: PostgreSQL finds only its own while it makes or analyzes an index.
 */
const TEXT = `btrim(regexp_replace(
  regexp_replace(replace(translate(upper(name), '.''\`', ''), '&', ' AND '), '\\mCO-OP\\M', 'COOP', 'g'),
  '[^A-Z0-9]+', ' ', 'g'))`;

const CHANGES = [
  `set local statement_timeout = 0`,

  // The words of a name as one text, so that names that are exactly so, or begin so, are a range of an ordered index.
  `create function name_text(name text) returns text language sql immutable parallel safe as $$ select ${TEXT} $$`,

  // All that a search asks of a name: its words; every beginning of them with an asterisk, since an index that collects the words of a
  // beginning itself cannot skip in them; and the status with an equals sign. One index answers any combination of them.
  `create function search_terms(name text, status text) returns tsvector language sql immutable parallel safe as $$
     select array_to_tsvector(
       array(select unnest(array[word, left(word, length) || '*'])
             from unnest(string_to_array(nullif(${TEXT}, ''), ' ')) as word, generate_series(1, length(word)) as length)
       || ('=' || status))
   $$`,

  // Names that entities had before: people go on looking for a business under the name that they know. A name to which something was
  // added, as when statutory language enters it, is found as the one that it has become.
  `create table former_name (
     entity_id text not null references entity (entity_id),
     name text not null,
     primary key (entity_id, name)
   )`,
  `lock table entity in share row exclusive mode`,
  `create function keep_former_name() returns trigger language plpgsql as $$
     begin
       insert into former_name (entity_id, name) values (old.entity_id, old.name) on conflict do nothing;
       return null;
     end $$`,
  `create trigger entity_keeps_former_name after update of name on entity
     for each row when (not starts_with(name_text(new.name) || ' ', name_text(old.name) || ' '))
     execute function keep_former_name()`,
  `alter table entity enable always trigger entity_keeps_former_name`,
  `insert into former_name
     select distinct entity_history.entity_id, entity_history.name
     from entity_history join entity using (entity_id)
     where not starts_with(name_text(entity.name) || ' ', name_text(entity_history.name) || ' ')`,

  ...['entity', 'former_name'].map(
    (table) => `create index ${table}_name_text on ${table} (name_text(name) text_pattern_ops)`,
  ),
  `create index entity_search_terms on entity using gin (search_terms(name, status_code))`,
  `create index former_name_search_terms on former_name using gin (search_terms(name, ''))`,
];

/** Names, also former ones, are found by indexes alone, however common or short the words are. */
export const searchedNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
