import { spawn } from 'typed-redux-saga';
import { watchDeveloperPanel } from '../../portal/developer-saga';
import { watchIntroductions } from '../../portal/intro-saga';
import { watchPortal } from '../../portal/portal-saga';
import { watchRecord } from '../../portal/record/record-saga';
import { watchSearch } from '../../portal/record/search-saga';
import { restartOnError } from '../restart-on-error';

/** Sagas of the public records, the versions and the developer's home. */
export function* areaSagas() {
  yield* spawn(restartOnError(watchPortal));
  yield* spawn(restartOnError(watchRecord));
  yield* spawn(restartOnError(watchSearch));
  yield* spawn(restartOnError(watchIntroductions));
  yield* spawn(restartOnError(watchDeveloperPanel));
}
