import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  `alter table driver_licence rename to driver_license`,
  `alter table driver_license rename column licence_number to license_number`,
  `update submission set state = 'canceled' where state = 'cancelled'`,
  `update payment_event set type = 'canceled' where type = 'cancelled'`,
  `update card_session set state = 'canceled' where state = 'cancelled'`,
];

/** Tables and states are spelled as the office writes, as everything else is. */
export const americanSpelling: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
