import { call, select, take } from 'typed-redux-saga';
import { logError } from '../log';
import type { RootState } from '../root-reducer';
import { service } from '../services';
import { userSignedOn } from '../slice';

/** Filers never sign on, so the sagas of the sign-on are fetched with its first use. */
const signOnSagas = () => import('./sign-on-saga');

/** The sign-on of this tab survives a reload. */
export function* restoreKeptSignOn() {
  const config = yield* select((state: RootState) => state.session.environment?.signOn);
  const signOn = yield* service('signOn');
  if (!config || !signOn.isKept(config)) return;
  try {
    const { restoreSignOn } = yield* call(signOnSagas);
    yield* restoreSignOn(config);
  } catch (error) {
    yield* call(logError, 'The sign-on could not be restored', error);
  }
}

/** Follows everybody who signs on, one after the other. */
export function* watchSignOn() {
  for (;;) {
    yield* take(userSignedOn);
    const { followSignOn } = yield* call(signOnSagas);
    yield* followSignOn();
  }
}
