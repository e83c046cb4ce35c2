import { sql, type Kysely, type Migration } from 'kysely';

/** Day of the open report of an entity that had none: the first one that is still to come, from the first anniversary on. */
const FIRST_OPEN_REPORT = `
  update entity set report_due = (
    select min(due.day) from (
      select (make_date(year, entity.reporting_month, 1) + interval '3 months' - interval '1 day')::date as day
      from generate_series(extract(year from formation_date)::int + 1,
        greatest(extract(year from formation_date)::int + 1, extract(year from now() at time zone 'America/Denver')::int + 1)) as year
    ) as due
    where due.day >= (now() at time zone 'America/Denver')::date
  )
  where entity_type in ('DLLC', 'DPC', 'DNC', 'DC55', 'DC56') and status_code in ('DELAYED', 'GOOD', 'EXIST')`;

/** An overdue report: the last one whose day has passed. */
const OVERDUE_REPORT = `
  update entity set report_due = (
    select max(due.day) from (
      select (make_date(year, entity.reporting_month, 1) + interval '3 months' - interval '1 day')::date as day
      from generate_series(extract(year from formation_date)::int + 1, extract(year from now() at time zone 'America/Denver')::int) as year
    ) as due
    where due.day < coalesce(delinquency_date, (now() at time zone 'America/Denver')::date)
  )
  where entity_type in ('DLLC', 'DPC', 'DNC', 'DC55', 'DC56') and status_code in ('NONCOMP', 'DQQ')`;

const CHANGES = [
  `set local statement_timeout = 0`,

  // The record of an entity: its version, the day of its open report, and the mark that staff look at a change of its agent.
  `alter table entity
     add column version integer not null default 1,
     add column report_due date,
     add column agent_change_review boolean not null default false`,
  FIRST_OPEN_REPORT,
  OVERDUE_REPORT,
  // Housekeeping looks for reports that have become late.
  `create index entity_report_due on entity (report_due) where status_code in ('GOOD', 'EXIST', 'NONCOMP')`,

  // What the record said before each change, so that a filing knows what changed since it began.
  `create table entity_history (
     entity_id text not null references entity,
     version integer not null,
     name text not null,
     status_code text not null,
     reporting_month smallint not null,
     report_due date,
     principal_office jsonb not null,
     agent_id text references registered_agent,
     delinquency_date date,
     dissolution_date date,
     ended_at timestamptz not null,
     cause text not null constraint entity_history_cause_named check (cause in ('filing', 'housekeeping')),
     transaction_id text,
     primary key (entity_id, version)
   )`,

  // One open filing of a transaction an entity: while one is being paid or waits for staff, no other can be.
  `create table transaction_holding (
     entity_id text not null references entity,
     transaction_type text not null,
     submission_key uuid not null,
     expires_at timestamptz,
     primary key (entity_id, transaction_type)
   )`,
  `create index transaction_holding_submission on transaction_holding (submission_key)`,

  // Whether a filing has taken effect, will do so on its day, or waits for staff.
  `alter table filing_record add column effect_state text`,
  `update filing_record set effect_state = case
     when is_effective then 'effective'
     when (filing ->> 'adminFraudCheck')::boolean then 'waitingForReview'
     else 'delayed' end`,
  `alter table filing_record
     alter column effect_state set not null,
     add constraint filing_record_effect_state_named check (effect_state in ('effective', 'delayed', 'waitingForReview')),
     drop column is_effective`,
  `drop index filing_record_of_entity`,
  `create index filing_record_of_entity on filing_record (entity_id, filed_at desc)`,
];

/** Filings on an entity on record: versions of the record, one open filing of a transaction, and reports that become due. */
export const filingsOnRecord: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
