import { call, delay } from 'typed-redux-saga';
import { logError } from '../session/log';

type Watcher = () => Generator;

/** Milliseconds before a watcher that threw starts again, so that one that always throws cannot spin. */
const RESTART_AFTER = 500;

/** Keeps a watcher alive: one that throws is logged and started again. Errors of its handlers never get here (`session/watch`). */
export const restartOnError = (watcher: Watcher): Watcher =>
  function* safeWatcher() {
    for (;;) {
      try {
        yield* call(watcher);
        return;
      } catch (error) {
        yield* call(logError, `${watcher.name} failed`, error);
        yield* delay(RESTART_AFTER);
      }
    }
  };
