import { sql, type Kysely, type Migration } from 'kysely';

const INDEXES = [
  // Making an index reads the whole table, which in a large registry takes longer than any request may.
  `set local statement_timeout = 0`,

  // The audit log from its newest entry on: all of it, of one action, of one person, or of one person's action.
  `create index audit_entry_by_time on audit_entry (at, audit_id)`,
  `create index audit_entry_of_action_by_time on audit_entry (action, at, audit_id)`,
  `create index audit_entry_of_user_by_time on audit_entry (user_id, at, audit_id)`,
  `create index audit_entry_of_user_action_by_time on audit_entry (user_id, action, at, audit_id)`,

  // Accounts by a part of the name, in the order in which they are listed, and staff by the whole name.
  `create index account_by_user_id on account (user_id)`,
  `create index account_name on account using gin (lower(name) gin_trgm_ops)`,
  `create index account_staff_name on account (lower(name)) where kind = 'staff'`,
  `create index staff_name_name on staff_name (lower(name))`,

  // The filings of one entity, of which there may be thousands: a page of them and how many there are without reading what was filed, and
  // those few that are still to take effect.
  `create index filing_record_listed on filing_record (entity_id, filed_at desc, transaction_id desc) include (effect_state)`,
  `create index filing_record_to_come on filing_record (entity_id, filed_at, transaction_id)
     where effect_state in ('delayed', 'waitingForReview')`,
];

/** Lists of a registry that has grown: no page of them reads more than it shows, however long they are. */
export const longLists: Migration = {
  async up(db: Kysely<unknown>) {
    for (const index of INDEXES) await sql.raw(index).execute(db);
  },
};
