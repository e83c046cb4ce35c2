import { sql, type Kysely, type Migration } from 'kysely';

const ACTIONS = [
  'lockTaken',
  'lockTakenOver',
  'lockReleased',
  'lockExpired',
  'approved',
  'rejected',
  'privateFilesSeen',
  'personalDataSeen',
  'personalDataRemoved',
  'accountsSeen',
  'accountCreated',
  'accountChanged',
  'paymentClosed',
  'signedOn',
];

/** Payments that need attention are closed by staff, and say until when a dispute can be answered. */
export const closedPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment_matter add column closed_by text, add column answer_by timestamptz`.execute(
      db,
    );
    await sql`alter table audit_entry drop constraint audit_entry_action_named`.execute(db);
    await sql`alter table audit_entry add constraint audit_entry_action_named
      check (action in (${sql.join(ACTIONS.map((action) => sql.lit(action)))}))`.execute(db);
  },
};
