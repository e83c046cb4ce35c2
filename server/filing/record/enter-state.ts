import type { OvertakenFact, RecordedState } from '#rules';
import { isFormation, isMadeOnce, keepsOthersOut } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { holdTransaction, releaseTransaction } from '../../database/transaction-holding';
import { enqueueJob } from '../../outbox/outbox';
import { applyEffect } from './apply-effect';
import type { RecordedFiling } from './recorded-filing';

type Enter = (tx: Transaction<Database>, recorded: RecordedFiling, now: Date) => Promise<OvertakenFact[]>;

const ENTER: Readonly<Record<RecordedState, Enter>> = {
  effective: applyEffect,
  delayed: async (tx, { transactionId, effectiveAt: dueAt }, now) => {
    await enqueueJob(tx, { kind: 'delayed-effect', payload: { transactionId }, dueAt, now });
    return [];
  },
  waitingForReview: async (tx, { transactionId, entityId, filedAt }) => {
    const pending = { transaction_id: transactionId, entity_id: entityId, received_at: filedAt };
    await tx.insertInto('pending_filing').values(pending).execute();
    return [];
  },
  rejected: () => Promise.resolve([]),
  // What it held is let go by the filing that revokes it.
  revoked: () => Promise.resolve([]),
};

/** Holds the form for the filing while it keeps others out, and lets it go then (reading 27). */
async function settleTransaction(
  tx: Transaction<Database>,
  state: RecordedState,
  { filing, entityId }: RecordedFiling,
  now: Date,
): Promise<void> {
  const { submissionKey, transactionType } = filing;
  if (isFormation(filing.filingType)) return;
  if (!keepsOthersOut(state, isMadeOnce(filing, now.toISOString())))
    return releaseTransaction(tx, submissionKey);
  const holder = { entityId, transactionType, submissionKey };
  if (await holdTransaction(tx, holder, { expiresAt: null, now })) return;
  throw new Error('The filing does not hold its transaction.');
}

/**
 * What the registry does for a filing that comes into a state, whatever has led to it: it takes effect, has a job for its day, or stands in
 * the queue; and others of its form are kept out or not.
 * @returns what it did not set, since later effects have
 */
export async function enterState(
  tx: Transaction<Database>,
  state: RecordedState,
  recorded: RecordedFiling,
  now: Date,
): Promise<OvertakenFact[]> {
  const overtaken = await ENTER[state](tx, recorded, now);
  await settleTransaction(tx, state, recorded, now);
  return overtaken;
}
