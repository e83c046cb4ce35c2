import { availabilityKey, closeNameKey } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { enqueueJob } from '../outbox/outbox';
import type { DelayedSample } from './delayed-samples';
import { draftRow, recordRow, submissionRow } from './insert-filings';

/** Puts filings on record that were paid and wait for their day: with the names that they hold, and the jobs that let them take effect. */
export async function insertDelayed(
  tx: Transaction<Database>,
  samples: readonly DelayedSample[],
): Promise<void> {
  await tx.insertInto('filing_draft').values(samples.map(draftRow)).execute();
  await tx
    .insertInto('submission')
    .values(samples.map((sample) => ({ ...submissionRow(sample), held_name: sample.newName })))
    .execute();
  await tx.insertInto('filing_record').values(samples.map(delayedRecordRow)).execute();
  await tx.insertInto('name_holding').values(samples.flatMap(holdingRows)).execute();
  for (const { entityId, transactionId, effectiveAt, filedAt } of samples) {
    // An entity that is formed by a delayed filing begins with its effect.
    await tx
      .updateTable('entity')
      .set({ effective_at: effectiveAt })
      .where('entity_id', '=', entityId)
      .where('status_code', '=', 'DELAYED')
      .execute();
    const payload = { transactionId };
    await enqueueJob(tx, { kind: 'delayed-effect', payload, dueAt: effectiveAt, now: filedAt });
  }
}

const delayedRecordRow = (sample: DelayedSample) => ({
  ...recordRow(sample),
  effective_at: sample.effectiveAt,
  effect_state: 'delayed' as const,
});

const holdingRows = ({ entityId, newName: name }: DelayedSample) =>
  name === null
    ? []
    : [
        {
          name_key: availabilityKey(name),
          close_key: closeNameKey(name),
          name,
          holder_kind: 'entity' as const,
          holder_id: entityId,
          expires_at: null,
        },
      ];
