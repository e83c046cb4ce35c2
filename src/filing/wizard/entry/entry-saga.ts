import { call, put, select } from 'typed-redux-saga';
import {
  filingPath,
  firstStepToDo,
  initialFiling,
  introStep,
  isFormation,
  pageOpening,
  type Filing,
  type FilingType,
  type StepName,
} from '#rules';
import type { RootState } from '../../../session/root-reducer';
import { service } from '../../../session/services';
import { editFinished, paymentReturnForgotten, stepOpened } from '../../../session/control-slice';
import { logError } from '../../../session/log';
import { waitForSession } from '../../../session/session-saga';
import { beginFiling } from './begin-filing';
import { beginOnEntity } from './begin-on-entity-saga';
import { stepEntered } from '../draft-slice';
import {
  entityEntryLeft,
  entityEntryRefused,
  entityReadingStarted,
  newFilingChosen,
  otherFilingContinued,
  otherFilingMet,
} from './entity-entry-slice';
import { restoreFiling } from '../saving/restore-saga';
import { guardPage, selectDraft, selectIsEditing } from '../selectors';
import { openPage } from '../../../session/outcomes';
import { rememberAsking } from './use-starts-filing';
import { goToFilingOf } from '../../../session/secure-login-saga';
import { watchEvery, watchLatest, watchLeading } from '../../../session/watch';

type Page = ReturnType<typeof stepEntered>['payload'];

const isAfterSubmission = (step: StepName): boolean => step === 'receipt' || step === 'whatsnext';

/** Ends an edit from review that the browser's Back has left, and a return from payment once any page but review is opened. */
function* settleControl(step: StepName) {
  const { navigation, returnedFromPayment } = yield* select((state: RootState) => state.control);
  if (navigation.redirected && navigation.previousPage === step) yield* put(editFinished({ edited: false }));
  if (returnedFromPayment && step !== 'filingreview') yield* put(paymentReturnForgotten());
}

function* replaceBy(filingType: FilingType, step: StepName, query?: Record<string, string>) {
  const navigator = yield* service('navigator');
  yield* call([navigator, 'go'], filingPath(filingType, step, query), { replace: true });
}

/** The filing in progress in this tab, brought back from the server after a reload; null when there is none. */
function* filingInProgress(page: Page) {
  // A filing that is being restored was requested by a page that was left, and the request ended with that page.
  if ((yield* select(selectDraft)).status !== 'ready' && !isAfterSubmission(page.step)) {
    const { hasLeft } = yield* restoreFiling({ mayBegin: pageOpening(null, page) !== 'fileAForm' });
    if (hasLeft) return { hasLeft };
  }
  const { status, filing } = yield* select(selectDraft);
  return { filing: status === 'ready' ? filing : null };
}

function* readEntity(filingType: FilingType, query: Record<string, string>) {
  yield* put(entityReadingStarted());
  try {
    yield* beginOnEntity(filingType, query);
  } catch (error) {
    yield* call(logError, 'A filing on an entity could not begin', error);
    const nothing = { entityName: '', entityType: '', message: '', forms: [] };
    yield* put(entityEntryRefused({ reason: 'notRead', entityId: query.entityId ?? '', ...nothing }));
  }
}

function* begin({ filingType, query }: Page) {
  if (!isFormation(filingType)) return yield* readEntity(filingType, query);
  yield* goToFilingOf('');
  const newId = yield* service('newId');
  yield* beginFiling(initialFiling({ filingType, submissionKey: yield* call(newId), name: query.name }));
}

/** The open page of the filing in progress, or the first page of the filing where this one is no part of it. */
function* stay(filing: Filing | null, { filingType, step }: Page) {
  const isMine = filing?.filingType === filingType;
  if (isMine) yield* goToFilingOf(filing.entityId);
  const isEditing = yield* select(selectIsEditing);
  const guard = guardPage(isMine ? filing : null, { filingType, step, isEditing });
  if (guard.kind === 'goToStep') return yield* replaceBy(filingType, guard.step);
  if (isMine) yield* put(stepOpened(step));
  yield* settleControl(step);
}

/** A page of a filing was opened: begin, restore, stay or leave (W4-init-new, W4-init-existing, W4-restore, W4-session). */
function* enterStep({ payload: page }: ReturnType<typeof stepEntered>) {
  if (!(yield* waitForSession())) return;
  const { hasLeft = false, filing = null } = yield* filingInProgress(page);
  if (hasLeft) return;
  const { refId } = yield* select(selectDraft);
  switch (pageOpening(filing, page, refId !== '')) {
    case 'begin':
      return yield* begin(page);
    case 'ask':
      yield* call(rememberAsking, true);
      return yield* put(otherFilingMet());
    case 'intro':
      return yield* replaceBy(page.filingType, introStep(page.filingType), page.query);
    case 'fileAForm':
      return yield* openPage('fileAForm', { reason: 'noFiling' }, { replace: true });
    case 'stay':
      return yield* stay(filing, page);
  }
}

/** Where the filer left off, as far as the filing itself tells; its place in the history is taken by that page. */
function* continueFiling() {
  const { filing } = yield* select(selectDraft);
  if (filing.filingType !== '') yield* replaceBy(filing.filingType, firstStepToDo(filing));
}

/** The filer has chosen: from here on this page belongs to the new filing. */
function* beginInstead({ payload }: ReturnType<typeof newFilingChosen>) {
  yield* call(rememberAsking, false);
  yield* begin(payload);
}

export function* watchFilingEntry() {
  yield* watchLatest(stepEntered, enterStep);
  yield* watchLeading(otherFilingContinued, continueFiling);
  yield* watchLeading(newFilingChosen, beginInstead);
  yield* watchEvery(entityEntryLeft, () => openPage('fileAForm'));
}
