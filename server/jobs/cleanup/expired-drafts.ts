import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import { lockUnpaid, removeDrafts, type DraftKeys } from '../../filing/drafts/remove-drafts';
import { changeEach, mayBeTried } from '../../outbox/set-aside';

const DAY = 86_400_000;

/**
 * Drafts that nobody has saved since, oldest first, locked until the end of the transaction. One that is being saved or paid at this
 * moment is skipped, so that nobody waits for the cleanup and no filer loses what they are working on.
 */
async function lockExpired(
  tx: Transaction<Database>,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<DraftKeys[]> {
  return tx
    .selectFrom('filing_draft')
    .select(['ref_id', 'submission_key'])
    .where('money_moved', '=', false)
    .where('updated_at', '<', before)
    .where(mayBeTried('cleanup', sql.ref('ref_id'), now))
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
 * @returns how many were removed; one that cannot be removed is set aside
 */
export async function removeExpiredDrafts(registry: Registry, limit: number): Promise<number> {
  const { db, clock, config } = registry;
  const now = clock.now();
  const expiredBefore = new Date(now.getTime() - config.draftDays * DAY);
  return db.transaction().execute(async (tx) => {
    const expired = await lockExpired(tx, { before: expiredBefore, now, limit });
    if (expired.length === 0) return 0;
    const rows = await lockUnpaid(tx, expired);
    const batch = { job: 'cleanup', rows, subjectOf: ({ ref_id }: DraftKeys) => ref_id, now } as const;
    return changeEach(registry, tx, batch, (draft) => removeDrafts(tx, [draft], now));
  });
}
