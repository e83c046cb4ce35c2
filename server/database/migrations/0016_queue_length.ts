import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  `set local statement_timeout = 0`,

  // How many filings wait. Counting a long queue would take longer than all the rest of one of its pages.
  `create table queue_length (
     one boolean primary key default true,
     waiting bigint not null,
     constraint queue_length_has_one_row check (one),
     constraint queue_length_not_negative check (waiting >= 0)
   )`,
  `lock table pending_filing in share row exclusive mode`,
  `insert into queue_length (waiting) select count(*) from pending_filing where state in ('unlocked', 'locked')`,
  // Once a statement, and only where filings come or go: a lock that is taken, renewed or released waits for nobody.
  `create function count_queue() returns trigger language plpgsql as $$
     declare
       difference bigint := 0;
     begin
       if tg_op <> 'DELETE' then
         difference := (select count(*) from coming where state in ('unlocked', 'locked'));
       end if;
       if tg_op <> 'INSERT' then
         difference := difference - (select count(*) from going where state in ('unlocked', 'locked'));
       end if;
       if difference <> 0 then
         update queue_length set waiting = waiting + difference;
       end if;
       return null;
     end $$`,
  `create trigger pending_filing_comes after insert on pending_filing
     referencing new table as coming for each statement execute function count_queue()`,
  `create trigger pending_filing_changes after update on pending_filing
     referencing old table as going new table as coming for each statement execute function count_queue()`,
  `create trigger pending_filing_goes after delete on pending_filing
     referencing old table as going for each statement execute function count_queue()`,
  // Whoever loads rows without the checks of references must not lose count of them, nor change what was logged.
  ...['comes', 'changes', 'goes'].map(
    (what) => `alter table pending_filing enable always trigger pending_filing_${what}`,
  ),
  `alter table audit_entry enable always trigger audit_entry_is_append_only`,

  // The locks of an administrator who signs off.
  `create index pending_filing_locked on pending_filing (lock_user_id) where state = 'locked'`,

  // A look at requests to remove personal data is told apart from one at the private files of a filing.
  `alter table audit_entry
     drop constraint audit_entry_action_named,
     add constraint audit_entry_action_named check (action in ('lockTaken', 'lockTakenOver', 'lockReleased', 'lockExpired',
       'approved', 'rejected', 'privateFilesSeen', 'personalDataSeen', 'personalDataRemoved', 'signedOn'))`,
];

/** The length of the queue, kept by the database; and the audit log's own word for looks at personal data. */
export const queueLength: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
