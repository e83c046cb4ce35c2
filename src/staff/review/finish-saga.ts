import { put } from 'typed-redux-saga';
import { queueQuery } from '#rules';
import { applyEffects, openPage } from '../../session/outcomes';
import { service } from '../../session/services';
import { lastQueueView } from '../queue/queue-saga';
import { decisionConfirmed } from '../queue/queue-slice';
import { workFinished } from './review-slice';

const OPERATIONS = { approved: 'approveFiling', rejected: 'rejectFiling' } as const;

/** The filing is decided, which ended its lock: the queue says so, where it was left for the filing, and this tab keeps nothing of it. */
export function* finishDecision(decision: keyof typeof OPERATIONS) {
  const storage = yield* service('storage');
  storage.session.remove('processing', 'rejection');
  yield* put(workFinished());
  const { message, page } = yield* applyEffects(
    OPERATIONS[decision],
    { kind: 'ok', code: 200 },
    { defersPage: true },
  );
  yield* put(decisionConfirmed(message));
  if (page) yield* openPage(page, queueQuery(yield* lastQueueView()));
}
