import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/tables';

/** What is stored for unpaid filings: their answers, or their files. */
type Stored = 'draft_bytes' | 'file_bytes';

/** More than all requests under way can add together: so far from the bound, nobody waits for anybody else. */
const UNDER_WAY_BYTES = 1024 ** 3;

/** Bytes of all filings that nobody has paid for, as the database keeps them (`unfiled_storage`). */
export async function storedBytes(db: Kysely<Database>, what: Stored): Promise<number> {
  const { bytes } = await db
    .selectFrom('unfiled_storage')
    .select(({ fn }) => fn.sum<string>(what).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Whether this much more can certainly be stored, even with what others are about to store. */
export const isFarFromFull = async (
  db: Kysely<Database>,
  what: Stored,
  { bytes, most }: { bytes: number; most: number },
): Promise<boolean> => (await storedBytes(db, what)) + bytes + UNDER_WAY_BYTES <= most;

/**
 * Blocks other transactions from storing anything until this one ends, and waits for those that are under way: then the stored amount is
 * known exactly. Like all others, the caller must have locked the row of a draft before changing it.
 */
export async function lockStorage(tx: Transaction<Database>): Promise<void> {
  await tx.selectFrom('unfiled_storage').select('part').orderBy('part').limit(1_000).forUpdate().execute();
}
