import { sql, type Kysely, type Migration } from 'kysely';

/** Both kinds of files: their contents lie in the row, or in an object of a store that the row names, and never in neither. */
const FILES = ['attachment', 'filing_document'];

/**
 * Files may lie in an object store. The name of this registry there is made here, once: another registry, or an empty one that takes this
 * one's place by mistake, has another name, and takes none of these objects for its own.
 */
export const storedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of FILES) {
      const table = sql.table(name);
      await sql`alter table ${table} alter column contents drop not null`.execute(db);
      // By bytes, as object stores order their keys.
      await sql`alter table ${table} add column object_key text collate "C" unique`.execute(db);
      await sql`alter table ${table} add column object_digest text`.execute(db);
      await sql`alter table ${table} add constraint ${sql.ref(`${name}_lies_somewhere`)}
        check (num_nonnulls(contents, object_key) = 1 and (object_key is null) = (object_digest is null))`.execute(
        db,
      );
    }
    await sql`create table file_store (
      one boolean primary key default true check (one),
      prefix text not null,
      swept_to text not null default ''
    )`.execute(db);
    await sql`insert into file_store (prefix) values (gen_random_uuid()::text)`.execute(db);
  },
};
