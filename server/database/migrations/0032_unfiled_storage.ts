import { sql, type Kysely, type Migration } from 'kysely';

/** Rows over which the counts are spread: of what is saved at the same moment, each connection counts in a row of its own. */
const PARTS = 64;

const CHANGES = [
  `set local statement_timeout = 0`,

  // What is kept of people of whom nothing is known yet: filings for which no money was moved, and their files.
  // Summing a large registry would take longer than saving a filing does.
  `create table unfiled_storage (
     part integer primary key,
     draft_bytes bigint not null default 0,
     file_bytes bigint not null default 0
   ) with (fillfactor = 20)`,
  `insert into unfiled_storage (part) select generate_series(0, ${PARTS - 1})`,
  // Files first, as those who remove a filing with its files write them.
  `lock table attachment, filing_draft in share row exclusive mode`,
  `update unfiled_storage set
     draft_bytes = (select coalesce(sum(pg_column_size(filing)), 0) from filing_draft where not money_moved),
     file_bytes = (select coalesce(sum(size), 0) from attachment join filing_draft using (ref_id) where not money_moved)
   where part = 0`,

  `create function add_unfiled(drafts bigint, files bigint) returns void language sql as $$
     update unfiled_storage
     set draft_bytes = draft_bytes + coalesce(drafts, 0), file_bytes = file_bytes + coalesce(files, 0)
     where part = pg_backend_pid() % ${PARTS} and (drafts <> 0 or files <> 0)
   $$`,
  // A draft counts what its row holds on the disk: the size is read from the row, and nothing is unpacked for it.
  `create function count_draft() returns trigger language plpgsql as $$
     declare
       drafts bigint := 0;
       files bigint := 0;
     begin
       if not new.money_moved then
         drafts := pg_column_size(new.filing);
       end if;
       if tg_op = 'UPDATE' then
         if not old.money_moved then
           drafts := drafts - pg_column_size(old.filing);
         end if;
         if old.money_moved <> new.money_moved then
           select coalesce(sum(size), 0) * case when new.money_moved then -1 else 1 end into files
             from attachment where ref_id = new.ref_id;
         end if;
       end if;
       if drafts <> 0 or files <> 0 then
         perform add_unfiled(drafts, files);
       end if;
       return null;
     end $$`,
  `create function count_removed_drafts() returns trigger language plpgsql as $$
     begin
       perform add_unfiled((select -sum(pg_column_size(filing)) from going where not money_moved), 0);
       return null;
     end $$`,
  `create function count_files() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then
         perform add_unfiled(0, (select sum(size) from coming join filing_draft using (ref_id) where not money_moved));
       else
         perform add_unfiled(0, (select -sum(size) from going join filing_draft using (ref_id) where not money_moved));
       end if;
       return null;
     end $$`,
  `create trigger filing_draft_counted after insert or update of filing, money_moved on filing_draft
     for each row execute function count_draft()`,
  `create trigger filing_draft_uncounted after delete on filing_draft
     referencing old table as going for each statement execute function count_removed_drafts()`,
  `create trigger attachment_counted after insert on attachment
     referencing new table as coming for each statement execute function count_files()`,
  `create trigger attachment_uncounted after delete on attachment
     referencing old table as going for each statement execute function count_files()`,
  // Whoever loads rows without the checks of references must not lose count of them.
  `alter table filing_draft enable always trigger filing_draft_counted`,
  `alter table filing_draft enable always trigger filing_draft_uncounted`,
  `alter table attachment enable always trigger attachment_counted`,
  `alter table attachment enable always trigger attachment_uncounted`,
];

/** How much is stored of filings that nobody has paid for, counted by the database, whichever version of the server writes. */
export const unfiledStorage: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
