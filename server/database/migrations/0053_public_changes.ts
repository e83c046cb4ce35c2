import { sql, type Kysely, type Migration } from 'kysely';

/** The lock of those who add to the log; held from the end of a transaction until it is committed. */
const LOCK = 4_153_042_053;

const CHANGES = [
  // What is public and changed, in one order. It names no value: what a record said is in its effects. No foreign keys, since they would
  // wait for locks of transactions that wait for this log.
  `create table public_change (
     position bigint primary key,
     at timestamptz not null,
     entity_id text not null,
     kind text not null,
     document text,
     version integer,
     state text
   )`,

  // Whoever adds to the log is alone until he has committed: positions have no gaps, and appear in their order.
  `create function next_public_position() returns bigint language plpgsql volatile as $$
     begin
       perform pg_advisory_xact_lock(${LOCK});
       return (select coalesce(max(position), 0) + 1 from public_change);
     end $$`,

  `create function log_effect() returns trigger language plpgsql as $$
     begin
       insert into public_change (position, at, entity_id, kind, document, version)
         values (next_public_position(), clock_timestamp(), new.entity_id, 'record', new.document, new.version);
       return null;
     end $$`,
  `create function log_filing() returns trigger language plpgsql as $$
     begin
       insert into public_change (position, at, entity_id, kind, document, state)
         values (next_public_position(), clock_timestamp(), new.entity_id, tg_argv[0], new.transaction_id,
           case tg_argv[0] when 'filing' then new.effect_state end);
       return null;
     end $$`,

  // Deferred to the end of the transaction, so that nobody waits for anything else while he holds the lock.
  `create constraint trigger record_effect_is_logged after insert on record_effect deferrable initially deferred
     for each row when (new.cause not in ('start', 'secureFiling')) execute function log_effect()`,
  `create constraint trigger filing_record_is_logged after insert on filing_record deferrable initially deferred
     for each row execute function log_filing('filing')`,
  `create constraint trigger filing_record_state_is_logged after update of effect_state on filing_record deferrable initially deferred
     for each row when (old.effect_state is distinct from new.effect_state) execute function log_filing('filing')`,
  `create constraint trigger filing_record_withheld_is_logged after update of withheld_at on filing_record deferrable initially deferred
     for each row when (old.withheld_at is null and new.withheld_at is not null) execute function log_filing('withheld')`,
];

/** Each public change has its position in one log, written in the transaction that makes it, by servers of every version (T4-log). */
export const publicChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
