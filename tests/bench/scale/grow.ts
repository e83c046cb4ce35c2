import { sql } from 'kysely';
import type { Connection } from '../../../server/database/connection';

type Db = Connection['db'];

/** A registry is filled by the database itself: a base of generated entities is copied, and each copy has filings, entries and jobs. */
export interface Size {
  entities: number;
  /** Filings of each entity. */
  filings: number;
  /** Filings of the one entity that has filed most. */
  most: number;
  auditEntries: number;
  accounts: number;
}

/** Serials of generated entities; personas have lower ones. */
const IS_GENERATED = sql`substr(entity_id, 5)::integer >= 1100000`;

/** The entity that has filed most. */
export const BUSIEST = '20101000001';

const ENTITY_COLUMNS = sql.raw(
  `entity_type, status_code, formation_date, jurisdiction, reporting_month, principal_office, agent_id, delinquency_date, dissolution_date,
   effective_at, report_due`,
);

/** Copies the entities until there are so many, each under the first word of another: words stay as frequent and as rare as they are. */
async function copyEntities(db: Db, entities: number): Promise<void> {
  const { rows } = await sql<{ base: number }>`
    select count(*)::integer as base from entity where ${IS_GENERATED}`.execute(db);
  const base = rows[0]?.base ?? 0;
  for (let copy = 1; copy * base < entities; copy += 1) {
    const wanted = Math.min(base, entities - copy * base);
    await sql`
      with original as (
        select *, substr(entity_id, 5)::integer as serial,
          split_part(lead(name, ${sql.lit(copy)}) over (order by hashtext(entity_id)), ' ', 1) as word
        from entity where ${IS_GENERATED} and substr(entity_id, 5)::integer < 1100000 + ${sql.lit(base)}
      ), added as (
        insert into entity (entity_id, name, ${ENTITY_COLUMNS})
        select left(entity_id, 4) || (serial + ${sql.lit(copy * base)}),
          coalesce(word, 'Other') || substr(name, position(' ' in name || ' ')), ${ENTITY_COLUMNS}
        from original where serial < 1100000 + ${sql.lit(wanted)}
        returning entity_id, name)
      insert into name_holding (name_key, close_key, name, holder_kind, holder_id)
      select name_text(name), name_text(name), name, 'entity', entity_id from added on conflict do nothing`.execute(
      db,
    );
  }
}

/** Filings that were paid long ago: the last ones of each entity, and those of the one that has filed most. */
async function addFilings(db: Db, { filings, most }: Size): Promise<void> {
  await sql`
    create temp table filed as
    select entity_id, gen_random_uuid() as submission_key, row_number() over () as number,
      timestamptz '2024-01-01' + (row_number() over () % 900) * interval '1 day' as filed_at
    from (select entity_id, ${sql.lit(filings)} as times from entity where entity_id <> ${BUSIEST}
      union all select ${BUSIEST}, ${sql.lit(most)}) as filer, generate_series(1, filer.times)`.execute(db);
  const filing = sql`jsonb_build_object('filingType', 'report', 'entityId', entity_id, 'submissionKey', submission_key,
    'transactionDescription', 'Periodic Report', 'additionalInfoValues', jsonb_build_object('attachments', '[]'::jsonb),
    'padding', repeat(md5(number::text), 8))`;
  await sql`insert into filing_draft (ref_id, submission_key, version, filing, money_moved, created_at, updated_at)
    select 'scale-' || number, submission_key, 1, '{}', true, filed_at, filed_at from filed`.execute(db);
  await sql`insert into submission (submission_key, ref_id, state, attempt, attempt_state, filing, filing_digest, amount, session_id,
      expires_at, created_at, updated_at)
    select submission_key, 'scale-' || number, 'filed', 1, 'active', '{}', repeat('0', 64), 25, 'scale-' || number,
      filed_at, filed_at, filed_at from filed`.execute(db);
  await sql`insert into filing_record (transaction_id, submission_key, entity_id, transaction_type, filing, filed_at, effective_at,
      amount, payment_type, session_id, effect_state)
    select '2024' || lpad((5000000 + number)::text, 8, '0'), submission_key, entity_id, 'PERRPT', ${filing}, filed_at, filed_at,
      25, 'Visa', 'scale-' || number, 'effective' from filed`.execute(db);
  await sql`insert into public_change (position, at, entity_id, kind, document, state)
    select number + (select coalesce(max(position), 0) from public_change), filed_at, entity_id, 'filing',
      '2024' || lpad((5000000 + number)::text, 8, '0'), 'effective' from filed`.execute(db);
  await sql`drop table filed`.execute(db);
}

/** What staff did through the years, most of it by a few of them, and some actions rarely. */
const addAudit = (db: Db, entries: number) =>
  sql`insert into audit_entry (at, user_id, action, entity_id, transaction_id)
    select timestamptz '2020-01-01' + number * (interval '2190 days' / ${sql.lit(entries)}),
      case when number % 10 < 6 then 'examiner' || number % 3 else 'clerk' || number % 4000 end,
      case when number % 50021 = 0 then 'paymentClosed' else (array['lockTaken', 'lockReleased', 'approved', 'signedOn'])[1 + number % 4] end,
      '2010' || (1100000 + number % 20000), null
    from generate_series(1, ${sql.lit(entries)}) as number`.execute(db);

const addAccounts = (db: Db, accounts: number) =>
  sql`insert into account (account_id, kind, user_id, name, email, entity_id, password_hash, created_at)
    select 'scale-' || number, 'secureFiling', 'scale-' || number,
      (array['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'])[1 + number % 8] || ' ' || initcap(translate(md5(number::text), '0123456789', 'aeioulnrst')),
      'scale-' || number || '@sample.example', entity_id, '$argon2id$none', now()
    from (select entity_id, row_number() over () as number from entity where ${IS_GENERATED} limit ${sql.lit(accounts)}) as of`.execute(
    db,
  );

/** Takes away the indexes that no constraint needs; answers how to make them again, which is quicker than keeping them up to date. */
async function takeIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'
      and tablename in ('entity', 'name_holding', 'filing_record', 'filing_draft', 'submission', 'audit_entry', 'account')`.execute(
    db,
  );
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
}

/** Lets a registry with generated entities grow to a size. Foreign keys and the public log's triggers are left out. */
export async function growTo(session: Db, size: Size): Promise<void> {
  await sql`set maintenance_work_mem = '512MB'`.execute(session);
  const indexes = await takeIndexes(session);
  await copyEntities(session, size.entities);
  await sql`set session_replication_role = replica`.execute(session);
  await addFilings(session, size);
  await addAudit(session, size.auditEntries);
  await addAccounts(session, size.accounts);
  await sql`reset session_replication_role`.execute(session);
  for (const index of indexes) await sql.raw(index).execute(session);
  await sql`vacuum analyze`.execute(session);
  await sql`reset maintenance_work_mem`.execute(session);
}
