import { spawn } from 'typed-redux-saga';
import { watchAgent } from '../../agent/saga';
import { restartOnError } from '../restart-on-error';

export { startWizard } from '../../agent/saga';

/** What the registered-agent wizard needs in addition to the sagas of the filings. */
export function* areaSagas() {
  yield* spawn(restartOnError(watchAgent));
}
