import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // One row a text message, from before it is given to the provider: one that is tried again may have been taken all the same. No number and
  // no words: those are in the outbox.
  `create table text_delivery (
     message_id text primary key,
     provider_id text,
     delivery text not null constraint text_delivery_named check (delivery in ('tried', 'taken', 'sent', 'delivered', 'failed')),
     code text,
     tried_at timestamptz not null,
     changed_at timestamptz not null
   )`,
  `create index text_delivery_by_age on text_delivery (changed_at)`,
];

/** What became of text messages (T3-text). */
export const textDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
