import { spawn } from 'typed-redux-saga';
import { watchChangePassword } from '../../access/change-password-saga';
import { watchLogin } from '../../access/login-saga';
import { watchReset } from '../../access/reset-saga';
import { watchVisits } from '../../access/saga';
import { watchSetUp } from '../../access/set-up-saga';
import { restartOnError } from '../restart-on-error';

const watchers = [watchVisits, watchLogin, watchReset, watchChangePassword, watchSetUp];

/** Sagas for logging in and out and for passwords, in addition to those of the session. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(restartOnError(watcher));
}
