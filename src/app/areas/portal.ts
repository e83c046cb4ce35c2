import { spawn } from 'typed-redux-saga';
import { watchDeveloperPanel } from '../../portal/developer-saga';
import { watchIntroductions } from '../../portal/intro-saga';
import { watchPortal } from '../../portal/portal-saga';
import { watchRecord } from '../../portal/record/record-saga';
import { watchSearch } from '../../portal/record/search-saga';
import { safely } from '../safely';

/** What the public records, the versions and the developer's home need. */
export function* areaSagas() {
  yield* spawn(safely(watchPortal));
  yield* spawn(safely(watchRecord));
  yield* spawn(safely(watchSearch));
  yield* spawn(safely(watchIntroductions));
  yield* spawn(safely(watchDeveloperPanel));
}
