import type { NewJob } from '../../outbox/outbox';

/** The key of the job that refunds the charge of a session. */
export const refundKey = (sessionId: string): string => `refund:${sessionId}`;

/** Has a charge refunded through the payment provider, once: the session is the key of the job. */
export const refundJob = (sessionId: string, now: Date): NewJob<'refund'> & { kind: 'refund' } => ({
  kind: 'refund',
  payload: { sessionId },
  dueAt: now,
  now,
  dedupeKey: refundKey(sessionId),
});
