import { feeOf } from '#rules';
import type { Registry } from '../context';
import { HttpFailure } from '../http/failure';
import type { PaymentSession } from '../providers/payment-port';
import { applyPaymentWord } from './apply-payment-word';
import type { CheckedFiling } from './check-filing';
import type { HandBackAddresses } from './hand-back';
import { formatPaymentReference } from './payment-reference';
import { wordOfSession } from './payment-word';
import type { Submission } from './submissions';
import { claimAttempt, isPaymentOpen, keepSession, openAttempt, REPLACED } from './submissions';

/** What the filer's browser is told to do. */
export type PaymentStart =
  | { kind: 'pay'; refId: string; paymentUrl: string }
  | { kind: 'paid'; refId: string }
  | { kind: 'nameTaken'; refId: string };

/** How one look ended: with an answer, or with another look, at once or when others have had time. */
export type Round = PaymentStart | 'again' | 'wait';

/** A filing that somebody wants to pay for. */
export interface HandedIn {
  checked: CheckedFiling;
  digest: string;
  /** Of two tabs, the one with the later version has the last word. */
  version: number;
  refId: string;
  addresses: HandBackAddresses;
  /** False once a later version has been waited for long enough: whoever handed it in must have died. */
  mayYield: boolean;
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

/** The session as it is for a wanted attempt; for another one closed, if it still can be. */
async function sessionOf(
  registry: Registry,
  submission: Submission,
  addresses: HandBackAddresses,
  isWanted: boolean,
): Promise<PaymentSession> {
  const { payment } = registry.providers;
  const opened = submission.session_id === null ? await openSession(registry, submission, addresses) : null;
  if (opened !== null && isWanted) return opened;
  const id = opened?.id ?? submission.session_id ?? '';
  const session = isWanted ? await payment.getSession(id) : await payment.expire(id);
  if (session === null) throw new Error('The payment provider does not know its own session.');
  return session;
}

async function begin(
  registry: Registry,
  submission: Submission | undefined,
  { checked, digest, version, refId }: HandedIn,
): Promise<Round> {
  const { filing } = checked;
  if (filing.filingType === '') throw new HttpFailure(422, 'The filing has no type.');
  const result = await openAttempt(registry, {
    submissionKey: filing.submissionKey,
    refId,
    filing,
    digest,
    version,
    amount: feeOf({ filingType: filing.filingType }),
    seenAttempt: submission?.attempt ?? 0,
  });
  return result === 'nameTaken' ? { kind: 'nameTaken', refId } : 'again';
}

/** What comes next of an open attempt: its page, the receipt, or another look once its end has been taken note of. */
async function follow(
  registry: Registry,
  submission: Submission,
  { refId, addresses }: HandedIn,
  isWanted: boolean,
): Promise<Round> {
  const session = await sessionOf(registry, submission, addresses, isWanted);
  if (session.state === 'processing') return { kind: 'paid', refId };
  if (session.state === 'open' && isWanted) return { kind: 'pay', refId, paymentUrl: session.url };
  const word = wordOfSession(session);
  if (word !== null) await applyPaymentWord(registry, word);
  return 'again';
}

/**
 * One look at the submission, and the next step with it: wait for a later version, begin an attempt, go on with the open one, or
 * close that one because its content is older.
 */
export async function paymentRound(
  registry: Registry,
  submission: Submission | undefined,
  handedIn: HandedIn,
): Promise<Round> {
  const { digest, version, refId } = handedIn;
  if (submission === undefined) return begin(registry, submission, handedIn);
  if (submission.state === 'filed') return { kind: 'paid', refId };
  const yields = handedIn.mayYield && submission.draft_version > version;
  if (!isPaymentOpen(submission)) return yields ? 'wait' : begin(registry, submission, handedIn);
  if (yields) {
    const isReplaced = submission.filing_digest === REPLACED;
    return isReplaced ? 'wait' : follow(registry, submission, handedIn, true);
  }
  const isSame = submission.filing_digest === digest;
  const claim = { version: Math.max(version, submission.draft_version), digest: isSame ? digest : REPLACED };
  const isClaimed = await claimAttempt(registry, submission, claim);
  return isClaimed ? follow(registry, submission, handedIn, isSame) : 'again';
}
