import type { Registry } from '../../context';
import type { JobResult } from '../../jobs/job';
import { kindOf } from '../kinds/find-kind';

/** A delayed filing takes effect, as its kind does it. Nothing happens the second time. */
export async function takeEffect({ db, clock }: Registry, transactionId: string): Promise<JobResult> {
  return db.transaction().execute(async (tx) => {
    const record = await tx
      .selectFrom('filing_record')
      .select(['entity_id', 'filing', 'filed_at', 'effective_at', 'effect_state'])
      .where('transaction_id', '=', transactionId)
      .forUpdate()
      .executeTakeFirst();
    if (record === undefined || record.effect_state !== 'delayed') return undefined;
    // Testers may have moved the clock back since the job became due.
    if (record.effective_at > clock.now()) return { again: record.effective_at };
    await tx
      .updateTable('filing_record')
      .set({ effect_state: 'effective' })
      .where('transaction_id', '=', transactionId)
      .execute();
    await kindOf(record.filing).takeEffect(tx, {
      filing: record.filing,
      entityId: record.entity_id,
      transactionId,
      filedAt: record.filed_at,
      effectiveAt: record.effective_at,
    });
    return undefined;
  });
}
