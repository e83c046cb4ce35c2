import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import { lockUnpaid, removeDrafts } from './remove-drafts';

/**
 * - `deleted`: nothing leads to the filing any more.
 * - `paid`: money has moved for it, so it stays, and so does its return code.
 */
export type DeletedFiling = 'deleted' | 'paid' | 'unknown';

/**
 * Deletes a filing in progress at its filer's request. If its card page is still open, it may yet be paid there: then it loses its return
 * code at once, and the cleanup removes it if it was not paid.
 */
export const deleteFiling = (db: Kysely<Database>, refId: string, now: Date): Promise<DeletedFiling> =>
  db.transaction().execute(async (tx) => {
    const draft = await tx
      .selectFrom('filing_draft')
      .select(['ref_id', 'submission_key', 'money_moved'])
      .where('ref_id', '=', refId)
      .forUpdate()
      .executeTakeFirst();
    if (draft === undefined) return 'unknown';
    if (draft.money_moved) return 'paid';
    const isUnpaid = (await lockUnpaid(tx, [draft])).length > 0;
    if (isUnpaid) await removeDrafts(tx, [draft], now);
    else await tx.deleteFrom('return_code').where('ref_id', '=', refId).execute();
    return 'deleted';
  });
