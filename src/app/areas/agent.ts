import { spawn } from 'typed-redux-saga';
import { watchAgent } from '../../agent/saga';
import { restartOnError } from '../restart-on-error';

export { startWizard } from '../../agent/saga';

/** Sagas of the registered-agent wizard, in addition to those of the filings. */
export function* areaSagas() {
  yield* spawn(restartOnError(watchAgent));
}
