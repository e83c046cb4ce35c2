import type { Transaction } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';

const DAY = 86_400_000;

interface Draft {
  ref_id: string;
  submission_key: string;
}

/**
 * Drafts that nobody has saved since, oldest first, locked until the end of the transaction. One that is being saved or paid at this
 * moment is skipped, so that nobody waits for the cleanup and no filer loses what they are working on.
 */
async function lockExpired(tx: Transaction<Database>, before: Date, limit: number): Promise<Draft[]> {
  return tx
    .selectFrom('filing_draft')
    .select(['ref_id', 'submission_key'])
    .where('money_moved', '=', false)
    .where('updated_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submission')
            .select('submission.ref_id')
            .whereRef('submission.ref_id', '=', 'filing_draft.ref_id')
            .where(({ eb, or }) =>
              or([
                eb('submission.state', 'not in', ['expired', 'canceled']),
                eb('submission.updated_at', '>=', before),
              ]),
            ),
        ),
      ),
    )
    .orderBy('updated_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The drafts among these that can't be paid any more: those without a submission, and those whose submission is locked here. */
async function lockUnpaid(tx: Transaction<Database>, drafts: readonly Draft[]): Promise<Draft[]> {
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
 * Removes filings in progress that have expired, with everything that belongs to them: files, agents verified for them, names that
 * they hold, and attempts to pay that failed. Never one for which money has moved or may still move.
 *
 * @returns how many were removed
 */
export async function removeExpiredDrafts({ db, clock, config }: Registry, limit: number): Promise<number> {
  const expiredBefore = new Date(clock.now().getTime() - config.draftDays * DAY);
  return db.transaction().execute(async (tx) => {
    const expired = await lockExpired(tx, expiredBefore, limit);
    if (expired.length === 0) return 0;
    const drafts = await lockUnpaid(tx, expired);
    if (drafts.length === 0) return 0;
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
    await tx.deleteFrom('attachment').where('ref_id', 'in', refs).execute();
    await tx.deleteFrom('filing_draft').where('ref_id', 'in', refs).execute();
    return drafts.length;
  });
}
