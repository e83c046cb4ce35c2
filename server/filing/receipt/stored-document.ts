import type { Registry } from '../../context';
import { CONTENTS_COLUMNS } from '../../database/tables/filings';
import { enqueueObjectRemoval } from '../../outbox/enqueue-object-removal';

/** The stamped document of a filing as it was stored; undefined while it was not. */
export async function storedDocument(
  { db, providers }: Registry,
  transactionId: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('filing_document')
    .select(CONTENTS_COLUMNS)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row && providers.files.read(row);
}

/** Stores a stamped document, its contents first, and answers with the stored one: of two that were drawn at once, the first. */
export async function storeDocument(
  registry: Registry,
  transactionId: string,
  contents: Buffer,
): Promise<Buffer | undefined> {
  const { db, clock, providers } = registry;
  const kept = await providers.files.keep('documents', contents);
  const isFirst = await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('filing_document')
      .values({ transaction_id: transactionId, ...kept, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('transaction_id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) await enqueueObjectRemoval(tx, [kept], clock.now());
    return numInsertedOrUpdatedRows > 0n;
  });
  return isFirst ? contents : storedDocument(registry, transactionId);
}
