import { spawn } from 'typed-redux-saga';
import { watchVisits } from '../access/saga';
import { accessReducer } from '../access/slice';
import type { AreaReducers } from './root-reducer';
import { safely } from './safely';

export const areaReducers = { access: accessReducer } satisfies AreaReducers;

/** What signing on and off needs beside the sagas of the session. */
export function* areaSagas() {
  yield* spawn(safely(watchVisits));
}
