import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // In a large registry these take longer than any request may.
  `set local statement_timeout = 0`,
  `alter table driver_licence rename to driver_license`,
  `alter table driver_license rename column licence_number to license_number`,
  `update submission set state = 'canceled' where state = 'cancelled'`,
  `update payment_event set type = 'canceled' where type = 'cancelled'`,
  `update card_session set state = 'canceled' where state = 'cancelled'`,
  // Notifications that wait to be delivered name the event as well.
  `update outbox set payload = jsonb_set(payload, '{event,type}', '"payment.canceled"')
     where kind = 'payment-notification' and payload #>> '{event,type}' = 'payment.cancelled'`,
];

/** Tables and states are spelled as the office writes, as everything else is. */
export const americanSpelling: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
