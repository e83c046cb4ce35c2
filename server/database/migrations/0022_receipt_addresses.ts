import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // Addresses to which a receipt was mailed, as digests: whoever has one and the receipt's number finds the receipt again.
  `create table receipt_address (
     transaction_id text not null references filing_record,
     address_key text not null,
     primary key (transaction_id, address_key)
   )`,
];

/** To whom a receipt was mailed. */
export const receiptAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
