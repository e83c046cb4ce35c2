import { setTimeout as pause } from 'node:timers/promises';
import type { Filing, Language, SeenByFiler } from '#rules';
import { DEFAULT_LANGUAGE, MISSING_MESSAGE } from '#rules';
import type { Registry } from '../../context';
import { HttpFailure } from '../../failures/failure';
import type { Principal } from '../../callers/principal';
import { checkFiling } from '../drafts/check-filing';
import { entityOfFiling } from '../drafts/facts-on-record';
import { noteRefusal } from '../drafts/drafts';
import { keepRefused } from '../drafts/refusal';
import { requireFilerOf } from '../drafts/require-filer';
import { receiveFiling } from '../drafts/receive-filing';
import { withSavedRecord } from '../drafts/saved-record';
import { saveWithinLimits } from '../drafts/save-within-limits';
import type { PaymentStart, SubmissionRequest } from './advance-payment';
import { advancePayment } from './advance-payment';
import { filingDigest } from './filing-digest';
import type { ReturnUrls } from './return-urls';
import { resolveReturnUrls } from './return-urls';
import { findKept, findSubmission, findSubmissionByRef, type Submission } from '../submissions/submissions';

/** A tab with an earlier version waits this long for the one with a later version. */
const YIELD_MILLISECONDS = 3_000;

/** Longer than any number of tabs needs until one of them has begun the payment. */
const LONGEST_MILLISECONDS = 10_000;

const PAUSE_MILLISECONDS = 15;

/**
 * Takes step after step until the payment has begun, is over, or cannot begin; null when the filing has to be checked again.
 * @param known the submission as it was read before; each step makes sure that it still is so
 */
async function advanceUntilAnswered(
  registry: Registry,
  request: Omit<SubmissionRequest, 'mayYield'>,
  known: Submission | undefined,
): Promise<PaymentStart | null> {
  const { submissionKey } = request.checked.filing;
  const started = performance.now();
  for (let submission = known; ; submission = await findSubmission(registry.db, submissionKey)) {
    const elapsed = performance.now() - started;
    const mayYield = elapsed < YIELD_MILLISECONDS;
    const step = await advancePayment(registry, submission, { ...request, mayYield });
    if (typeof step === 'object') return step;
    if (step === 'check') return null;
    if (elapsed > LONGEST_MILLISECONDS) break;
    if (step === 'wait') await pause(PAUSE_MILLISECONDS);
  }
  throw new HttpFailure(503, 'The payment could not be started. Try again in a moment.', { retryAfter: 5 });
}

/** What the page that asks had shown its filer. */
const seenBy = ({
  filing,
  fee,
  confirmed = [],
}: {
  filing: Filing;
  fee?: number;
  confirmed?: string[];
}): SeenByFiler => ({
  fee,
  confirmed,
  adminFraudCheck: filing.adminFraudCheck,
  statusCode: filing.statusCode,
});

/**
 * Checks a filing, holds its name and opens a payment; once a submission key, however often it is submitted and wherever a process
 * is killed. While nothing has been paid the latest content wins: the earlier card page is closed first, so it can't be paid as
 * well. Of two tabs at the same moment both are led to the card page of the later content.
 *
 * @param caller network address, by which what is stored is counted
 * @returns `overtaken` where the filing was saved since the version that is sent: the filer has not seen what would be paid for
 * @throws HttpFailure 404 for an unknown reference, 422 with the problems of the filing, 401 or 403 for an entity with secure filing
 *   whose filer did not log in, 429 or 503 where too much is stored
 */
export async function startPayment(
  registry: Registry,
  body: {
    refId?: string;
    filing: Filing;
    version?: number;
    fee?: number;
    confirmed?: string[];
    language?: Language;
  } & ReturnUrls,
  principal: Principal,
  caller = '',
): Promise<PaymentStart | { kind: 'overtaken' }> {
  const seen = seenBy(body);
  const sanitized = receiveFiling(body.filing);
  const { savedFiling, submission: earlier } = await findKept(registry.db, sanitized);
  await requireFilerOf(registry.db, savedFiling, principal);
  const { filing, entity } = await withSavedRecord(registry, sanitized, principal);
  const { refId: reference, version, language = DEFAULT_LANGUAGE } = body;
  const draft = await saveWithinLimits(registry, { refId: reference, filing, version, savedFiling }, caller);
  if (draft.kind === 'unknown') throw new HttpFailure(404, 'There is no filing under this reference.');
  if (draft.kind === 'overtaken') return { kind: 'overtaken' };
  const { refId } = draft;
  const urls = resolveReturnUrls(body, refId, registry.config.publicUrl);
  if (draft.kind === 'filed' || earlier?.state === 'filed') return { kind: 'paid', refId };
  // Checked again, since the record has changed meanwhile, a filing is checked with the record as it is then.
  for (let known = entity; ; known = await entityOfFiling(registry, filing)) {
    const checked = await checkFiling(registry, filing, refId, { seen, entity: known });
    const { problems, isNameTaken } = checked;
    if (problems.length > 0) {
      // Of another request that was faster, the filing itself may be what it meets.
      if ((await findSubmissionByRef(registry.db, refId))?.state === 'filed') return { kind: 'paid', refId };
      const renewed = await keepRefused(
        registry,
        { refId, filing, version: draft.version, entity: known },
        problems,
      );
      if (isNameTaken) return { kind: 'nameTaken', refId, problems, renewed };
      throw new HttpFailure(422, MISSING_MESSAGE, { problems, renewed });
    }
    const digest = filingDigest(checked.content, checked.price);
    const request = { checked, digest, version: draft.version, refId, urls, language };
    const progress = await advanceUntilAnswered(registry, request, earlier);
    if (progress !== null) {
      if (draft.isRefused) await noteRefusal(registry.db, refId, null);
      return progress;
    }
  }
}
