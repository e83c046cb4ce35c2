import { put, select } from 'typed-redux-saga';
import type { Answer } from '../../client/client';
import { isOwnDecision, type Outcome } from '#rules';
import { applyEffects } from '../../session/outcomes';
import { lateDecisionTold } from '../queue/queue-slice';
import { completeInBackground } from '../complete-in-background';
import { DECISION_OPERATIONS, finishDecision, forgetRejection, type Decision } from './finish-saga';
import { fetchFiling, showFiling } from './review-saga';
import {
  commandSettled,
  decisionAsked,
  selectReview,
  selectUserId,
  workBegan,
  workEnded,
  type ReviewedFiling,
} from './review-slice';

export type DecisionAnswer = Answer<'approveFiling'> | Answer<'rejectFiling'>;

const WORK = { approved: 'approving', rejected: 'rejecting' } as const;

export const isOk = ({ kind }: Outcome): boolean => kind === 'ok';

/** Sends a decision about the open filing. Leaving its review does not cancel the decision; the result is shown later. */
export function* sendDecision<Sent extends DecisionAnswer>(
  decision: Decision,
  filing: ReviewedFiling,
  send: () => Generator<unknown, Sent>,
): Generator<unknown, Sent> {
  yield* put(workBegan(WORK[decision]));
  yield* put(decisionAsked(decision));
  return yield* completeInBackground(send, (answer) => tellLate(decision, filing, answer));
}

/** Where the answer does not say, the registry's state of the filing decides; only the answer may have been lost. */
function* seenAfter(filing: ReviewedFiling, { outcome, data }: DecisionAnswer) {
  if (isOk(outcome)) return undefined;
  return data?.pendingFiling ?? (yield* fetchFiling(filing));
}

/** The result of a decision whose page was left: on the page of the filing where that is open again, else with the queue. */
function* tellLate(decision: Decision, filing: ReviewedFiling, answer: DecisionAnswer) {
  const { transSeqId } = filing;
  const seen = yield* seenAfter(filing, answer);
  const userId = yield* select(selectUserId);
  const isDone = isOk(answer.outcome) || (seen !== undefined && isOwnDecision(seen, decision, userId));
  const { filing: openFiling } = yield* select(selectReview);
  const isOpen = openFiling?.transSeqId === transSeqId;
  if (isDone && isOpen) yield* finishDecision(decision);
  else {
    const outcome: Outcome = isDone ? { kind: 'ok', code: 200 } : answer.outcome;
    const operation = DECISION_OPERATIONS[decision];
    const { message } = yield* applyEffects(operation, outcome, { defersPage: true });
    if (isOpen) {
      yield* put(workEnded(message));
      if (seen) yield* showFiling(seen);
    } else {
      if (isDone) yield* forgetRejection(filing);
      yield* put(lateDecisionTold({ kind: isDone ? 'success' : 'error', message, filing }));
    }
  }
  yield* put(commandSettled({ transSeqId, mayHold: !isDone && (seen?.lockUserId ?? userId) === userId }));
}
