import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import { lockUnpaid, removeDrafts } from './remove-drafts';

/**
 * - `deleted`: nothing leads to the filing any more.
 * - `paid`: money has moved for it, so it stays, and so does its return code.
 */
export type DeletedFiling = 'deleted' | 'paid' | 'unknown';

/**
 * Deletes a filing in progress because its filer says so. One whose card page is still open may yet be paid there: it loses its return
 * code at once, and the cleanup removes it when it was not paid.
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
