import type { Registry } from '../context';
import type { JobResult } from '../jobs/job';
import type { OutboxPayloads } from '../jobs/outbox-payloads';
import { applyPaymentWord } from './apply-payment-word';
import { formatPaymentReference } from './payment-reference';
import type { ProviderWord } from './payment-word';
import { wordOfSession } from './payment-word';
import type { Submission } from './submissions';
import { findSubmission, isPaymentOpen } from './submissions';

const MINUTE = 60_000;
const PAUSE_MILLISECONDS = 5 * MINUTE;

/** While the card network is silent after the page has closed, the provider is asked this often. */
const SHORT_PAUSE_MILLISECONDS = MINUTE;

/** A session that the registry never learned of: nobody was sent to its page, so nobody can have paid. */
const lapseOfUnknownSession = (submission: Submission): ProviderWord => ({
  eventId: `lapse:${submission.ref_id}.${submission.attempt}`,
  word: 'expired',
  sessionId: '',
  reference: formatPaymentReference({ refId: submission.ref_id, attempt: submission.attempt }),
  amount: submission.amount,
  paymentType: '',
  last4: null,
});

async function currentWord(
  { providers }: Registry,
  submission: Submission,
  isOver: boolean,
): Promise<ProviderWord | null> {
  const { session_id: sessionId } = submission;
  if (sessionId === null) return isOver ? lapseOfUnknownSession(submission) : null;
  const session = isOver
    ? await providers.payment.expire(sessionId)
    : await providers.payment.getSession(sessionId);
  return session && wordOfSession(session);
}

/**
 * Compares an open payment with the provider, so that a filing is settled even if no notification arrives and nobody looks at the
 * receipt. Closes the card page when its time is over; the provider's answer to that decides, never the clock alone.
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
  const word = await currentWord(registry, submission, isOver);
  if (word !== null) await applyPaymentWord(registry, word);
  if (!isOpen(await find())) return undefined;
  const again = now.getTime() + (isOver ? SHORT_PAUSE_MILLISECONDS : PAUSE_MILLISECONDS);
  return { again: new Date(isOver ? again : Math.min(again, submission.expires_at.getTime())) };
}
