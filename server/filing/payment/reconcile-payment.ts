import type { Registry } from '../../context';
import type { JobResult } from '../../jobs/job';
import type { OutboxPayloads } from '../../jobs/outbox-payloads';
import { applyPaymentEvent } from './apply-payment-event';
import type { PaymentEvent } from './payment-event';
import { eventOfSession } from './payment-event';
import { keepHolds } from './keep-holds';
import { formatPaymentReference } from './payment-reference';
import type { Submission } from './submissions';
import { findSubmission, isPaymentOpen } from './submissions';

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

/** What the provider says of the attempt now; null while it is undecided. */
async function currentEvent(
  { providers }: Registry,
  submission: Submission,
  isOver: boolean,
): Promise<PaymentEvent | null> {
  const { session_id: sessionId } = submission;
  if (sessionId === null) return isOver ? expiryOfUnopenedSession(submission) : null;
  const session = isOver
    ? await providers.payment.expire(sessionId)
    : await providers.payment.getSession(sessionId);
  return session && eventOfSession(session);
}

/**
 * Compares an open payment with the provider, so that it is decided even if no notification arrives and nobody opens the receipt.
 * Closes the card page when its time is over; the provider's answer to that decides, never the clock alone. Until then the filing keeps
 * what it holds.
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
  const event = await currentEvent(registry, submission, isOver);
  if (event !== null) await applyPaymentEvent(registry, event);
  if (!isOpen(await find())) return undefined;
  if (isOver) await keepHolds(registry, submission);
  const again = now.getTime() + (isOver ? SHORT_PAUSE_MILLISECONDS : PAUSE_MILLISECONDS);
  return { again: new Date(isOver ? again : Math.min(again, submission.expires_at.getTime())) };
}
