import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import type { Task } from 'redux-saga';

export type RunSaga = (saga: () => Generator) => Task;

/** Starts a saga in addition to the watchers; the application provides it. */
export const RunSagaContext = createContext<RunSaga | null>(null);

/**
 * For what a page awaits, such as the verification of an address: runs a saga and answers with what it returns. Leaving the page
 * cancels it, and the answer is then undefined.
 */
export function useSaga() {
  const run = useContext(RunSagaContext);
  const running = useRef(new Set<Task>());
  useEffect(() => {
    const tasks = running.current;
    return () => tasks.forEach((task) => task.cancel());
  }, []);
  return useCallback(
    async <Result>(saga: () => Generator<unknown, Result>): Promise<Result | undefined> => {
      if (!run) throw new Error('No application runs its sagas');
      const task = run(saga as () => Generator);
      running.current.add(task);
      try {
        const result = await task.toPromise<Result>();
        return task.isCancelled() ? undefined : result;
      } finally {
        running.current.delete(task);
      }
    },
    [run],
  );
}
