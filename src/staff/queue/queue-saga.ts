import { isAnyOf } from '@reduxjs/toolkit';
import { delay, put } from 'typed-redux-saga';
import { INITIAL_QUEUE_VIEW, type QueueView } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { service } from '../../session/services';
import { waitForValidToken } from '../../session/sign-on/sign-on-saga';
import { hasShape } from '../../session/stored-shape';
import { untilTabIsVisible } from '../../session/tab-visibility';
import { watchEvery, watchLatest } from '../../session/watch';
import { queueAnswered, queueClosed, queueMissed, queueOpened, queueShown } from './queue-slice';

/** Milliseconds between two questions: with an answer's way, what other administrators do is seen within five seconds. */
const ASKED_AGAIN_AFTER = 4_000;

function* loadQueue({ page, order }: QueueView) {
  const { outcome, data } = yield* ask('pendingFilings', { query: { page: String(page), order } });
  const { message } = yield* applyEffects('pendingFilings', outcome);
  yield* put(outcome.kind === 'ok' && data ? queueAnswered(data) : queueMissed(message));
}

/** Follows the queue: asks again and again, but not for a tab that nobody looks at. */
function* followQueue(view: QueueView) {
  for (;;) {
    yield* loadQueue(view);
    yield* delay(ASKED_AGAIN_AFTER);
    yield* untilTabIsVisible();
    yield* waitForValidToken();
  }
}

const isView = hasShape<QueueView>({ page: 'number', order: 'text' });

/** The part of the queue that was shown last in this tab. */
export function* lastQueueView(): Generator<unknown, QueueView> {
  const storage = yield* service('storage');
  return storage.session.read('queueView', isView) ?? INITIAL_QUEUE_VIEW;
}

/** The pending filings, for the queue and for its count on the staff's home. */
export function* watchQueue() {
  yield* watchLatest(isAnyOf(queueOpened, queueClosed), function* handle(action) {
    if (queueOpened.match(action)) yield* followQueue(action.payload);
  });
  yield* watchEvery(queueShown, function* keepView({ payload }) {
    const storage = yield* service('storage');
    storage.session.write('queueView', payload);
  });
}
