import { call, put, select } from 'typed-redux-saga';
import { filingPath, waitsForReview } from '#rules';
import type { RootState } from '../../session/root-reducer';
import { service } from '../../session/services';
import { receiptNextChosen, receiptRequested } from '../receipt/receipt-slice';
import { selectDraft } from '../wizard/selectors';
import { logError } from '../../session/log';
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
import { SECURE_SET_UP_KEY, type SecureSetUp } from '../../session/secure-set-up';
import { watchEvery } from '../../session/watch';

const NO_CALENDAR_FILE = 'The calendar file could not be made just now. Reload the page and try again.';

/** Next of the receipt: stores what the what's-next page needs in local storage (W4-receipt-storage). */
function* goToWhatsNext() {
  const { receipt, refId, isFilers } = yield* select((state: RootState) => state.receipt);
  const { openedType } = yield* select(selectDraft);
  if (!receipt || openedType === '') return;
  const storage = yield* service('storage');
  const values: TransactionValues = {
    mstrTransId: receipt.masterId,
    transId: receipt.transactionId,
    transactionName: receipt.transactionName,
    entityName: receipt.name,
    laterName: receipt.laterName ?? '',
    entityReportDueDate: receipt.entityReportDueDate ?? '',
    entityStatus: receipt.entityStatus,
    adminFraudCheck: waitsForReview(receipt) ? 'Y' : 'N',
    effectiveDate: receipt.effectiveDate ?? '',
  };
  for (const key of TRANSACTION_STORAGE_KEYS) storage.local.write(key, values[key]);
  // A visitor who was only sent the receipt cannot set anything up for its entity.
  const setUp: SecureSetUp | null = isFilers
    ? { entityId: receipt.masterId, entityName: receipt.name, refId }
    : null;
  if (setUp) storage.session.write(SECURE_SET_UP_KEY, setUp);
  else storage.session.remove(SECURE_SET_UP_KEY);
  const navigator = yield* service('navigator');
  yield* call([navigator, 'go'], filingPath(openedType, 'whatsnext'));
}

function* readTransaction() {
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
  yield* put(transactionRead(values.mstrTransId ? values : null));
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
  yield* watchEvery(receiptNextChosen, goToWhatsNext);
  yield* watchEvery(whatsNextEntered, readTransaction);
  yield* watchEvery(calendarRequested, saveCalendarEvent);
  yield* watchEvery(doneChosen, finish);
}
