import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { enqueueJob } from '../../outbox/outbox';

/** Has a charge refunded through the payment provider, once: the session is the key of the job. */
export const enqueueRefund = (tx: Transaction<Database>, sessionId: string, now: Date): Promise<void> =>
  enqueueJob(tx, {
    kind: 'refund',
    payload: { sessionId },
    dueAt: now,
    now,
    dedupeKey: `refund:${sessionId}`,
  });
