import type { OvertakenFact } from '#rules';
import { acceptanceMail } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { releaseTransaction } from '../database/transaction-holding';
import { kindOf } from '../filing/kinds/find-kind';
import { excludedAttachments } from '../filing/receipt/public-filing';
import { applyEffect } from '../filing/record/apply-effect';
import { applyDueEffects } from '../filing/record/take-effect';
import { enqueueJob } from '../outbox/outbox';
import type { Decide, DecisionRequest, PendingResult } from './act-on-pending';
import { actOnPending } from './act-on-pending';
import { approvedEffect } from './approved-effect';
import type { PendingFilingAnswer, PendingRow } from './pending-row';
import { filingOf } from './pending-row';
import { mailDecision } from './mail-decision';

/**
 * The filing takes effect, now or by a job on its day.
 * @returns what it did not set, since later effects have
 */
async function settle(tx: Transaction<Database>, pending: PendingRow, now: Date): Promise<OvertakenFact[]> {
  const record = await filingOf(tx, pending.transaction_id);
  const { entity_id: entityId, transaction_id: transactionId, submission_key, filing } = record;
  const kind = kindOf(filing);
  await applyDueEffects(tx, entityId, now);
  const { state, recorded } = approvedEffect(record, now);
  const at = recorded.effectiveAt;
  await tx
    .updateTable('filing_record')
    .set({ effect_state: state, effective_at: at })
    .where('transaction_id', '=', transactionId)
    .execute();
  if (state === 'delayed') {
    await enqueueJob(tx, { kind: 'delayed-effect', payload: { transactionId }, dueAt: at, now });
    // A transaction that can be filed once stays held until it takes effect; one that can be repeated is free again (reading 27).
    if (kind.isStillDue === undefined) await releaseTransaction(tx, submission_key);
    return [];
  }
  const overtaken = await applyEffect(tx, recorded);
  await releaseTransaction(tx, submission_key);
  return overtaken;
}

/** The entry of the audit log about them. The names are the filer's; the file itself stays with the office and can be found by its name. */
const leftOutText = (excluded: readonly { fileName: string }[]): string =>
  excluded.map(({ fileName }) => fileName).join(', ') || 'none';

/**
 * Approves a filing whose lock the administrator holds: its effect, the end of the lock, the mail and the entry in the audit log are
 * committed together (A4-lock, reading 32).
 * @param deactivateIds attachments that are left out of the record
 */
export function approveFiling(
  registry: Registry,
  act: DecisionRequest,
  deactivateIds: readonly string[],
): Promise<PendingResult> {
  const decide: Decide = async (tx, pending, now) => {
    const { filing } = await filingOf(tx, pending.transaction_id);
    const overtaken = await settle(tx, pending, now);
    const excluded = excludedAttachments(filing, deactivateIds);
    const leftOut = excluded.map(({ fileName }) => fileName);
    const mail = (filed: PendingFilingAnswer, address: string) =>
      acceptanceMail(filed, { leftOut, overtaken }, address);
    await mailDecision(tx, registry, { pending, filing }, mail, now);
    return {
      change: {
        excluded_attachments: JSON.stringify(excluded.map(({ key }) => key)),
        overtaken: overtaken.length === 0 ? null : JSON.stringify(overtaken),
        decided_by: act.userId,
        decided_at: now,
      },
      details: { attachmentsLeftOut: leftOutText(excluded) },
    };
  };
  return actOnPending(registry, { ...act, event: 'approve' }, decide);
}
