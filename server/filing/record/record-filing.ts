import type { Filing } from '#rules';
import { effectiveMoment, isFormation, isMadeOnce } from '#rules';
import type { Transaction } from 'kysely';
import { nextRecordNumber } from '../../database/identifiers';
import { transferBareName } from '../../database/bare-names';
import { transferName } from '../../database/names';
import type { Database } from '../../database/tables';
import type { EffectState } from '../../database/tables/filings';
import { holdTransaction, releaseTransaction } from '../../database/transaction-holding';
import { enqueueJob } from '../../outbox/outbox';
import type { PaymentEvent } from '../submissions/payment-event';
import type { Submission } from '../submissions/submissions';
import { confirmationMails } from '../confirmation/confirmation-mail';
import { confirmationTexts } from '../confirmation/confirmation-texts';
import { receiptAddress, recordAddress } from '../confirmation/receipt-address';
import { applyEffect } from './apply-effect';
import { insertEntity } from './insert-entity';
import type { RecordedFiling } from './recorded-filing';
import { applyDueEffects } from './take-effect';

/** When the filing takes effect: when it is put on record, or on the filer's date if that is still to come. */
function effectiveInstant(filing: Filing, filedAt: Date): Date {
  const chosen = effectiveMoment(filing.effectiveDateValues, filedAt.toISOString());
  return chosen !== null && chosen > filedAt.getTime() ? new Date(chosen) : filedAt;
}

/**
 * While staff have not decided, nobody else may file this transaction on the entity (reading 27); nor while a filing is delayed that can
 * only be made once, such as a cure.
 */
async function settleTransaction(
  tx: Transaction<Database>,
  { filing, entityId, filedAt: now }: RecordedFiling,
  effect: EffectState,
): Promise<void> {
  const { submissionKey, transactionType } = filing;
  if (isFormation(filing.filingType)) return;
  const isHeld =
    effect === 'waitingForReview' || (effect === 'delayed' && isMadeOnce(filing, now.toISOString()));
  if (!isHeld) return releaseTransaction(tx, submissionKey);
  const holder = { entityId, transactionType, submissionKey };
  if (await holdTransaction(tx, holder, { expiresAt: null, now })) return;
  throw new Error('The filing does not hold its transaction.');
}

/** Passes the names that the filing holds to its entity, for good. */
async function transferHeldNames(
  tx: Transaction<Database>,
  { held_name: name, bare_name: bareName, ref_id }: Submission,
  { entityId, filedAt }: RecordedFiling,
): Promise<void> {
  if (name === null) return;
  const holders = { from: { kind: 'filing', id: ref_id }, to: { kind: 'entity', id: entityId } } as const;
  const isTransferred = await transferName(tx, { name, ...holders, now: filedAt });
  if (!isTransferred) throw new Error('The filing does not hold its name.');
  if (bareName !== null) await transferBareName(tx, { name: bareName, ...holders });
}

/** The state of the effect: a filing under the fraud check waits for staff to approve it (reading 32). */
const effectStateOf = ({ filing, effectiveAt, filedAt }: RecordedFiling): EffectState => {
  if (filing.adminFraudCheck) return 'waitingForReview';
  return effectiveAt > filedAt ? 'delayed' : 'effective';
};

const APPLY_EFFECT: Readonly<
  Record<EffectState, (tx: Transaction<Database>, recorded: RecordedFiling) => Promise<void>>
> = {
  effective: async (tx, recorded) => {
    await applyEffect(tx, recorded);
  },
  delayed: (tx, { transactionId, effectiveAt: dueAt, filedAt: now }) =>
    enqueueJob(tx, { kind: 'delayed-effect', payload: { transactionId }, dueAt, now }),
  waitingForReview: async (
    tx,
    { transactionId: transaction_id, entityId: entity_id, filedAt: received_at },
  ) => {
    await tx.insertInto('pending_filing').values({ transaction_id, entity_id, received_at }).execute();
  },
  rejected: () => Promise.resolve(),
};

/**
 * Puts a paid filing on record inside the caller's transaction: the entity that it forms, the name it holds,
 * the filing with its document number, its effect or the job for a delayed one, and the confirmations to send. The unique submission
 * key lets it happen once. The caller holds the name for the filing.
 */
export async function recordFiling(
  tx: Transaction<Database>,
  submission: Submission,
  payment: PaymentEvent,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const { submission_key, ref_id, filing, amount } = submission;
  const isNew = isFormation(filing.filingType);
  const effectiveAt = effectiveInstant(filing, now);
  const recorded: RecordedFiling = {
    filing,
    entityId: isNew ? await nextRecordNumber(tx, now) : filing.entityId,
    transactionId: await nextRecordNumber(tx, now),
    filedAt: now,
    effectiveAt,
  };
  const effect = effectStateOf(recorded);
  if (!isNew) await applyDueEffects(tx, recorded.entityId, now);
  await transferHeldNames(tx, submission, recorded);
  if (isNew) await insertEntity(tx, recorded);
  const record = {
    transaction_id: recorded.transactionId,
    submission_key,
    entity_id: recorded.entityId,
    transaction_type: filing.transactionType,
    filed_at: now,
    effective_at: effectiveAt,
    effect_state: effect,
    amount,
    payment_type: payment.paymentType,
    last4: payment.last4,
    session_id: payment.sessionId,
  };
  await tx
    .insertInto('filing_record')
    .values({ ...record, filing: JSON.stringify(filing) })
    .execute();
  await APPLY_EFFECT[effect](tx, recorded);
  // A filing that was returned and corrected has no more days to count (reading 33).
  await tx
    .updateTable('filing_draft')
    .set({ returned_until: null })
    .where('ref_id', '=', ref_id)
    .where('returned_until', 'is not', null)
    .execute();
  await settleTransaction(tx, recorded, effect);
  const filer = {
    refId: ref_id,
    address: receiptAddress(publicUrl, filing, ref_id),
    onRecord: recordAddress(publicUrl, record.entity_id),
  };
  const notified = { ...record, filing, withheld_at: null };
  const keyFor = (to: string) => `confirmation:${recorded.transactionId}:${to}`;
  for (const payload of confirmationMails(notified, filer)) {
    await enqueueJob(tx, { kind: 'mail', payload, dueAt: now, now, dedupeKey: keyFor(payload.to) });
  }
  for (const payload of confirmationTexts(notified, ref_id)) {
    await enqueueJob(tx, { kind: 'text', payload, dueAt: now, now, dedupeKey: keyFor(payload.to) });
  }
}
