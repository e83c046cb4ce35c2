import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  `set local statement_timeout = 0`,

  // The words of a name as the rule book has them (wordsOf): "O'Neil & Co." is ONEIL, AND, CO.
  `create function name_words(name text) returns text[] language sql immutable parallel safe as $$
     select array_remove(string_to_array(regexp_replace(
       regexp_replace(replace(translate(upper(name), '.''\`', ''), '&', ' AND '), '\\mCO-OP\\M', 'COOP', 'g'),
       '[^A-Z0-9]+', ' ', 'g'), ' '), '')
   $$`,
  `create index entity_name_word on entity using gin (name_words(name))`,

  // Every word that some name has or had, so that beginnings and close spellings are looked for among words and not among names.
  `create table name_word (
     word text primary key,
     constraint name_word_not_empty check (word <> '')
   )`,
  `create index name_word_start on name_word (word text_pattern_ops)`,
  `create index name_word_close on name_word using gin (word gin_trgm_ops)`,
  `lock table entity in share row exclusive mode`,
  `insert into name_word select distinct unnest(name_words(name)) from entity`,
  // In the order of the words, so that two who add the same ones do not wait for each other.
  `create function add_name_words() returns trigger language plpgsql as $$
     begin
       insert into name_word
         select word from (select distinct unnest(name_words(name)) as word from added) as words
         where not exists (select from name_word as known where known.word = words.word)
         order by word
         on conflict do nothing;
       return null;
     end $$`,
  `create trigger entity_brings_words after insert on entity
     referencing new table as added for each statement execute function add_name_words()`,
  `create function add_changed_name_words() returns trigger language plpgsql as $$
     begin
       insert into name_word select distinct unnest(name_words(new.name)) as word order by word on conflict do nothing;
       return null;
     end $$`,
  `create trigger entity_changes_words after update of name on entity
     for each row when (old.name is distinct from new.name) execute function add_changed_name_words()`,
  ...['brings', 'changes'].map((what) => `alter table entity enable always trigger entity_${what}_words`),

  // What a certificate said when it was issued. One for each entity, day and statement: who asks twice on a day gets the same.
  `create table issued_certificate (
     certificate_number text primary key,
     entity_id text not null references entity (entity_id),
     entity_name text not null,
     entity_type text not null,
     status_code text not null,
     formation_date date not null,
     issued_on date not null,
     issued_at timestamptz not null,
     constraint issued_certificate_number_form check (certificate_number ~ '^[0-9A-Z]{16}$'),
     constraint issued_certificate_once unique (entity_id, issued_on, entity_name, status_code)
   )`,
];

/** Names are found by their words, in close spellings too; and a certificate can be checked by its number. */
export const frontDoor: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
