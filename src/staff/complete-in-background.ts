import { call, spawn } from 'typed-redux-saga';

/**
 * Sends a request and waits for its answer even if its page is left: after an abort it would be unknown whether it was carried out.
 * @param asking its answer goes to the caller, who may be cancelled while it is on its way
 * @param late what is done with an answer that no caller waits for any more
 */
export function* completeInBackground<Answer>(
  asking: () => Generator<unknown, Answer>,
  late: (answer: Answer) => Generator<unknown, unknown>,
): Generator<unknown, Answer> {
  let isAwaited = true;
  const task = yield* spawn(function* carryOut() {
    const answer = yield* asking();
    if (!isAwaited) yield* late(answer);
    return answer;
  });
  try {
    return yield* call(() => task.toPromise<Answer>());
  } finally {
    isAwaited = false;
  }
}
