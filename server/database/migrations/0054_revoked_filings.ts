import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // Checking a constraint reads the whole table, which in a large registry takes longer than any request may.
  `set local statement_timeout = 0`,
  `alter table filing_record
     drop constraint filing_record_effect_state_named,
     add constraint filing_record_effect_state_named
       check (effect_state in ('effective', 'delayed', 'waitingForReview', 'rejected', 'revoked')) not valid`,
  `alter table filing_record validate constraint filing_record_effect_state_named`,
];

/** A delayed filing can be revoked before its day (T1-revoke). */
export const revokedFilings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
