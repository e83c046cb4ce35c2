import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Why a charge is refunded, with its submission, and what the last request to pay for a draft was refused with. An older server leaves
 * both empty: it tells a refund without its cause, and a refusal only to the page that asked.
 */
export const refundsAndRefusals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table submission add column refund_cause jsonb`.execute(db);
    await sql`alter table filing_draft add column refusal jsonb`.execute(db);
  },
};
