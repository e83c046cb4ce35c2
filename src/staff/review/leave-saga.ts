import { eventChannel } from 'redux-saga';
import { call, delay, join, put, race, select, spawn, take } from 'typed-redux-saga';
import { queuePath } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { service } from '../../session/services';
import { sessionEnding } from '../../session/slice';
import { tabShownChannel } from '../../session/tab-visibility';
import { lastQueueView } from '../queue/queue-saga';
import { watchChannel, watchEvery, watchLeading } from '../../session/watch';
import { trackOpenTabs, type OpenTabs } from './open-tabs';
import {
  cancelChosen,
  commandSettled,
  filingSeen,
  isCommand,
  lookRequested,
  reviewClosed,
  reviewLeft,
  reviewResumed,
  selectHoldsLock,
  selectReview,
  workBegan,
  workFinished,
} from './review-slice';
import { cancelOnLeave } from './cancel-on-leave';

/** Milliseconds for which Cancel waits until the lock is released; without an answer its lease ends it. */
const PATIENCE = 3_000;

interface PageEvent {
  /** `hidden`: the page is closed or put into the back/forward cache; `restored`: it comes back from there. */
  kind: 'hidden' | 'restored';
}

const pageEvents = () =>
  eventChannel<PageEvent>((emit) => {
    const onHide = () => emit({ kind: 'hidden' });
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit({ kind: 'restored' });
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  });

/** A page that the browser closes may be about to be opened again: a reload cannot be recognized. */
type HowLeft = { closed?: 'Y' };

function* release(transSeqId: string, how: HowLeft) {
  const { outcome } = yield* ask('releaseTransactionLock', { query: { transSeqId, ...how } });
  yield* applyEffects('releaseTransactionLock', outcome);
}

/** Gives the lock up where this tab holds it and no other tab of the same user needs it; answers with the task that does. */
function* giveUpLock(tabs: OpenTabs | null, how: HowLeft = {}) {
  const { filing } = yield* select(selectReview);
  if (!filing || tabs?.hasOthers() || !(yield* select(selectHoldsLock))) return null;
  return yield* spawn(release, filing.transSeqId, how);
}

/** Requests that were sent before the pages of the filing were left need the lock; it is released afterwards. */
function* giveUpSettled(transSeqId: string, tabs: OpenTabs | null) {
  for (;;) {
    const { payload } = yield* take(commandSettled);
    if (payload.transSeqId !== transSeqId) continue;
    // If this tab has opened the filing again, it counts as another tab.
    if (payload.mayHold && !tabs?.hasOthers()) yield* release(transSeqId, {});
    return tabs?.leave();
  }
}

/**
 * The lock is given up on Cancel, when the pages of the filing are left, when the session times out, and when the browser closes the
 * page (A4-lock). From the review to the rejection and back it is kept. Signing off gives up those of all tabs.
 */
export function* watchLeaving() {
  let tabs: OpenTabs | null = null;
  const leaveTabs = () => {
    tabs?.leave();
    tabs = null;
  };
  yield* watchEvery(filingSeen, function* joinOtherTabs({ payload: { filing, userId } }) {
    tabs ??= yield* call(trackOpenTabs, userId, filing.transSeqId);
  });
  const cancel = cancelOnLeave(function* cancelReview() {
    if (!isCommand((yield* select(selectReview)).work)) {
      yield* put(workBegan('leaving'));
      const releasing = yield* giveUpLock(tabs);
      if (releasing) yield* race({ released: join(releasing), late: delay(PATIENCE) });
      yield* put(workFinished());
    }
    const navigator = yield* service('navigator');
    yield* call([navigator, 'go'], queuePath(yield* lastQueueView()));
  });
  yield* watchLeading(cancelChosen, cancel);
  yield* watchEvery(reviewLeft, function* leave() {
    const storage = yield* service('storage');
    const { filing, work } = yield* select(selectReview);
    if (filing && isCommand(work)) {
      yield* spawn(giveUpSettled, filing.transSeqId, tabs);
      tabs = null;
    } else {
      yield* giveUpLock(tabs);
      leaveTabs();
    }
    storage.session.remove('processing', 'leftOut');
    yield* put(reviewClosed());
  });
  // After a time-out the user is no longer known when the pages are left.
  yield* watchEvery(sessionEnding, function* giveUpInTime() {
    yield* giveUpLock(tabs);
  });
  const tabChannel = yield* call(tabShownChannel);
  yield* watchChannel(tabChannel, function* lookAgain() {
    yield* put(lookRequested());
  });
  const events = yield* call(pageEvents);
  yield* watchChannel(events, function* followPage({ kind }) {
    const { numbers } = yield* select(selectReview);
    if (!numbers) return;
    if (kind === 'restored') yield* put(reviewResumed());
    if (kind !== 'hidden') return;
    yield* giveUpLock(tabs, { closed: 'Y' });
    leaveTabs();
  });
}
