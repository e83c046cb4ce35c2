import { setTimeout as pause } from 'node:timers/promises';
import type { Filing } from '#rules';
import { MISSING_MESSAGE } from '#rules';
import type { Registry } from '../context';
import { HttpFailure } from '../http/failure';
import { checkFiling } from './check-filing';
import { keepDraft } from './drafts';
import { filingDigest } from './filing-digest';
import type { HandBackAddresses } from './hand-back';
import { handBackAddresses } from './hand-back';
import { ownFiling } from './own-filing';
import type { HandedIn, PaymentStart } from './payment-round';
import { paymentRound } from './payment-round';
import { findSubmission, findSubmissionByRef } from './submissions';

/** A tab with an earlier version waits this long for the one with a later version. */
const YIELD_MILLISECONDS = 3_000;

/** Longer than any number of tabs takes to settle who has the last word. */
const LONGEST_MILLISECONDS = 10_000;

const PAUSE_MILLISECONDS = 15;

/** Looks until the payment has begun, is over, or cannot be. */
async function settle(
  registry: Registry,
  submissionKey: string,
  handedIn: Omit<HandedIn, 'mayYield'>,
): Promise<PaymentStart> {
  const started = performance.now();
  for (;;) {
    const elapsed = performance.now() - started;
    const submission = await findSubmission(registry.db, submissionKey);
    const mayYield = elapsed < YIELD_MILLISECONDS;
    const round = await paymentRound(registry, submission, { ...handedIn, mayYield });
    if (typeof round === 'object') return round;
    if (elapsed > LONGEST_MILLISECONDS) break;
    if (round === 'wait') await pause(PAUSE_MILLISECONDS);
  }
  throw new HttpFailure(503, 'The payment could not be started. Try again in a moment.', { retryAfter: 5 });
}

/**
 * Checks a filing, holds its name and opens a payment; once a submission key, whatever is pressed, replayed or killed between.
 * While nothing has been paid the latest content wins: the earlier card page is closed first, so it can't be paid as well. Of
 * two tabs at the same moment both are led to the card page of the later content.
 *
 * @throws HttpFailure 404 for an unknown reference, 422 with the problems of the filing
 */
export async function startPayment(
  registry: Registry,
  body: { refId?: string; filing: Filing } & HandBackAddresses,
): Promise<PaymentStart> {
  const { submissionKey } = body.filing;
  const kept = await keepDraft(registry.db, {
    refId: body.refId,
    filing: ownFiling(body.filing),
    now: registry.clock.now(),
  });
  if (kept.kind === 'unknown') throw new HttpFailure(404, 'There is no filing under this reference.');
  const { refId } = kept;
  const addresses = handBackAddresses(body, refId, registry.config.publicUrl);
  const earlier = await findSubmissionByRef(registry.db, refId);
  if (kept.kind === 'filed' || earlier?.state === 'filed') return { kind: 'paid', refId };
  const checked = await checkFiling(registry, body.filing, refId);
  if (checked.isNameTaken) return { kind: 'nameTaken', refId };
  if (checked.problems.length > 0) {
    throw new HttpFailure(422, MISSING_MESSAGE, { problems: checked.problems });
  }
  const digest = filingDigest(checked.content);
  return settle(registry, submissionKey, { checked, digest, version: kept.version, refId, addresses });
}
