import type { RefundCause } from '#rules';
import { isFormation, isMadeOnce, refundCause, revokedBy, transactionObstacle } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { heldTransactions, holdTransaction } from '../../database/transaction-holding';
import { findEntity } from '../../entities/find-entity';
import { lockEntity } from '../../entities/lock-entity';
import { reserveNameIfFree, reserveNameOnEntity } from '../../entities/reserve-name';
import { writeStanding } from '../../entities/write-overdue';
import { isWantedOnRecord } from '../record/is-wanted-on-record';
import { applyDueEffects } from '../record/take-effect';
import type { Submission } from '../submissions/submissions';

/** Holds for good the name that the filing needs, and the bare name where it is free; false when somebody else has the name that it needs. */
async function holdName(
  tx: Transaction<Database>,
  { held_name: name, bare_name: bareName, ref_id, filing }: Submission,
  now: Date,
): Promise<boolean> {
  if (name === null) return true;
  // A delayed filing that takes effect at this moment gives names of the entity up; it waits, and then keeps this one.
  await lockEntity(tx, filing.entityId);
  const holder = { kind: 'filing', id: ref_id } as const;
  const terms = { holder, expiresAt: null, now };
  const isHeld = await reserveNameOnEntity(tx, filing.entityId, { name, ...terms });
  if (isHeld && bareName !== null) await reserveNameIfFree(tx, filing.entityId, { name: bareName, ...terms });
  return isHeld;
}

/** Holds the entity's transaction for the filing, or says what another one that holds it is waiting for. */
async function holdEntityTransaction(tx: Transaction<Database>, { filing }: Submission, now: Date) {
  const { entityId, transactionType, submissionKey } = filing;
  if (isFormation(filing.filingType) || (await holdTransaction(tx, filing, { expiresAt: null, now })))
    return 'none';
  return (await heldTransactions(tx, entityId, { now, submissionKey }))[transactionType] ?? 'paying';
}

/** The status in which the payment finds the entity, for a filing that depends on it. */
async function statusOnArrival(tx: Transaction<Database>, { filing }: Submission, now: Date) {
  if (!isMadeOnce(filing, now.toISOString())) return null;
  const entity = await findEntity(tx, filing.entityId, now);
  if (entity === undefined) return null;
  const { entity_type: entityType, status_code: statusCode } = entity;
  return {
    statusCode,
    mayFile: transactionObstacle(filing.transactionType, { entityType, statusCode }) === null,
  };
}

/**
 * Holds for good what a filing needs whose payment has arrived; where something has become otherwise since the payment was opened,
 * answers why the charge is refunded. The caller releases the holds then.
 */
export async function holdOnArrival(
  tx: Transaction<Database>,
  submission: Submission,
  { amount, now }: { amount: number; now: Date },
): Promise<RefundCause | null> {
  const { filing } = submission;
  if (!isFormation(filing.filingType)) {
    // What was to take effect by now, and what the clock has changed, comes before this filing: it is judged and takes effect on that.
    await applyDueEffects(tx, filing.entityId, now);
    await writeStanding(tx, filing.entityId, now);
  }
  const isWanted = await isWantedOnRecord(tx, filing, now);
  const isRevocation = revokedBy(filing) !== '';
  return refundCause({
    isAmountRight: amount === submission.amount,
    status: await statusOnArrival(tx, submission, now),
    isStillDue: isWanted || isRevocation,
    isRevokedToCome: isWanted || !isRevocation,
    isNameHeld: await holdName(tx, submission, now),
    other: await holdEntityTransaction(tx, submission, now),
  });
}
