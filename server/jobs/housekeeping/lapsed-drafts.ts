import type { Transaction } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';

const DAY = 86_400_000;

interface Draft {
  ref_id: string;
  submission_key: string;
}

/**
 * Drafts that nobody has touched since, oldest first, with their locks. One that is being saved or paid at this moment is passed
 * over, so that nobody waits and nothing is taken from under a filer.
 */
async function lockLapsed(tx: Transaction<Database>, before: Date, limit: number): Promise<Draft[]> {
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
                eb('submission.state', 'not in', ['lapsed', 'canceled']),
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

/** The drafts among these that no payment can reach any more: those without a submission, and those whose submission is locked now. */
async function lockUnpaid(tx: Transaction<Database>, drafts: readonly Draft[]): Promise<Draft[]> {
  const keys = drafts.map(({ submission_key }) => submission_key);
  const all = await tx
    .selectFrom('submission')
    .select('submission_key')
    .where('submission_key', 'in', keys)
    .execute();
  const locked = await tx
    .selectFrom('submission')
    .select('submission_key')
    .where('submission_key', 'in', keys)
    .where('state', 'in', ['lapsed', 'canceled'])
    .forUpdate()
    .skipLocked()
    .execute();
  const isOurs = new Set(locked.map(({ submission_key }) => submission_key));
  const isBusy = new Set(all.map(({ submission_key }) => submission_key).filter((key) => !isOurs.has(key)));
  return drafts.filter(({ submission_key }) => !isBusy.has(submission_key));
}

/**
 * Removes filings in progress that have lapsed, with everything that hangs on them: files, agents verified for them, and attempts
 * to pay that came to nothing. Never one for which money has moved or may still move.
 *
 * @returns how many were removed
 */
export async function removeLapsedDrafts({ db, clock, config }: Registry, limit: number): Promise<number> {
  const before = new Date(clock.now().getTime() - config.draftDays * DAY);
  return db.transaction().execute(async (tx) => {
    const lapsed = await lockLapsed(tx, before, limit);
    if (lapsed.length === 0) return 0;
    const drafts = await lockUnpaid(tx, lapsed);
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
    await tx.deleteFrom('attachment').where('ref_id', 'in', refs).execute();
    await tx.deleteFrom('filing_draft').where('ref_id', 'in', refs).execute();
    return drafts.length;
  });
}
