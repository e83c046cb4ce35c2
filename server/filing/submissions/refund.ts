import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { enqueueJob } from '../../outbox/outbox';

/** The key of the job that refunds the charge of a session. */
export const refundKey = (sessionId: string): string => `refund:${sessionId}`;

/** Has a charge refunded through the payment provider, once: the session is the key of the job. */
export const enqueueRefund = (tx: Transaction<Database>, sessionId: string, now: Date): Promise<void> =>
  enqueueJob(tx, {
    kind: 'refund',
    payload: { sessionId },
    dueAt: now,
    now,
    dedupeKey: refundKey(sessionId),
  });
