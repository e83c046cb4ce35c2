import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Requests to remove personal data from a document of which one was taken before. They have a table of their own, since an older server
 * still relies on one request a document in the first; both are numbered in one order.
 */
export const furtherRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table pii_further_request (
      request_id bigint primary key default nextval(pg_get_serial_sequence('pii_request', 'request_id')),
      entity_id text not null references entity,
      pii_transaction_id text not null references filing_record,
      removal_transaction_id text not null references filing_record,
      filers jsonb not null,
      user_id text not null,
      created_at timestamptz not null
    )`.execute(db);
    await sql`create index pii_further_request_of_entity on pii_further_request (entity_id)`.execute(db);
    await sql`create index pii_further_request_of_document on pii_further_request (pii_transaction_id)`.execute(
      db,
    );
  },
};
