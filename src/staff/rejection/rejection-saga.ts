import { call, put, select } from 'typed-redux-saga';
import { rejectConfirmPath, rejectionBody, type Problem, englishOf } from '#rules';
import { ask } from '../../client/ask';
import { watchSubmits, type SubmitResult } from '../../forms/submit-saga';
import { applyEffects } from '../../session/outcomes';
import { service } from '../../session/services';
import { userSignedOff } from '../../session/slice';
import { watchEvery, watchLatest } from '../../session/watch';
import { reloadAfterRefusal } from '../review/approve-saga';
import { sendDecision } from '../review/decide-saga';
import { finishDecision } from '../review/finish-saga';
import { isCommand, selectReview, selectUserId, workEnded } from '../review/review-slice';
import { isKeptRejection } from '../review/kept-rejection';
import type { KeptRejection } from '../review/storage-keys';
import {
  reasonsMissed,
  reasonsReceived,
  rejectionConfirmed,
  rejectionEdited,
  rejectionOpened,
  rejectionRestored,
  rejectionSubmitted,
  rejectionValues,
  selectRejection,
} from './rejection-slice';

/** What this user has written for this filing in this tab, and the office's list of reasons. */
function* open() {
  const { status, reasons } = yield* select(selectRejection);
  if (status === 'ready') return;
  yield* restore();
  if (reasons.length > 0) return yield* put(reasonsReceived(reasons));
  const { outcome, data } = yield* ask('rejectReasons');
  yield* applyEffects('rejectReasons', outcome);
  yield* put(outcome.kind === 'ok' && data ? reasonsReceived(data.rejectReasons) : reasonsMissed());
}

function* restore() {
  const storage = yield* service('storage');
  const keptRejection = storage.session.read('rejection', isKeptRejection);
  const { filing } = yield* select(selectReview);
  const isOwn =
    keptRejection?.transactionId === filing?.transactionId &&
    keptRejection?.userId === (yield* select(selectUserId));
  if (!keptRejection || !isOwn) return;
  const { chosenIds, additionalText } = keptRejection;
  yield* put(rejectionRestored({ chosenIds, additionalText }));
}

function* keep({ payload }: ReturnType<typeof rejectionEdited>) {
  const storage = yield* service('storage');
  const { filing } = yield* select(selectReview);
  if (!filing) return;
  const userId = yield* select(selectUserId);
  const newRejection: KeptRejection = { transactionId: filing.transactionId, userId, ...payload };
  storage.session.write('rejection', newRejection);
}

/** The text is removed when its user logs out, so that the next user does not find it; a sign-on that expires during the work keeps it. */
function* forgetAfterLogOut() {
  const { numbers } = yield* select(selectReview);
  if (numbers) return;
  const storage = yield* service('storage');
  storage.session.remove('rejection', 'processing', 'leftOut');
}

function* goToConfirmation() {
  const { filing } = yield* select(selectReview);
  const navigator = yield* service('navigator');
  if (filing) yield* call([navigator, 'go'], rejectConfirmPath(filing));
}

/** The sentence of the registry, where it says one, as a problem of the reasons. */
const problemsOf = (data?: { message?: string }): Problem[] =>
  data?.message ? [{ path: 'reasons', code: 'required', message: data.message }] : [];

/** Rejects the filing and has its filer told (A2-reject, A4-lock). */
function* confirm(): Generator<unknown, SubmitResult> {
  const { filing, work } = yield* select(selectReview);
  if (!filing || isCommand(work)) return { refused: {} };
  const userId = yield* select(selectUserId);
  const values = rejectionValues(yield* select(selectRejection));
  const body = rejectionBody(filing, values, userId);
  const { outcome, data, problems } = yield* sendDecision('rejected', filing, () =>
    ask('rejectFiling', { body }),
  );
  yield* put(workEnded(''));
  if (outcome.kind === 'ok') return { proceed: () => finishDecision('rejected') };
  const applied = yield* applyEffects('rejectFiling', outcome, { problems: problems ?? problemsOf(data) });
  const reason = yield* reloadAfterRefusal(data);
  // The page has no fields: a broken rule is told with the failure.
  const reasons = applied.problems.map(({ message }) => message);
  const sentences = [
    englishOf(applied.message),
    ...(reasons.length > 0 || reason === '' ? reasons : [reason]),
  ];
  return { refused: { message: sentences.join(' ') } };
}

export function* watchRejection() {
  yield* watchLatest(rejectionOpened, open);
  yield* watchEvery(rejectionEdited, keep);
  yield* watchEvery(userSignedOff, forgetAfterLogOut);
  yield* watchLatest(rejectionSubmitted, goToConfirmation);
  yield* watchSubmits(rejectionConfirmed, confirm);
}
