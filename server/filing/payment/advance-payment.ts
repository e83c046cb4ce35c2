import type { FilingProblem, Language } from '#rules';
import { presentName } from '#rules';
import type { Registry } from '../../context';
import type { PaymentSession } from '../../ports/payment-port';
import type { CheckedFiling } from '../drafts/check-filing';
import type { Renewed } from '../drafts/refusal';
import { applyPaymentEvent } from './apply-payment-event';
import { claimAttempt, openAttempt, saveSession } from './attempts';
import { eventOfSession } from '../submissions/payment-event';
import { formatPaymentReference } from './payment-reference';
import type { ReturnUrls } from './return-urls';
import type { Submission } from '../submissions/submissions';
import { isPaymentOpen } from '../submissions/submissions';

/** The answer to payment start: the card page to open, or why there is none. */
export type PaymentStart =
  | { kind: 'pay'; refId: string; paymentUrl: string }
  | { kind: 'paid'; refId: string }
  /** With what else has changed, where that was found before the name was to be held. */
  | { kind: 'nameTaken'; refId: string; problems?: readonly FilingProblem[]; renewed?: Renewed };

/**
 * The result of one step: the answer, that the submission has to be read again, at once or after other requests had time, or that the
 * filing has to be checked again, since the record of its entity has changed.
 */
export type AttemptStep = PaymentStart | 'again' | 'wait' | 'check';

/** A request to pay for a filing. */
export interface SubmissionRequest {
  checked: CheckedFiling;
  digest: string;
  /** Version of the draft: of two tabs, the content of the later version is the one that is paid for. */
  version: number;
  refId: string;
  urls: ReturnUrls;
  language: Language;
  /** False once a later version has been waited for long enough: its sender may have crashed. */
  mayYield: boolean;
}

/** Opens the session of an attempt, or finds it again when the provider's answer was lost: the attempt is the idempotency key. */
async function openSession(registry: Registry, submission: Submission, urls: ReturnUrls) {
  const { filing, submission_key, ref_id, attempt, amount, expires_at } = submission;
  const session = await registry.providers.payment.createSession({
    idempotencyKey: `${submission_key}:${attempt}`,
    reference: formatPaymentReference({ refId: ref_id, attempt }),
    amount,
    description: presentName(filing),
    detail: filing.transactionDescription,
    successUrl: urls.receiptUrl,
    backUrl: urls.backUrl,
    cancelUrl: urls.cancelUrl,
    expiresAt: expires_at,
  });
  await saveSession(registry, submission, session);
  return session;
}

/** The session of an attempt: kept as it is if wanted, otherwise closed if that is still possible. */
async function sessionOf(
  registry: Registry,
  submission: Submission,
  urls: ReturnUrls,
  isWanted: boolean,
): Promise<PaymentSession> {
  const { payment } = registry.providers;
  const opened = submission.session_id === null ? await openSession(registry, submission, urls) : null;
  if (opened !== null && isWanted) return opened;
  const id = opened?.id ?? submission.session_id ?? '';
  const session = isWanted ? await payment.getSession(id) : await payment.expire(id);
  if (session === null) throw new Error('The payment provider does not know its own session.');
  return session;
}

/** Answers with the card page or the receipt of an open attempt; once its session is closed, applies that and reads again. */
async function continueAttempt(
  registry: Registry,
  submission: Submission,
  { refId, urls }: SubmissionRequest,
  isWanted: boolean,
): Promise<AttemptStep> {
  const session = await sessionOf(registry, submission, urls, isWanted);
  if (session.state === 'processing') return { kind: 'paid', refId };
  if (session.state === 'open' && isWanted) return { kind: 'pay', refId, paymentUrl: session.url };
  const event = eventOfSession(session);
  if (event !== null) await applyPaymentEvent(registry, event);
  return 'again';
}

async function beginAttempt(
  registry: Registry,
  submission: Submission | undefined,
  request: SubmissionRequest,
): Promise<AttemptStep> {
  const { checked, digest, version, refId, language } = request;
  const { filing, heldName, bareName, price, recordVersion } = checked;
  const result = await openAttempt(registry, {
    submissionKey: filing.submissionKey,
    refId,
    filing,
    heldName,
    bareName,
    digest,
    version,
    amount: price,
    language,
    recordVersion,
    seenAttempt: submission?.attempt ?? 0,
  });
  if (result === 'recordChanged') return 'check';
  if (result === 'nameTaken') return { kind: 'nameTaken', refId };
  return result === 'changed' ? 'again' : continueAttempt(registry, result, request, true);
}

/**
 * Takes the next step toward paying for a submission: waits for a later version of the draft, begins an attempt, continues the open
 * one, or closes that one because its content is out of date.
 */
export async function advancePayment(
  registry: Registry,
  submission: Submission | undefined,
  request: SubmissionRequest,
): Promise<AttemptStep> {
  const { digest, version, refId } = request;
  if (submission === undefined) return beginAttempt(registry, submission, request);
  if (submission.state === 'filed') return { kind: 'paid', refId };
  const isActive = submission.attempt_state === 'active';
  const yields = request.mayYield && submission.draft_version > version;
  if (!isPaymentOpen(submission)) return yields ? 'wait' : beginAttempt(registry, submission, request);
  if (yields) return isActive ? continueAttempt(registry, submission, request, true) : 'wait';
  const isWanted = isActive && submission.filing_digest === digest;
  const isClaimed = await claimAttempt(registry, submission, {
    version: Math.max(version, submission.draft_version),
    state: isWanted ? 'active' : 'replaced',
  });
  return isClaimed ? continueAttempt(registry, submission, request, isWanted) : 'again';
}
