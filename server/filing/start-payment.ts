import type { Filing } from '#rules';
import { feeOf, MISSING_MESSAGE } from '#rules';
import type { Registry } from '../context';
import { HttpFailure } from '../http/failure';
import type { PaymentSession } from '../providers/payment-port';
import { applyPaymentWord } from './apply-payment-word';
import type { CheckedFiling } from './check-filing';
import { checkFiling } from './check-filing';
import { keepDraft } from './drafts';
import { filingDigest } from './filing-digest';
import type { HandBackAddresses } from './hand-back';
import { handBackAddresses } from './hand-back';
import { ownFiling } from './own-filing';
import { formatPaymentReference } from './payment-reference';
import { wordOfSession } from './payment-word';
import type { Submission } from './submissions';
import { findSubmission, findSubmissionByRef, keepSession, openAttempt } from './submissions';

/** What the filer's browser is told to do. */
export type PaymentStart =
  | { kind: 'pay'; refId: string; paymentUrl: string }
  | { kind: 'paid'; refId: string }
  | { kind: 'nameTaken'; refId: string };

/** Each round waits for somebody faster or closes an earlier session; more rounds mean that something is broken. */
const MOST_ROUNDS = 6;

interface Round {
  submission: Submission | undefined;
  checked: CheckedFiling;
  digest: string;
  refId: string;
  addresses: HandBackAddresses;
}

/** Opens the session of an attempt whose answer was never kept, or finds it again: the key is the attempt's own. */
async function openSession(registry: Registry, submission: Submission, addresses: HandBackAddresses) {
  const { filing, submission_key, ref_id, attempt, amount, expires_at } = submission;
  const session = await registry.providers.payment.createSession({
    idempotencyKey: `${submission_key}:${attempt}`,
    reference: formatPaymentReference({ refId: ref_id, attempt }),
    amount,
    description: filing.entityNameValues.name,
    detail: filing.transactionDescription,
    successUrl: addresses.receiptUrl,
    backUrl: addresses.backUrl,
    cancelUrl: addresses.cancelUrl,
    expiresAt: expires_at,
  });
  await keepSession(registry, submission, session);
  return session;
}

/** The session of an open attempt: as it is for the same filing; closed if it still can be when the filing was changed. */
async function currentSession(
  registry: Registry,
  submission: Submission,
  round: Round,
): Promise<PaymentSession | null> {
  const { payment } = registry.providers;
  if (submission.session_id === null) return openSession(registry, submission, round.addresses);
  if (submission.filing_digest === round.digest) return payment.getSession(submission.session_id);
  return payment.expire(submission.session_id);
}

/** One look at the submission; undefined when it changed under our hands and has to be looked at again. */
async function goOn(registry: Registry, round: Round): Promise<PaymentStart | undefined> {
  const { submission, checked, digest, refId } = round;
  const isOpen = submission !== undefined && ['opening', 'awaiting', 'declined'].includes(submission.state);
  if (submission?.state === 'filed') return { kind: 'paid', refId };
  if (!isOpen) {
    const { filing } = checked;
    if (filing.filingType === '') throw new HttpFailure(422, 'The filing has no type.');
    const result = await openAttempt(registry, {
      submissionKey: filing.submissionKey,
      refId,
      filing,
      digest,
      amount: feeOf({ filingType: filing.filingType }),
      seenAttempt: submission?.attempt ?? 0,
    });
    return result === 'nameTaken' ? { kind: 'nameTaken', refId } : undefined;
  }
  const session = await currentSession(registry, submission, round);
  if (session === null) throw new Error('The payment provider does not know its own session.');
  if (session.state === 'processing') return { kind: 'paid', refId };
  const isSame = submission.filing_digest === digest;
  if (session.state === 'open' && isSame) return { kind: 'pay', refId, paymentUrl: session.url };
  const word = wordOfSession(session);
  if (word !== null) await applyPaymentWord(registry, word);
  return undefined;
}

async function referenceOf(registry: Registry, refId: string | undefined, filing: Filing): Promise<string> {
  const now = registry.clock.now();
  const kept = await keepDraft(registry.db, { refId, filing: ownFiling(filing), now });
  if (kept.kind === 'unknown') throw new HttpFailure(404, 'There is no filing under this reference.');
  return kept.refId;
}

/**
 * Checks a filing, holds its name and opens a payment; once a submission key, whatever is pressed, replayed or killed between.
 * While nothing has been paid the latest content wins: the earlier card page is closed first, so it can't be paid as well.
 *
 * @throws HttpFailure 404 for an unknown reference, 422 with the problems of the filing
 */
export async function startPayment(
  registry: Registry,
  body: { refId?: string; filing: Filing } & HandBackAddresses,
): Promise<PaymentStart> {
  const refId = await referenceOf(registry, body.refId, body.filing);
  const addresses = handBackAddresses(body, refId, registry.config.publicUrl);
  const earlier = await findSubmissionByRef(registry.db, refId);
  if (earlier?.state === 'filed') return { kind: 'paid', refId };
  const checked = await checkFiling(registry, body.filing, refId);
  if (checked.isNameTaken) return { kind: 'nameTaken', refId };
  if (checked.problems.length > 0) {
    throw new HttpFailure(422, MISSING_MESSAGE, { problems: checked.problems });
  }
  const digest = filingDigest(checked.filing);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const submission = await findSubmission(registry.db, body.filing.submissionKey);
    const start = await goOn(registry, { submission, checked, digest, refId, addresses });
    if (start !== undefined) return start;
  }
  throw new HttpFailure(503, 'The payment could not be started. Try again in a moment.');
}
