import { call, put, select } from 'typed-redux-saga';
import { callCancellable } from '../../../session/call-cancellable';
import { answeredStatus, pageFlags } from '#rules';
import { service } from '../../../session/services';
import { ask } from '../../../client/ask';
import { controlRestored, filingInitialized, type ControlState } from '../../../session/control-slice';
import { selectDraft } from '../selectors';
import { parseFiling } from './parse-filing';
import {
  conflictsFound,
  filingRestored,
  filingRestoreFailed,
  filingRestoreStarted,
  backgroundSaveRequested,
  stepCheckPassed,
  type KnownSaved,
} from '../draft-slice';
import { paymentRefused } from '../payment-slice';
import type { RestoredStep } from './restored-step';
import type { KeptStep } from './storage-keys';
import { applyEffects, openPage } from '../../../session/outcomes';
import { logError } from '../../../session/log';
import { goToFilingOf } from '../../../session/secure-login-saga';
import { hasShape } from '../../../session/stored-shape';

const UNKNOWN_REFERENCE = 404;

const isKeptStep = hasShape<KeptStep>({ refId: 'text', step: 'text', changes: 'object', own: 'list' });
const isControlState = hasShape<ControlState>({
  initialized: 'flag',
  navigation: 'object',
});

/**
 * The filing with the input of a step that was left just before the reload and that may not have reached the server; null without one. Read
 * before the filing is shown, so that no page shows it without.
 */
function* unsavedStepOf(refId: string, saved: KnownSaved) {
  const storage = yield* service('storage');
  const keptStep = storage.session.read('unsavedStep', isKeptStep);
  if (!keptStep) return null;
  if (keptStep.refId !== refId) {
    storage.session.remove('unsavedStep');
    return null;
  }
  // Where it cannot be fetched, what was entered stays kept for the next try.
  const { restoredStep } = yield* call(() => import('./restored-step'));
  storage.session.remove('unsavedStep');
  return restoredStep(keptStep, saved);
}

function* showUnsavedStep({ step, filing, isUnsaved, undecided }: RestoredStep) {
  yield* put(conflictsFound(undecided));
  if (!isUnsaved) return;
  yield* put(stepCheckPassed(filing));
  yield* put(backgroundSaveRequested(step));
}

interface Restoring {
  /** The page can also begin a new filing, so a reference that the server no longer knows is only forgotten. */
  mayBegin: boolean;
}

/** `hasLeft`: the catalog led to another page. */
type Restored = Generator<unknown, { hasLeft: boolean }>;

function* showFiling(refId: string, { mayBegin }: Restoring): Restored {
  const storage = yield* service('storage');
  yield* goToFilingOf(storage.session.text('filingEntity') ?? '');
  const { outcome, data } = yield* ask('getFiling', { body: { refId } });
  const filing = data?.filing ? parseFiling(data.filing) : null;
  if (!filing) {
    const isUnknown = answeredStatus(outcome) === UNKNOWN_REFERENCE;
    if (!isUnknown) return { hasLeft: (yield* applyEffects('getFiling', outcome)).page !== null };
    if (!mayBegin) {
      const { page } = yield* applyEffects('getFiling', outcome, { defersPage: true });
      if (page) yield* openPage(page, { reason: 'noLongerKept' }, { replace: true });
      return { hasLeft: page !== null };
    }
    storage.session.remove('ref', 'unsavedStep');
    return { hasLeft: false };
  }
  const control = storage.session.read('viewcontrol', isControlState);
  if (control) yield* put(controlRestored({ ...control, hasUnsavedInput: false }));
  yield* goToFilingOf(filing.entityId);
  const saved = { filing, version: data?.version };
  const unsavedStep = yield* unsavedStepOf(refId, saved);
  yield* put(filingRestored({ ...saved, refId, review: data?.review, payment: data?.payment }));
  yield* put(filingInitialized(pageFlags(filing)));
  if (data?.problems) yield* put(paymentRefused({ problems: data.problems }));
  if (unsavedStep) yield* showUnsavedStep(unsavedStep);
  return { hasLeft: false };
}

/** A page that is left before the filing is there leaves it to be restored by the next one. */
function* restore(refId: string, restoring: Restoring): Restored {
  yield* put(filingRestoreStarted());
  try {
    return yield* showFiling(refId, restoring);
  } finally {
    if ((yield* select(selectDraft)).status === 'restoring') yield* put(filingRestoreFailed());
  }
}

/**
 * Restores the filing under the reference in session storage: after a reload, the browser's Back, or the return from the payment page
 * (W4-restore). Does nothing without a reference.
 */
export function* restoreFiling(restoring: Restoring): Restored {
  const storage = yield* service('storage');
  const refId = storage.session.text('ref');
  if (!refId) return { hasLeft: false };
  try {
    return yield* callCancellable(() => restore(refId, restoring));
  } catch (error) {
    // A part of the application that is missing is like a registry that does not answer: both are there again later, as is the filing.
    yield* call(logError, 'A filing could not be restored', error);
    yield* applyEffects('getFiling', { kind: 'noResponse' });
    return { hasLeft: true };
  }
}
