import { put } from 'typed-redux-saga';
import { queueQuery } from '#rules';
import { applyEffects, openPage } from '../../session/outcomes';
import { service } from '../../session/services';
import { lastQueueView } from '../queue/queue-saga';
import { decisionConfirmed } from '../queue/queue-slice';
import { workFinished, type ReviewedFiling } from './review-slice';
import { isKeptRejection } from './kept-rejection';

export const DECISION_OPERATIONS = { approved: 'approveFiling', rejected: 'rejectFiling' } as const;
export type Decision = keyof typeof DECISION_OPERATIONS;

/** A filing that is decided needs its drafted rejection no longer. */
export function* forgetRejection({ transactionId }: Pick<ReviewedFiling, 'transactionId'>) {
  const storage = yield* service('storage');
  const keptRejection = storage.session.read('rejection', isKeptRejection);
  if (keptRejection?.transactionId === transactionId) storage.session.remove('rejection');
}

/** The filing is decided, which ended its lock: the queue says so if the user goes there, and this tab stores nothing of it any more. */
export function* finishDecision(decision: Decision) {
  const storage = yield* service('storage');
  storage.session.remove('processing', 'rejection', 'leftOut');
  yield* put(workFinished());
  const { message, page } = yield* applyEffects(
    DECISION_OPERATIONS[decision],
    { kind: 'ok', code: 200 },
    { defersPage: true },
  );
  yield* put(decisionConfirmed(message));
  if (page) yield* openPage(page, queueQuery(yield* lastQueueView()));
}
