import { createHash } from 'node:crypto';
import type { Kysely, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/tables';
import type { Submission } from '../submissions/submissions';

/**
 * The reference in the address of a receipt: it permits viewing the receipt and mailing it, and nothing else. The filing's own reference,
 * which is its filer's secret, cannot be derived from it.
 */
export const receiptReference = (refId: string): string =>
  createHash('sha256').update(`receipt:${refId}`).digest('hex');

/** The submission of a reference, and whether the reference is the filer's own or only that of the receipt. */
export interface ResolvedReceipt {
  submission: Submission;
  isFilers: boolean;
}

/** Undefined for a reference of neither kind. */
export async function resolveReceipt(
  db: Kysely<Database>,
  reference: string,
): Promise<ResolvedReceipt | undefined> {
  const submission = await db
    .selectFrom('submission')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb('ref_id', '=', reference),
        sql<SqlBool>`encode(sha256(('receipt:' || ref_id)::bytea), 'hex') = ${reference}`,
      ]),
    )
    .executeTakeFirst();
  return submission && { submission, isFilers: submission.ref_id === reference };
}
