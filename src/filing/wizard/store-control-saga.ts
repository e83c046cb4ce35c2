import { isAnyOf } from '@reduxjs/toolkit';
import { select } from 'typed-redux-saga';
import {
  controlCleared,
  editFinished,
  filingInitialized,
  paymentHandOffNoted,
  paymentReturnForgotten,
  redirectedForEdit,
  stepOpened,
} from '../../session/control-slice';
import type { RootState } from '../../session/root-reducer';
import { service } from '../../session/services';
import { watchEvery } from '../../session/watch';
import { selectFiling } from './selectors';
import { FILING_KEYS } from './storage-keys';

/**
 * Stores the control facts in session storage, so that an edit from review, how far the filing came, and the entity whose login it asks
 * for survive a reload.
 */
function* storeControl() {
  const storage = yield* service('storage');
  const control = yield* select((state: RootState) => state.control);
  storage.session.write('filingInitialized', control.initialized);
  storage.session.write('viewcontrol', control);
  storage.session.write('filingEntity', (yield* select(selectFiling)).entityId);
}

function* clearStoredControl() {
  const storage = yield* service('storage');
  storage.session.remove(...FILING_KEYS);
}

export function* watchControl() {
  yield* watchEvery(
    isAnyOf(
      filingInitialized,
      stepOpened,
      redirectedForEdit,
      editFinished,
      paymentHandOffNoted,
      paymentReturnForgotten,
    ),
    storeControl,
  );
  yield* watchEvery(controlCleared, clearStoredControl);
}
