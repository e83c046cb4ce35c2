import { put } from 'typed-redux-saga';
import { pageFlags, type Filing } from '#rules';
import { service } from '../../session/services';
import { ask } from '../../client/ask';
import { controlRestored, filingInitialized, type ControlState } from '../../session/control-slice';
import { filingRestored, filingRestoreFailed, filingRestoreStarted } from './draft-slice';
import { applyEffects } from '../../session/outcomes';

const UNKNOWN_REFERENCE = 404;

const parsed = (text: string): Filing | null => {
  try {
    return JSON.parse(text) as Filing;
  } catch {
    return null;
  }
};

/**
 * Restores the filing under the reference in session storage: after a reload, the browser's Back, or the return from
 * the payment page (W4-restore). Does nothing without a reference. `mayBegin`: the page can also begin a new filing,
 * so a reference that the server no longer knows is only forgotten.
 */
export function* restoreFiling({ mayBegin }: { mayBegin: boolean }) {
  const storage = yield* service('storage');
  const refId = storage.session.text('ref');
  if (!refId) return;
  yield* put(filingRestoreStarted());
  const { outcome, data } = yield* ask('getFiling', { body: { refId } });
  const filing = data?.filing ? parsed(data.filing) : null;
  if (!filing) {
    yield* put(filingRestoreFailed());
    const isUnknown = outcome.kind === 'code' && outcome.code === UNKNOWN_REFERENCE;
    if (isUnknown && mayBegin) storage.session.remove('ref');
    else yield* applyEffects('getFiling', outcome);
    return;
  }
  const control = storage.session.read<ControlState>('viewcontrol');
  if (control) yield* put(controlRestored({ ...control, hasUnsavedInput: false }));
  yield* put(filingRestored({ filing, refId }));
  yield* put(filingInitialized(pageFlags(filing)));
}
