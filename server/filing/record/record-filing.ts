import type { Filing } from '#rules';
import { effectiveMoment, isFormation, notMePath, settledEffect } from '#rules';
import type { Transaction } from 'kysely';
import { nextRecordNumbers } from '../../database/identifiers';
import { transferBareName, transferName } from '../../database/passed-names';
import type { Database } from '../../database/tables';
import type { AnyJob } from '../../outbox/outbox';
import type { PaymentEvent } from '../submissions/payment-event';
import type { Submission } from '../submissions/submissions';
import { confirmationMails } from '../confirmation/confirmation-mail';
import { confirmationTexts } from '../confirmation/confirmation-texts';
import { receiptAddress, recordAddress } from '../confirmation/receipt-address';
import { enterState } from './enter-state';
import { insertEntity } from './insert-entity';
import type { RecordedFiling } from './recorded-filing';
import { applyDueEffects } from './take-effect';

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

/** The moment that the filer has chosen, judged at another; null for at once. */
const askedFor = ({ effectiveDateValues }: Filing, now: string): string | null => {
  const chosen = effectiveMoment(effectiveDateValues, now);
  return chosen === null ? null : new Date(chosen).toISOString();
};

/**
 * Puts a paid filing on record inside the caller's transaction: the entity that it forms, the name it holds,
 * the filing with its document number, and its effect or the job for a delayed one. The unique submission key lets it happen once. The caller
 * holds the name for the filing.
 * @returns the confirmations to send
 */
export async function recordFiling(
  tx: Transaction<Database>,
  submission: Submission,
  payment: PaymentEvent,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<AnyJob[]> {
  const { submission_key, ref_id, filing, amount } = submission;
  const isNew = isFormation(filing.filingType);
  const receivedAt = now.toISOString();
  const { state, effectiveAt } = settledEffect(
    'record',
    { askedFor: askedFor(filing, receivedAt), receivedAt, isUnderFraudCheck: filing.adminFraudCheck },
    receivedAt,
  );
  const numbers = await nextRecordNumbers(tx, now, isNew);
  const recorded: RecordedFiling = {
    filing,
    entityId: numbers.entity ?? filing.entityId,
    transactionId: numbers.document,
    filedAt: now,
    effectiveAt: new Date(effectiveAt),
  };
  if (!isNew) await applyDueEffects(tx, recorded.entityId, now);
  await transferHeldNames(tx, submission, recorded);
  const formed = isNew ? await insertEntity(tx, recorded) : undefined;
  const record = {
    transaction_id: recorded.transactionId,
    submission_key,
    entity_id: recorded.entityId,
    transaction_type: filing.transactionType,
    filed_at: now,
    effective_at: recorded.effectiveAt,
    effect_state: state,
    amount,
    payment_type: payment.paymentType,
    last4: payment.last4,
    session_id: payment.sessionId,
  };
  await tx
    .insertInto('filing_record')
    .values({ ...record, filing: JSON.stringify(filing) })
    .execute();
  await enterState(tx, state, { ...recorded, ...(formed && { formed }) }, now);
  const filer = {
    refId: ref_id,
    address: receiptAddress(publicUrl, filing, ref_id),
    onRecord: recordAddress(publicUrl, record.entity_id),
    notMe: publicUrl + notMePath(record.entity_id, record.transaction_id),
  };
  const notified = { ...record, filing, withheld_at: null };
  const keyFor = (to: string) => `confirmation:${recorded.transactionId}:${to}`;
  const job = { dueAt: now, now };
  return [
    ...confirmationMails(notified, filer).map(
      (payload) => ({ ...job, kind: 'mail', payload, dedupeKey: keyFor(payload.to) }) as const,
    ),
    ...confirmationTexts(notified, ref_id).map(
      (payload) => ({ ...job, kind: 'text', payload, dedupeKey: keyFor(payload.to) }) as const,
    ),
  ];
}
