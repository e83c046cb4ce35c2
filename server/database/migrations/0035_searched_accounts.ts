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
  'signedOn',
];

/** The audit log also tells which accounts an administrator has looked at. */
export const searchedAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table audit_entry drop constraint audit_entry_action_named`.execute(db);
    await sql`alter table audit_entry add constraint audit_entry_action_named
      check (action in (${sql.join(ACTIONS.map((action) => sql.lit(action)))}))`.execute(db);
  },
};
