import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/** First serial of numbers given by this server; the sample registry stays below it. */
const FIRST_RECORD_NUMBER = 5_000_001;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create sequence record_number start ${sql.lit(FIRST_RECORD_NUMBER)}`.execute(db);

  await db.schema
    .createTable('registered_agent')
    .addColumn('agent_id', 'text', (column) => column.primaryKey())
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('entity')
    .addColumn('entity_id', 'text', (column) => column.primaryKey())
    .addColumn('entity_type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status_code', 'text', (column) => column.notNull())
    .addColumn('formation_date', 'date', (column) => column.notNull())
    .addColumn('jurisdiction', 'text', (column) => column.notNull())
    .addColumn('reporting_month', 'smallint', (column) =>
      column.notNull().check(sql`reporting_month between 1 and 12`),
    )
    .addColumn('principal_office', 'jsonb', (column) => column.notNull())
    .addColumn('agent_id', 'text', (column) => column.references('registered_agent.agent_id'))
    .addColumn('sbf', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('fraud_flag', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('delinquency_date', 'date')
    .addColumn('dissolution_date', 'date')
    .addColumn('effective_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index entity_name_words on entity using gin (name gin_trgm_ops)`.execute(db);
  await sql`create index entity_name_start on entity (lower(name) text_pattern_ops)`.execute(db);

  await db.schema
    .createTable('agent_history')
    .addColumn('agent_history_id', 'text', (column) => column.primaryKey())
    .addColumn('agent_id', 'text', (column) => column.notNull())
    .addColumn('authentication_type', 'text', (column) => column.notNull())
    .addColumn('agent_entity_id', 'text')
    .addColumn('transaction_type', 'text', (column) => column.notNull())
    .addColumn('transaction_entity_id', 'text')
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('name_holding')
    .addColumn('name_key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('holder_kind', 'text', (column) =>
      column.notNull().check(sql`holder_kind in ('entity', 'filing')`),
    )
    .addColumn('holder_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('name_holding_holder')
    .on('name_holding')
    .columns(['holder_kind', 'holder_id'])
    .execute();

  await db.schema
    .createTable('reserved_name')
    .addColumn('name_key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('owner_name', 'text', (column) => column.notNull())
    .addColumn('owner_address', 'jsonb', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('driver_licence')
    .addColumn('licence_number', 'text', (column) => column.primaryKey())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('middle_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('suffix', 'text', (column) => column.notNull())
    .addColumn('birth_date', 'date', (column) => column.notNull())
    .addColumn('address', 'jsonb', (column) => column.notNull())
    .addColumn('is_service_down', 'boolean', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('zip_code')
    .addColumn('zip', 'text', (column) => column.primaryKey())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('clock_offset')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('milliseconds', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('loaded_data')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .execute();
}

/** Entities on record, their names and agents, and what they are checked against. */
export const registry: Migration = { up };
