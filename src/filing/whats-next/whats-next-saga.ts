import { call, put, select } from 'typed-redux-saga';
import { filingPath } from '#rules';
import type { RootState } from '../../session/root-reducer';
import { service } from '../../session/services';
import { receiptNextChosen, receiptReceived, receiptRequested } from '../receipt/receipt-slice';
import { selectDraft } from '../wizard/selectors';
import { logError } from '../../session/log';
import { finishedFiling, keepFinished, transactionValues, type FinishedEntry } from './finished-filings';
import { TRANSACTION_STORAGE_KEYS } from './storage-keys';
import {
  calendarFailed,
  calendarRequested,
  doneChosen,
  selectTransaction,
  transactionRead,
  whatsNextEntered,
  type TransactionValues,
} from './whats-next-slice';
import { openAddress } from '../../session/outcomes';
import { SECURE_SET_UP_KEY, SET_UP_ENTITIES_KEY } from '../../session/secure-set-up';
import { isList } from '../../session/stored-shape';
import { watchEvery } from '../../session/watch';

const NO_CALENDAR_FILE = 'The calendar file could not be made just now. Reload the page and try again.';

/** The receipt is shown: from now on its what's-next page can be opened in this tab, whatever is shown in between (reading 44). */
function* keepShown() {
  const { receipt, refId, isFilers } = yield* select((state: RootState) => state.receipt);
  const { openedType } = yield* select(selectDraft);
  if (!receipt || openedType === '') return;
  const setUp = isFilers ? { entityId: receipt.masterId, entityName: receipt.name, refId } : null;
  const storage = yield* service('storage');
  yield* call(keepFinished, storage, {
    filingType: openedType,
    values: transactionValues(receipt),
    signedUpFor: receipt.signedUpFor ?? [],
    setUp,
  });
}

/** Next of the receipt: stores what the what's-next page needs in local storage (W4-receipt-storage). */
function* goToWhatsNext() {
  const { receipt } = yield* select((state: RootState) => state.receipt);
  const { openedType } = yield* select(selectDraft);
  if (!receipt || openedType === '') return;
  const { local } = yield* service('storage');
  const values = transactionValues(receipt);
  for (const key of TRANSACTION_STORAGE_KEYS) local.write(key, values[key]);
  const navigator = yield* service('navigator');
  const state: FinishedEntry = { transactionId: receipt.transactionId };
  yield* call([navigator, 'go'], filingPath(openedType, 'whatsnext'), { state });
}

/** What a receipt in another tab has left in local storage; null where there is nothing. */
function* handedOver() {
  const { local } = yield* service('storage');
  const readValue = (key: keyof TransactionValues) => local.text(key) ?? '';
  const values: TransactionValues = yield* call(() => ({
    mstrTransId: readValue('mstrTransId'),
    transId: readValue('transId'),
    transactionName: readValue('transactionName'),
    entityName: readValue('entityName'),
    laterName: readValue('laterName'),
    entityReportDueDate: readValue('entityReportDueDate'),
    entityStatus: readValue('entityStatus'),
    adminFraudCheck: readValue('adminFraudCheck'),
    effectiveDate: readValue('effectiveDate'),
  }));
  return values.mstrTransId ? values : null;
}

/** The filing whose receipt this tab has shown comes first: local storage may be about another tab's. */
function* readTransaction({ payload: { filingType, transactionId } }: ReturnType<typeof whatsNextEntered>) {
  const storage = yield* service('storage');
  const finished = yield* call(finishedFiling, storage, filingType, transactionId);
  if (!finished) return yield* put(transactionRead(yield* handedOver()));
  const { values, signedUpFor, setUp } = finished;
  const isSetUpHere = storage.session.read(SET_UP_ENTITIES_KEY, isList<string>)?.includes(values.mstrTransId);
  if (setUp && !isSetUpHere) storage.session.write(SECURE_SET_UP_KEY, setUp);
  else storage.session.remove(SECURE_SET_UP_KEY);
  yield* put(transactionRead(values, { signedUpFor, isSetUpHere: isSetUpHere ?? false }));
}

function* saveCalendarFile() {
  const transaction = yield* select(selectTransaction);
  if (!transaction?.entityReportDueDate) return;
  const { calendarFile } = yield* call(() => import('../../session/documents/calendar-file'));
  const { fileName, content } = yield* call(
    calendarFile,
    transaction.entityReportDueDate,
    transaction.entityName,
  );
  const documents = yield* service('documents');
  yield* call([documents, 'save'], fileName, 'text/calendar;charset=utf-8', content);
}

/** The annual report's date as a calendar file (W9-calendar). */
function* saveCalendarEvent() {
  try {
    yield* call(saveCalendarFile);
  } catch (error) {
    yield* call(logError, 'The calendar file could not be made', error);
    yield* put(calendarFailed(NO_CALENDAR_FILE));
  }
}

/** Loading a receipt clears the stored transaction (W4-receipt-storage). */
function* forgetTransaction() {
  const storage = yield* service('storage');
  storage.local.remove(...TRANSACTION_STORAGE_KEYS);
}

function* finish() {
  yield* forgetTransaction();
  const storage = yield* service('storage');
  storage.session.remove(SECURE_SET_UP_KEY);
  yield* put(transactionRead(null));
  const business = yield* select((state: RootState) => state.session.environment?.links.business);
  if (business) yield* openAddress(business);
}

export function* watchWhatsNext() {
  yield* watchEvery(receiptRequested, forgetTransaction);
  yield* watchEvery(receiptReceived, keepShown);
  yield* watchEvery(receiptNextChosen, goToWhatsNext);
  yield* watchEvery(whatsNextEntered, readTransaction);
  yield* watchEvery(calendarRequested, saveCalendarEvent);
  yield* watchEvery(doneChosen, finish);
}
