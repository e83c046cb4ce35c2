import { put, select } from 'typed-redux-saga';
import { approvalBody, type Outcome } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { watchLatest, watchLeading } from '../../session/watch';
import { finishDecision } from './finish-saga';
import { refreshReview, showFiling } from './review-saga';
import {
  approvalConfirmed,
  decisionAsked,
  documentsMissed,
  documentsReceived,
  documentsRequested,
  selectReview,
  selectUserId,
  workBegan,
  workEnded,
  type ReviewedFiling,
} from './review-slice';

const isOk = ({ kind }: Outcome): boolean => kind === 'ok';

/** The form of the filing, its public files, and the names of the private ones. */
function* loadDocuments() {
  const { numbers } = yield* select(selectReview);
  if (!numbers) return;
  const { outcome, data } = yield* ask('pendingFilingPdf', { query: { ...numbers } });
  const { message } = yield* applyEffects('pendingFilingPdf', outcome);
  const { pdf, attachments = [] } = data ?? {};
  yield* put(
    isOk(outcome) && pdf !== undefined ? documentsReceived({ pdf, attachments }) : documentsMissed(message),
  );
}

/** Tells why a decision failed. The filing may be decided nevertheless, where only the answer was lost. */
export function* lookAfterRefusal(seen: ReviewedFiling | undefined) {
  if (seen) yield* showFiling(seen);
  else yield* refreshReview();
}

/** Approves the filing without the attachments that are left out (A2-review); one approval at a time. */
function* approve() {
  const { filing, documents, excludedIds } = yield* select(selectReview);
  if (!filing) return;
  const userId = yield* select(selectUserId);
  yield* put(workBegan('approving'));
  yield* put(decisionAsked('approved'));
  const { outcome, data } = yield* ask('approveFiling', {
    body: approvalBody(filing, documents.attachments, excludedIds, userId),
  });
  if (isOk(outcome)) return yield* finishDecision('approved');
  const { message } = yield* applyEffects('approveFiling', outcome);
  yield* put(workEnded(message));
  yield* lookAfterRefusal(data?.pendingFiling);
}

export function* watchApproval() {
  yield* watchLatest(documentsRequested, loadDocuments);
  yield* watchLeading(approvalConfirmed, approve);
}
