import type { components } from '#api';
import type { OvertakenFact } from '#rules';
import { acceptanceMail, isOvertakingTold, isToCome } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { excludedAttachments } from '../filing/receipt/public-filing';
import { lockEntity } from '../entities/lock-entity';
import { previewOvertaken } from '../filing/record/apply-effect';
import { enterState } from '../filing/record/enter-state';
import { applyDueEffects } from '../filing/record/take-effect';
import type { Decide, DecisionRequest, PendingResult } from './act-on-pending';
import { actOnPending } from './act-on-pending';
import { approvedEffect } from './approved-effect';
import type { PendingFilingAnswer, PendingRow } from './pending-row';
import { filingOf } from './pending-row';
import { mailDecision } from './mail-decision';

/**
 * The filing takes effect, now or by a job on its day.
 * @param told what its administrator has read that it does not set
 * @returns what it did not set, since later effects have; `overtaken` where that is more than was told, and it did not take effect
 */
async function settle(
  tx: Transaction<Database>,
  pending: PendingRow,
  { told, now }: { told: readonly OvertakenFact[]; now: Date },
): Promise<OvertakenFact[] | 'overtaken'> {
  const record = await filingOf(tx, pending.transaction_id);
  const { entity_id: entityId, transaction_id: transactionId } = record;
  await applyDueEffects(tx, entityId, now);
  const { state, recorded } = approvedEffect(record, now);
  if (!isToCome(state)) {
    await lockEntity(tx, entityId);
    if (!isOvertakingTold(await previewOvertaken(tx, recorded), told)) return 'overtaken';
  }
  await tx
    .updateTable('filing_record')
    .set({ effect_state: state, effective_at: recorded.effectiveAt })
    .where('transaction_id', '=', transactionId)
    .execute();
  return enterState(tx, state, recorded, now);
}

/** The entry of the audit log about them. The names are the filer's; the file itself stays with the office and can be found by its name. */
const leftOutText = (excluded: readonly { fileName: string }[]): string =>
  excluded.map(({ fileName }) => fileName).join(', ') || 'none';

/** What an administrator has seen and chosen at the review of a filing. */
type ApprovalDetails = Pick<components['schemas']['DecidedFiling'], 'deactivateIds' | 'overtaken'>;

/**
 * Approves a filing whose lock the administrator holds: its effect, the end of the lock, the mail and the entry in the audit log are
 * committed together (A4-lock, reading 32).
 * @param seen the attachments that are left out of the record, and what the review has said that an approval would not change
 */
export function approveFiling(
  registry: Registry,
  act: DecisionRequest,
  { deactivateIds = [], overtaken: told = [] }: ApprovalDetails = {},
): Promise<PendingResult> {
  const decide: Decide = async (tx, pending, now) => {
    const { filing } = await filingOf(tx, pending.transaction_id);
    const overtaken = await settle(tx, pending, { told, now });
    if (overtaken === 'overtaken') return overtaken;
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
