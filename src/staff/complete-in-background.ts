import { call, spawn } from 'typed-redux-saga';

/**
 * Asks for something that is carried out whether or not its page stays open: of a request that was aborted nobody knows whether it was.
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
