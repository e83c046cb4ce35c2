import { recordedAfter, rejectionMail, RETURNED_DAYS } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import { releaseName } from '../database/names';
import type { Database } from '../database/tables';
import { releaseTransaction } from '../database/transaction-holding';
import { releaseFormerNames } from '../entities/former-names';
import { lockEntity } from '../entities/lock-entity';
import { enqueueJob } from '../outbox/outbox';
import { refundJob } from '../filing/submissions/refund';
import type { Decide, DecisionRequest, PendingResult } from './act-on-pending';
import { actOnPending } from './act-on-pending';
import { mailDecision } from './mail-decision';
import type { PendingFilingAnswer, PendingRow } from './pending-row';
import { filingOf } from './pending-row';

const DAY = 86_400_000;

/** Removes the filing from the record, releases its holds, refunds it, and makes it a filing in progress again (reading 33). */
async function giveBack(tx: Transaction<Database>, pending: PendingRow, now: Date): Promise<void> {
  const record = await filingOf(tx, pending.transaction_id);
  const { submission_key, entity_id: entityId, transaction_id, session_id } = record;
  const submission = await tx
    .selectFrom('submission')
    .select(['ref_id', 'held_name'])
    .where('submission_key', '=', submission_key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await lockEntity(tx, entityId);
  await tx
    .updateTable('filing_record')
    .set({ effect_state: recordedAfter('waitingForReview', 'reject') })
    .where('transaction_id', '=', transaction_id)
    .execute();
  await tx
    .updateTable('submission')
    .set({ state: 'refunding', updated_at: now })
    .where('submission_key', '=', submission_key)
    .execute();
  await enqueueJob(tx, refundJob(session_id, now));
  await releaseName(tx, { kind: 'filing', id: submission.ref_id });
  if (submission.held_name !== null) await releaseFormerNames(tx, entityId, [submission.held_name]);
  await releaseTransaction(tx, submission_key);
  await tx
    .updateTable('filing_draft')
    .set({ returned_until: new Date(now.getTime() + RETURNED_DAYS * DAY), updated_at: now })
    .where('ref_id', '=', submission.ref_id)
    .execute();
}

/**
 * Rejects a filing whose lock the administrator holds: the refund, what is let go, the mail with the reasons, the end of the lock and
 * the line in the audit log come together or not at all (A4-lock, reading 33).
 * @param lines the reasons as the filer reads them, the additional text among them
 */
export function rejectFiling(
  registry: Registry,
  act: DecisionRequest,
  lines: readonly string[],
): Promise<PendingResult> {
  const decide: Decide = async (tx, pending, now) => {
    const { filing } = await filingOf(tx, pending.transaction_id);
    await giveBack(tx, pending, now);
    const mail = (filed: PendingFilingAnswer, address: string) => rejectionMail(filed, lines, address);
    await mailDecision(tx, registry, { pending, filing }, mail, now);
    return {
      change: { reasons: JSON.stringify(lines), decided_by: act.userId, decided_at: now },
      details: { reasons: lines.join(' ') },
    };
  };
  return actOnPending(registry, { ...act, event: 'reject' }, decide);
}
