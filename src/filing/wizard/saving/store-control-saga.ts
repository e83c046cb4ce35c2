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
} from '../../../session/control-slice';
import type { RootState } from '../../../session/root-reducer';
import { service } from '../../../session/services';
import { watchEvery } from '../../../session/watch';
import { selectDraft } from '../selectors';
import { FILING_KEYS } from './storage-keys';

/**
 * Stores the control facts in session storage, so that an edit from review, how far the filing came, and the entity whose login it asks
 * for survive a reload, as does its name, which the header shows at once.
 */
function* storeControl() {
  const storage = yield* service('storage');
  const control = yield* select((state: RootState) => state.control);
  storage.session.write('filingInitialized', control.initialized);
  storage.session.write('viewcontrol', control);
  const { openedStep, filing } = yield* select(selectDraft);
  storage.session.write('filingEntity', filing.entityId);
  const { oldName, name } = filing.entityNameValues;
  storage.session.write('filingName', oldName || name);
  storage.session.write('keptFiling', { filingType: filing.filingType, step: openedStep });
}

function* clearStoredControl() {
  const storage = yield* service('storage');
  storage.session.remove(...FILING_KEYS);
}

export function* persistControl() {
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
