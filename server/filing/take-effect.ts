import type { Registry } from '../context';
import type { JobResult } from '../jobs/job';

/** A delayed filing takes effect: its entity is in good standing from now on. Nothing happens the second time. */
export async function takeEffect({ db, clock }: Registry, transactionId: string): Promise<JobResult> {
  return db.transaction().execute(async (tx) => {
    const record = await tx
      .selectFrom('filing_record')
      .select(['entity_id', 'effective_at', 'is_effective'])
      .where('transaction_id', '=', transactionId)
      .forUpdate()
      .executeTakeFirst();
    if (record === undefined || record.is_effective) return undefined;
    // The testers' clock may have been moved back since the work became due.
    if (record.effective_at > clock.now()) return { again: record.effective_at };
    await tx
      .updateTable('filing_record')
      .set({ is_effective: true })
      .where('transaction_id', '=', transactionId)
      .execute();
    await tx
      .updateTable('entity')
      .set({ status_code: 'GOOD' })
      .where('entity_id', '=', record.entity_id)
      .where('status_code', '=', 'DELAYED')
      .execute();
    return undefined;
  });
}
