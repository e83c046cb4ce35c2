import type { Transaction } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import { lockUnpaid, removeDrafts, type DraftKeys } from '../../filing/drafts/remove-drafts';

const DAY = 86_400_000;

/**
 * Drafts that nobody has saved since, oldest first, locked until the end of the transaction. One that is being saved or paid at this
 * moment is skipped, so that nobody waits for the cleanup and no filer loses what they are working on.
 */
async function lockExpired(tx: Transaction<Database>, before: Date, limit: number): Promise<DraftKeys[]> {
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

/**
 * Removes filings in progress that have expired, with everything that belongs to them: files, agents verified for them, names that
 * they hold, and attempts to pay that failed. Never one for which money has moved or may still move.
 *
 * @returns how many were removed
 */
export async function removeExpiredDrafts({ db, clock, config }: Registry, limit: number): Promise<number> {
  const now = clock.now();
  const expiredBefore = new Date(now.getTime() - config.draftDays * DAY);
  return db.transaction().execute(async (tx) => {
    const expired = await lockExpired(tx, expiredBefore, limit);
    if (expired.length === 0) return 0;
    const drafts = await lockUnpaid(tx, expired);
    if (drafts.length === 0) return 0;
    await removeDrafts(tx, drafts, now);
    return drafts.length;
  });
}
