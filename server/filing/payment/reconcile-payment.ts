import type { Registry } from '../../context';
import type { JobResult } from '../../outbox/job-result';
import type { OutboxPayloads } from '../../outbox/outbox-payloads';
import { applyPaymentEvent } from './apply-payment-event';
import type { PaymentEvent } from '../submissions/payment-event';
import { eventOfSession } from '../submissions/payment-event';
import { extendHolds } from './extend-holds';
import { formatPaymentReference } from './payment-reference';
import type { Submission } from '../submissions/submissions';
import { findSubmission, isPaymentOpen } from '../submissions/submissions';

const MINUTE = 60_000;
const PAUSE_MILLISECONDS = 5 * MINUTE;

/** While the card network has not answered after the page has closed, the provider is asked this often. */
const SHORT_PAUSE_MILLISECONDS = MINUTE;

/** The expiry of an attempt whose session the registry never received: no payer was sent to its page, so it can't have been paid. */
const expiryOfUnopenedSession = (submission: Submission): PaymentEvent => ({
  eventId: `unopened:${submission.ref_id}.${submission.attempt}`,
  type: 'expired',
  sessionId: '',
  reference: formatPaymentReference({ refId: submission.ref_id, attempt: submission.attempt }),
  amount: submission.amount,
  paymentType: '',
  last4: null,
});

/** The session of the attempt as the provider sees it now; one whose time is over is closed, unless its payer was given more time. */
async function currentSession({ providers: { payment }, clock }: Registry, id: string, isOver: boolean) {
  const session = await payment.getSession(id);
  const isExtended = session !== null && session.expiresAt > clock.now();
  return isOver && !isExtended ? payment.expire(id) : session;
}

/** The attempt lasts, and keeps its holds, as long as the card page is open. */
async function followExtension(registry: Registry, submission: Submission, until: Date): Promise<void> {
  if (until <= submission.expires_at) return;
  await registry.db
    .updateTable('submission')
    .set({ expires_at: until })
    .where('submission_key', '=', submission.submission_key)
    .where('attempt', '=', submission.attempt)
    .execute();
  await extendHolds(registry, submission);
}

/**
 * Compares an open payment with the provider, so that it is decided even if no notification arrives and nobody opens the receipt. Closes
 * the card page when its time is over; the provider's answer to that decides, never the clock alone. Until then the filing keeps its holds.
 */
export async function reconcilePayment(
  registry: Registry,
  { submissionKey, attempt }: OutboxPayloads['payment-reconciliation'],
): Promise<JobResult> {
  const find = () => findSubmission(registry.db, submissionKey);
  const isOpen = (submission: Submission | undefined): submission is Submission =>
    submission?.attempt === attempt && isPaymentOpen(submission);
  const submission = await find();
  if (!isOpen(submission)) return undefined;
  const now = registry.clock.now();
  const isOver = submission.expires_at <= now;
  const { session_id: sessionId } = submission;
  const session = sessionId === null ? null : await currentSession(registry, sessionId, isOver);
  const unopened = sessionId === null && isOver ? expiryOfUnopenedSession(submission) : null;
  const event = session === null ? unopened : eventOfSession(session);
  if (event !== null) await applyPaymentEvent(registry, event);
  if (!isOpen(await find())) return undefined;
  if (session !== null) await followExtension(registry, submission, session.expiresAt);
  const closesAt = session?.expiresAt ?? submission.expires_at;
  if (closesAt > now)
    return { again: new Date(Math.min(now.getTime() + PAUSE_MILLISECONDS, closesAt.getTime())) };
  await extendHolds(registry, submission);
  return { again: new Date(now.getTime() + SHORT_PAUSE_MILLISECONDS) };
}
