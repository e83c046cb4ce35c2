import { sql, type Kysely, type Migration } from 'kysely';

/** A column that holds one of these values only. */
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `alter table ${table} add constraint ${table}_${column}_named
     check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`;

const CHANGES = [
  // Checking a constraint reads the whole table, which in a large registry takes longer than any request may.
  `set local statement_timeout = 0`,

  // An empty digest said that newer content is about to replace the attempt: now a state says so, and a digest is always a digest.
  `alter table submission add column attempt_state text not null default 'active'`,
  `update submission set attempt_state = 'replaced',
     filing_digest = encode(sha256(convert_to(filing::text, 'UTF8')), 'hex')
     where filing_digest = ''`,
  `alter table submission alter column attempt_state drop default`,
  oneOf('submission', 'attempt_state', ['active', 'replaced']),
  `alter table submission add constraint submission_filing_digest_is_sha256
     check (filing_digest ~ '^[0-9a-f]{64}$')`,

  // The name that the filing holds while it is paid, so that a payment event need not ask which name that is. Null for none.
  `alter table submission add column held_name text`,
  `update submission set held_name = filing -> 'entityNameValues' ->> 'name'`,

  // An attempt whose time is over has expired, as the provider calls it too.
  `update submission set state = 'expired' where state = 'lapsed'`,
  oneOf('submission', 'state', [
    ...['opening', 'awaiting', 'declined', 'expired', 'canceled'],
    ...['filed', 'refunding', 'refunded'],
  ]),
  oneOf('payment_event', 'type', ['succeeded', 'failed', 'expired', 'canceled', 'refunded']),
  oneOf('payment_event', 'action', ['file', 'refund', 'release', 'none']),
  oneOf('card_session', 'state', ['open', 'processing', 'succeeded', 'expired', 'canceled', 'refunded']),
  oneOf('card_charge', 'state', ['processing', 'succeeded', 'refunded']),
  oneOf('outbox', 'state', ['queued', 'done', 'failed']),

  `update outbox set kind = 'cleanup' where kind = 'housekeeping'`,
  `update outbox set dedupe_key = 'cleanup' where dedupe_key = 'housekeeping'`,

  // The agent wizard sent an empty entity ID for a formation, which has no entity yet.
  `update agent_history set transaction_entity_id = null where transaction_entity_id = ''`,
];

/** Every state is a named value in a column of its own, and the database takes no other. */
export const namedStates: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
