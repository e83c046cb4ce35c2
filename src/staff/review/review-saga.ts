import { isAnyOf } from '@reduxjs/toolkit';
import { delay, put, race, select, take } from 'typed-redux-saga';
import { isEntityIdInput, isOwnDecision, LOCK_HEARTBEAT_SECONDS, type Outcome } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { service } from '../../session/services';
import { watchEvery, watchLatest, watchLeading } from '../../session/watch';
import { completeInBackground } from '../complete-in-background';
import { lastQueueView } from '../queue/queue-saga';
import { lastViewRestored } from '../queue/queue-slice';
import { finishDecision } from './finish-saga';
import {
  attachmentExcluded,
  commandSettled,
  filingMissed,
  filingSeen,
  isCommand,
  leftOutRestored,
  lookRequested,
  processChosen,
  reviewClosed,
  reviewOpened,
  reviewResumed,
  selectHoldsLock,
  selectReview,
  selectUserId,
  workBegan,
  workEnded,
  workRestored,
  type ReviewedFiling,
} from './review-slice';
import { cancelOnLeave } from './cancel-on-leave';
import { isKeptChoice } from './kept-rejection';

/** Milliseconds between two looks at an open filing: so soon everybody sees who processes it. */
const LOOK_EVERY = 4_000;
const HEARTBEAT_EVERY = LOCK_HEARTBEAT_SECONDS * 1000;

const NO_SUCH_FILING: Outcome = { kind: 'code', code: 404 };

/** Applies the registry's answer about the filing; one that was decided as this user asked is confirmed. */
export function* showFiling(filing: ReviewedFiling) {
  const userId = yield* select(selectUserId);
  const { asked } = yield* select(selectReview);
  yield* put(filingSeen({ filing, userId }));
  if (yield* select(selectHoldsLock)) {
    const storage = yield* service('storage');
    storage.session.write('processing', filing.transactionId);
  }
  if (asked && isOwnDecision(filing, asked, userId)) yield* finishDecision(asked);
}

/** A filing as it is now; undefined when it cannot be had. */
export function* fetchFiling({
  mstrTransId: masterId,
  transactionId: transId,
}: Pick<ReviewedFiling, 'mstrTransId' | 'transactionId'>): Generator<unknown, ReviewedFiling | undefined> {
  const { data } = yield* ask('pendingFiling', { query: { masterId, transId } });
  return data?.pendingFiling;
}

/** The filing that is open as it is now; undefined when it cannot be had, which its page then says. */
function* fetchOpenFiling(): Generator<unknown, ReviewedFiling | undefined> {
  const { numbers } = yield* select(selectReview);
  if (!numbers) return undefined;
  // The registry would refuse an address whose numbers are none, and not say that there is no such filing.
  const areNumbers = isEntityIdInput(numbers.masterId) && isEntityIdInput(numbers.transId);
  const { outcome, data } = areNumbers
    ? yield* ask('pendingFiling', { query: { ...numbers } })
    : { outcome: NO_SUCH_FILING, data: undefined };
  if (data?.pendingFiling) return data.pendingFiling;
  const { message } = yield* applyEffects('pendingFiling', outcome);
  yield* put(filingMissed(message));
  return undefined;
}

export function* refreshReview() {
  const filing = yield* fetchOpenFiling();
  if (filing) yield* showFiling(filing);
}

/**
 * Takes the lock, renews it, or takes it over; the answer tells the filing as it is, also when it is refused.
 * @param seen to renew: the version of the filing that was seen, without which a lock that was given up would be taken again
 */
function* takeLock({ transSeqId }: ReviewedFiling, seen?: { version: string }) {
  const userId = yield* select(selectUserId);
  const { outcome, data } = yield* ask('transactionLock', { query: { transSeqId, userId, ...seen } });
  const { message } = yield* applyEffects('transactionLock', outcome);
  return { filing: data?.pendingFiling, message };
}

/** If the user left before the lock was taken, it is released; without an answer it may have been taken. */
function* settleLock({ transSeqId }: ReviewedFiling, answered: ReviewedFiling | undefined) {
  const userId = yield* select(selectUserId);
  yield* put(commandSettled({ transSeqId, mayHold: (answered?.lockUserId ?? userId) === userId }));
}

function* processFiling() {
  const { filing, work } = yield* select(selectReview);
  if (!filing || isCommand(work)) return;
  yield* put(workBegan('locking'));
  const afterLock = yield* completeInBackground(
    () => takeLock(filing),
    (late) => settleLock(filing, late.filing),
  );
  const isDecided = afterLock.filing?.decidedBy !== undefined;
  // For a filing that is decided the notice says more.
  yield* put(workEnded(isDecided ? '' : afterLock.message));
  if (afterLock.filing) yield* showFiling(afterLock.filing);
}

/** Nothing happens to the filing any more: it is decided, and what follows from that is done or has failed. */
const isSettled = ({ decidedBy, decision }: ReviewedFiling): boolean =>
  decidedBy !== undefined && decision?.mail.state !== 'queued' && decision?.refund?.state !== 'queued';

/** Renews the lock that this page holds. The result is seen with the next refresh at the latest. */
function* renewLock(filing: ReviewedFiling) {
  const renewed = yield* takeLock(filing, { version: String(filing.version) });
  if (renewed.filing) yield* showFiling(renewed.filing);
}

/**
 * Refreshes the filing again and again, and renews the lock as long as this page has it. It reads first: a lock that has ended is reported
 * and not taken again without its user knowing.
 * @param renewsFirst after a reload: the message of the closed page may arrive later than that of this one
 */
function* follow({ renewsFirst = false } = {}) {
  let renewedAt = renewsFirst ? 0 : Date.now();
  for (;;) {
    yield* race({ due: delay(LOOK_EVERY), asked: take(lookRequested) });
    // A command that is under way answers with the filing itself.
    if ((yield* select(selectReview)).work !== 'none') continue;
    yield* refreshReview();
    const { filing } = yield* select(selectReview);
    if (!filing || isSettled(filing)) return;
    const isDue = filing.lockHasExpired === true || Date.now() - renewedAt >= HEARTBEAT_EVERY;
    if (!isDue || !(yield* select(selectHoldsLock))) continue;
    renewedAt = Date.now();
    yield* renewLock(filing);
  }
}

/** What the user has chosen to leave out of the record before a reload. */
function* restoreLeftOut({ transactionId }: ReviewedFiling) {
  const storage = yield* service('storage');
  const kept = storage.session.read('leftOut', isKeptChoice);
  const isOwn = kept?.transactionId === transactionId && kept.userId === (yield* select(selectUserId));
  if (kept && isOwn) yield* put(leftOutRestored(kept.excludedIds));
}

/** Keeps it as soon as it is chosen. */
function* keepLeftOut() {
  const storage = yield* service('storage');
  const { filing, excludedIds } = yield* select(selectReview);
  if (!filing) return;
  const userId = yield* select(selectUserId);
  storage.session.write('leftOut', { transactionId: filing.transactionId, userId, excludedIds });
}

/** Opens a filing; one that this tab processed before a reload is locked again, unless another administrator has taken it. */
function* open() {
  const storage = yield* service('storage');
  yield* put(lastViewRestored(yield* lastQueueView()));
  const foundFiling = yield* fetchOpenFiling();
  if (!foundFiling) return;
  const wasProcessing = storage.session.text('processing') === foundFiling.transactionId;
  if (wasProcessing) {
    yield* put(workRestored());
    yield* restoreLeftOut(foundFiling);
  }
  const isMine = foundFiling.lockUserId === (yield* select(selectUserId));
  const canHaveIt = foundFiling.state === 'unlocked' || (foundFiling.state === 'locked' && isMine);
  const lockedAgain = wasProcessing && canHaveIt ? yield* takeLock(foundFiling) : undefined;
  yield* showFiling(lockedAgain?.filing ?? foundFiling);
  yield* follow({ renewsFirst: wasProcessing });
}

/** Follows the filing whose pages are open until they are left. */
export function* watchReview() {
  yield* watchLatest(isAnyOf(reviewOpened, reviewResumed, reviewClosed), function* openOrClose(action) {
    if (!reviewClosed.match(action)) yield* open();
  });
  yield* watchEvery(attachmentExcluded, keepLeftOut);
  yield* watchLeading(processChosen, cancelOnLeave(processFiling));
}
