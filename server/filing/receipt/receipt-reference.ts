import { createHash } from 'node:crypto';
import type { Kysely, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/tables';

/**
 * The reference in the address of a receipt: it permits viewing the receipt and mailing it, and nothing else. The filing's own reference,
 * which is its filer's secret, cannot be derived from it.
 */
export const receiptReference = (refId: string): string =>
  createHash('sha256').update(`receipt:${refId}`).digest('hex');

/** The filing of a reference, and whether the reference is the filer's own or only that of the receipt. */
export interface ResolvedReceipt {
  refId: string;
  isFilers: boolean;
}

/** Undefined for a reference of neither kind. */
export async function resolveReceipt(
  db: Kysely<Database>,
  reference: string,
): Promise<ResolvedReceipt | undefined> {
  const row = await db
    .selectFrom('submission')
    .select('ref_id')
    .where(({ or, eb }) =>
      or([
        eb('ref_id', '=', reference),
        sql<SqlBool>`encode(sha256(('receipt:' || ref_id)::bytea), 'hex') = ${reference}`,
      ]),
    )
    .executeTakeFirst();
  return row && { refId: row.ref_id, isFilers: row.ref_id === reference };
}
