import { call, put, select } from 'typed-redux-saga';
import { filingPath, nameStep, removesStatutorySuffix, withNameOfOthers } from '#rules';
import type { RootState } from '../../session/root-reducer';
import { redirectedForEdit } from '../../session/control-slice';
import { serverNow } from '../../session/selectors';
import { service } from '../../session/services';
import {
  anotherNameRequested,
  correctionRequested,
  filingChanged,
  type reviewReturnRequested,
} from '../wizard/draft-slice';
import { otherFilingMet } from '../wizard/entry/entity-entry-slice';
import { openStep } from '../wizard/saving/leave-saga';
import { restoreFiling } from '../wizard/saving/restore-saga';
import { selectDraft, selectFiling } from '../wizard/selectors';
import { paymentLeft, type PaymentNotice } from '../wizard/canceled-query';

/**
 * Restores the unpaid filing by its reference, in whichever tab the payment page returned to. A filing that is here already has its own
 * reference, which that of an earlier receipt must not replace.
 */
function* restoreUnpaid() {
  if ((yield* select(selectDraft)).status === 'ready') return;
  const { refId } = yield* select((state: RootState) => state.receipt);
  const storage = yield* service('storage');
  storage.session.write('ref', refId);
  yield* restoreFiling({ mayBegin: false });
}

function* returnToReview() {
  yield* restoreUnpaid();
  yield* openStep('filingreview');
}

/** The same after Cancel of the payment page. Back does not lead there again, and the sentence on the payment comes along. */
function* returnAfterCancel(notice: PaymentNotice) {
  yield* restoreUnpaid();
  const { filing } = yield* select(selectDraft);
  if (filing.filingType === '') return;
  const navigator = yield* service('navigator');
  const path = filingPath(filing.filingType, 'filingreview');
  yield* call([navigator, 'go'], path, { replace: true, state: notice });
}

function* chooseAnotherName() {
  yield* restoreUnpaid();
  const filing = yield* select(selectFiling);
  const step = nameStep(filing.filingType);
  // A page that shows the name only asks for another one now.
  if (removesStatutorySuffix(filing.filingType))
    yield* put(filingChanged(withNameOfOthers(filing, yield* select(serverNow))));
  // Like an edit from review: everything else stays as it is, and only the name is asked for.
  yield* put(redirectedForEdit({ previousPage: 'filingreview' }));
  yield* openStep(step);
}

/** The filing in progress is brought back, so that the question can name it and the filer continue it. */
function* askFirst() {
  if ((yield* select(selectDraft)).status !== 'ready') {
    const { hasLeft } = yield* restoreFiling({ mayBegin: true });
    if (hasLeft) return;
  }
  yield* put(otherFilingMet());
}

/**
 * Opens a filing that the office has rejected, at its review (reading 33). It replaces another filing in this tab once the filer has
 * confirmed that. The registry returns it until the time for correction is over, and where its entity has secure filing only after a login.
 */
function* correctRejected({ payload: { replacesAnother } }: ReturnType<typeof correctionRequested>) {
  const { refId, receipt } = yield* select((state: RootState) => state.receipt);
  const storage = yield* service('storage');
  // After a reload the filing in progress is known by its reference only.
  const inProgress = (yield* select(selectDraft)).refId || (storage.session.text('ref') ?? refId);
  if (inProgress !== refId && !replacesAnother) return yield* askFirst();
  if ((yield* select(selectDraft)).refId !== refId) {
    storage.session.write('ref', refId);
    storage.session.write('filingEntity', receipt?.masterId ?? '');
    storage.session.remove('viewcontrol');
    yield* restoreFiling({ mayBegin: false });
  }
  if ((yield* select(selectDraft)).refId === refId) yield* openStep('filingreview');
}

type BackLink = ReturnType<
  typeof reviewReturnRequested | typeof paymentLeft | typeof anotherNameRequested | typeof correctionRequested
>;

export function* returnFromPayment(event: BackLink) {
  if (correctionRequested.match(event)) return yield* correctRejected(event);
  if (paymentLeft.match(event)) return yield* returnAfterCancel(event.payload);
  yield* anotherNameRequested.match(event) ? chooseAnotherName() : returnToReview();
}
