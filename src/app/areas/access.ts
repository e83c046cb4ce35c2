import { spawn } from 'typed-redux-saga';
import { watchVisits } from '../../access/saga';
import { safely } from '../safely';

/** What signing on and off needs in addition to the sagas of the session. */
export function* areaSagas() {
  yield* spawn(safely(watchVisits));
}
