import { put, select } from 'typed-redux-saga';
import { approvalBody, type Text, englishOf } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { watchEvery, watchLatest, watchLeading } from '../../session/watch';
import { isOk, sendDecision } from './decide-saga';
import { finishDecision } from './finish-saga';
import { refreshReview, showFiling } from './review-saga';
import {
  approvalConfirmed,
  documentsMissed,
  documentsReceived,
  documentsRequested,
  fileMissed,
  fileReceived,
  fileRequested,
  isCommand,
  selectReview,
  selectUserId,
  workEnded,
  type ReviewedFiling,
} from './review-slice';
import { cancelOnLeave } from './cancel-on-leave';

/** The form of the filing, the names of its files, and then each public file by itself, so that none waits for another one. */
function* loadDocuments() {
  const { numbers } = yield* select(selectReview);
  if (!numbers) return;
  const { outcome, data } = yield* ask('pendingFilingPdf', { query: { ...numbers } });
  const { message } = yield* applyEffects('pendingFilingPdf', outcome);
  const { pdf, attachments = [] } = data ?? {};
  if (!isOk(outcome) || pdf === undefined) return yield* put(documentsMissed(message));
  yield* put(documentsReceived({ pdf, attachments }));
  for (const { id, isPrivate, fileData } of attachments)
    if (!isPrivate && fileData === '') yield* put(fileRequested(id));
}

function* loadFile({ payload: id }: ReturnType<typeof fileRequested>) {
  const { numbers } = yield* select(selectReview);
  if (!numbers) return;
  const { outcome, data } = yield* ask('pendingFilingPdf', { query: { ...numbers, file: id } });
  const { message } = yield* applyEffects('pendingFilingPdf', outcome);
  const file = isOk(outcome) ? data?.attachments?.find((one) => one.id === id) : undefined;
  yield* put(file ? fileReceived(file) : fileMissed({ id, message }));
}

/**
 * Shows the filing after a decision that failed. It may be decided nevertheless, where only the answer was lost.
 * @returns the registry's reason, where what has become of the lock does not say it already; empty where there is none
 */
export function* reloadAfterRefusal({
  message = '',
  pendingFiling,
}: {
  message?: Text;
  pendingFiling?: ReviewedFiling;
} = {}): Generator<unknown, Text> {
  if (pendingFiling) yield* showFiling(pendingFiling);
  else yield* refreshReview();
  const { notice } = yield* select(selectReview);
  return notice === 'none' ? message : '';
}

/** Approves the filing without the attachments that are left out (A2-review); one decision at a time. */
function* approve() {
  const { filing, documents, excludedIds, work } = yield* select(selectReview);
  if (!filing || isCommand(work)) return;
  const userId = yield* select(selectUserId);
  const body = approvalBody(filing, documents.attachments, excludedIds, userId);
  const { outcome, data } = yield* sendDecision('approved', filing, () => ask('approveFiling', { body }));
  if (isOk(outcome)) return yield* finishDecision('approved');
  const { message } = yield* applyEffects('approveFiling', outcome);
  yield* put(workEnded(message));
  const reason = yield* reloadAfterRefusal(data);
  // Of a filing that is decided the page says all.
  const { filing: now } = yield* select(selectReview);
  if (now?.decidedBy !== undefined) yield* put(workEnded(''));
  else if (reason !== '') yield* put(workEnded(`${englishOf(message)} ${reason}`));
}

export function* watchApproval() {
  yield* watchLatest(documentsRequested, cancelOnLeave(loadDocuments));
  yield* watchEvery(fileRequested, cancelOnLeave(loadFile));
  yield* watchLeading(approvalConfirmed, cancelOnLeave(approve));
}
