import { sql, type Kysely, type Migration } from 'kysely';

/** A receipt is found by a digest of its filing's reference (`receiptReference`), from which the filing itself is not found. */
export const receiptReferences: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unique index submission_receipt_reference
        on submission (encode(sha256(('receipt:' || ref_id)::bytea), 'hex'))`.execute(db);
  },
};
