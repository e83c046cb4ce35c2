import { sql, type Kysely, type Migration } from 'kysely';

/** Payments that somebody has to look at: for no filing that the registry knows, or disputed by who paid. */
export const paymentMatters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table payment_matter (
      kind text not null constraint payment_matter_kind check (kind in ('withoutFiling', 'disputed')),
      session_id text not null,
      reference text not null,
      amount integer not null,
      last4 text,
      detail text not null default '',
      noticed_at timestamptz not null,
      settled_at timestamptz,
      primary key (kind, session_id)
    )`.execute(db);
    await sql`create index payment_matter_open on payment_matter (noticed_at) where settled_at is null`.execute(
      db,
    );
  },
};
