import { spawn } from 'typed-redux-saga';
import { watchDeveloperPanel } from '../portal/developer-saga';
import { developerReducer } from '../portal/developer-slice';
import { watchIntroductions } from '../portal/intro-saga';
import { watchPortal } from '../portal/portal-saga';
import { portalReducer } from '../portal/slice';
import type { AreaReducers } from './root-reducer';
import { safely } from './safely';

export const areaReducers = { developer: developerReducer, portal: portalReducer } satisfies AreaReducers;

/** What the public records, the versions and the developer's home need. */
export function* areaSagas() {
  yield* spawn(safely(watchPortal));
  yield* spawn(safely(watchIntroductions));
  yield* spawn(safely(watchDeveloperPanel));
}
