import { spawn } from 'typed-redux-saga';
import { watchAgent } from '../../agent/saga';
import { safely } from '../safely';

export { startWizard } from '../../agent/saga';

/** What the registered-agent wizard needs in addition to the sagas of the filings. */
export function* areaSagas() {
  yield* spawn(safely(watchAgent));
}
