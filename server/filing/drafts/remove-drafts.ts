import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { enqueueObjectRemoval } from '../../outbox/enqueue-object-removal';

/** The keys of a filing in progress, in its own row and in those of its payment. */
export interface DraftKeys {
  ref_id: string;
  submission_key: string;
}

/** The drafts among these that can't be paid any more: those without a submission, and those whose submission is locked here. */
export async function lockUnpaid(
  tx: Transaction<Database>,
  drafts: readonly DraftKeys[],
): Promise<DraftKeys[]> {
  const keys = drafts.map(({ submission_key }) => submission_key);
  const all = await tx
    .selectFrom('submission')
    .select('submission_key')
    .where('submission_key', 'in', keys)
    .limit(keys.length)
    .execute();
  const locked = await tx
    .selectFrom('submission')
    .select('submission_key')
    .where('submission_key', 'in', keys)
    .where('state', 'in', ['expired', 'canceled'])
    .limit(keys.length)
    .forUpdate()
    .skipLocked()
    .execute();
  const isLocked = new Set(locked.map(({ submission_key }) => submission_key));
  const isBusy = new Set(all.map(({ submission_key }) => submission_key).filter((key) => !isLocked.has(key)));
  return drafts.filter(({ submission_key }) => !isBusy.has(submission_key));
}

/**
 * Removes filings in progress with everything that belongs to them: files, agents verified for them, names that they hold, return codes,
 * and attempts to pay that failed. The caller has locked them, and knows that no money has moved or may still move.
 */
export async function removeDrafts(
  tx: Transaction<Database>,
  drafts: readonly DraftKeys[],
  now: Date,
): Promise<void> {
  const refs = drafts.map(({ ref_id }) => ref_id);
  const keys = drafts.map(({ submission_key }) => submission_key);
  await tx.deleteFrom('payment_event').where('submission_key', 'in', keys).execute();
  await tx.deleteFrom('submission').where('submission_key', 'in', keys).execute();
  await tx.deleteFrom('agent_history').where('submission_key', 'in', keys).execute();
  await tx
    .deleteFrom('name_holding')
    .where('holder_kind', '=', 'filing')
    .where('holder_id', 'in', refs)
    .execute();
  await tx.deleteFrom('transaction_holding').where('submission_key', 'in', keys).execute();
  const files = await tx
    .deleteFrom('attachment')
    .where('ref_id', 'in', refs)
    .returning('object_key')
    .execute();
  await enqueueObjectRemoval(tx, files, now);
  await tx.deleteFrom('filing_draft').where('ref_id', 'in', refs).execute();
}
