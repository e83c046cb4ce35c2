import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import {
  emptyFiling,
  filingPath,
  flowFacts,
  guardStep,
  initialFiling,
  needsInitialFiling,
  owesAttachments,
  pageFlags,
  type EntityType,
  type FilingType,
  type StepName,
} from '#rules';
import type { RootState } from '../../session/root-reducer';
import { service } from '../../session/services';
import {
  controlCleared,
  editFinished,
  filingInitialized,
  paymentReturnForgotten,
} from '../../session/control-slice';
import { sessionIsReady } from '../../session/session-saga';
import { contentCleared } from './content-slice';
import { filingStarted, stepEntered } from './draft-slice';
import { restoreFiling } from './restore-saga';
import { selectDraft } from './selectors';
import { openPage } from '../../session/outcomes';
import { watchLatest } from '../../session/watch';

type Entry = PayloadAction<{ filingType: FilingType; step: StepName; query: Record<string, string> }>;

function* startFiling(filingType: FilingType, query: Record<string, string>) {
  const newId = yield* service('newId');
  const filing = initialFiling({
    filingType,
    submissionKey: yield* call(newId),
    entityId: query.entityId,
    entityType: query.entityType as EntityType | undefined,
  });
  yield* put(controlCleared());
  yield* put(contentCleared());
  yield* put(filingStarted(filing));
  yield* put(filingInitialized(pageFlags(filing)));
}

/** Ends an edit from review that the browser's Back has left, and a return from payment once any page but review is opened. */
function* settleControl(step: StepName) {
  const { navigation, returnedFromPayment } = yield* select((state: RootState) => state.control);
  if (navigation.redirected && navigation.previousPage === step) yield* put(editFinished({ edited: false }));
  if (returnedFromPayment && step !== 'filingreview') yield* put(paymentReturnForgotten());
}

/** A page of a filing was opened: begin, restore, stay or leave (W4-init-new, W4-restore, W4-session). */
function* enterStep({ payload: { filingType, step, query } }: Entry) {
  if (!(yield* sessionIsReady())) return;
  const isOpen = (isInitialized: boolean) =>
    guardStep(isInitialized, flowFacts({ ...emptyFiling(), filingType }), step).kind === 'stay';
  const isAfterSubmission = step === 'receipt' || step === 'whatsnext';
  if ((yield* select(selectDraft)).status === 'none' && !isAfterSubmission) {
    yield* restoreFiling({ mayBegin: isOpen(false) });
  }
  const draft = yield* select(selectDraft);
  const isMine = draft.status === 'ready' && draft.filing.filingType === filingType;
  const current = isMine ? draft.filing : emptyFiling();
  if (!isMine && isOpen(false) && !isAfterSubmission && needsInitialFiling(current, filingType)) {
    yield* startFiling(filingType, query);
    return;
  }
  const { navigation } = yield* select((state: RootState) => state.control);
  const owesFiles = !navigation.redirected && owesAttachments(current);
  const verdict = guardStep(isMine, flowFacts({ ...current, filingType }), step, owesFiles);
  if (verdict.kind === 'leave') return yield* openPage(verdict.page);
  if (verdict.kind === 'goToStep') {
    const navigator = yield* service('navigator');
    return yield* call([navigator, 'go'], filingPath(filingType, verdict.step), { replace: true });
  }
  yield* settleControl(step);
}

export function* watchFilingEntry() {
  yield* watchLatest(stepEntered, enterStep);
}
