import { isAnyOf } from '@reduxjs/toolkit';
import { call, delay, put, select } from 'typed-redux-saga';
import {
  answeredStatus,
  filingPath,
  formatMoney,
  receiptDateTime,
  refundMessage,
  type Outcome,
  type Text,
} from '#rules';
import type { RootState } from '../../session/root-reducer';
import { service } from '../../session/services';
import { ask } from '../../client/ask';
import type { ApiData } from '../../client/contract-types';
import { waitForSession } from '../../session/session-saga';
import { discardFiling } from '../wizard/saving/leave-saga';
import { paymentLeft } from '../wizard/canceled-query';
import { selectDraft } from '../wizard/selectors';
import { OWN_RECEIPT_KEY } from '../wizard/saving/storage-keys';
import {
  filersReferenceKnown,
  paymentConfirming,
  receiptEmailFailed,
  receiptEmailRequested,
  receiptEmailSent,
  receiptLeft,
  receiptReceived,
  receiptRefused,
  receiptRequested,
  type Receipt,
  type ReceiptRefusal,
} from './receipt-slice';
import type { Applied } from '../../session/applied-outcome';
import { applyEffects } from '../../session/outcomes';
import { hasShape } from '../../session/stored-shape';
import { watchLatest, watchLeading } from '../../session/watch';

/** The receipt whose filing was made, or is corrected, in this tab. */
interface OwnReceipt {
  receiptRef: string;
  /** The filing's own reference. */
  refId: string;
}

const isOwnReceipt = hasShape<OwnReceipt>({ receiptRef: 'text', refId: 'text' });

/** The meaning of each code of the receipt for the page (W7-receipt); any other is a failure. */
const REFUSALS: Partial<Record<number, ReceiptRefusal>> = {
  // A reference that was cut off, as in a link that a mail program broke, belongs to no filing.
  400: 'unknown',
  402: 'declined',
  404: 'unknown',
  409: 'refunded',
  410: 'expired',
};

/** Why there is no receipt, and the sentence about it: a refund has its own cause. */
function refusalOf(status: number, message: Text, refund: ApiData<'receipt'>['refund']) {
  if (status !== 409 || refund === undefined) return { status: REFUSALS[status] ?? 'failed', message };
  return {
    status: refund.cause === 'nameTaken' ? ('nameTaken' as const) : ('refunded' as const),
    message: refundMessage(refund),
  };
}

const LONGEST_PAUSE = 15;

/** The filing has ended: it must not be paid or changed again from this tab. Another filing in progress here stays. */
function* clearFiled(refId: string) {
  const storage = yield* service('storage');
  const inProgress = (yield* select(selectDraft)).refId || storage.session.text('ref') || refId;
  if (inProgress === refId) yield* call(discardFiling);
}

/** The filing's own reference where this tab knows it; otherwise the one that was asked for. */
function* ownReference(asked: string): Generator<unknown, string> {
  const storage = yield* service('storage');
  const own = storage.session.read(OWN_RECEIPT_KEY, isOwnReceipt);
  return own?.receiptRef === asked ? own.refId : asked;
}

/**
 * The address that a filer may copy has only the reference of the receipt; the filing's own reference, which permits correcting it, stays
 * in this tab.
 * @returns whether the page is opened again under the other address
 */
function* showsReceiptReference(asked: string, own: OwnReceipt): Generator<unknown, boolean> {
  yield* put(filersReferenceKnown({ refId: own.refId }));
  if (asked === own.receiptRef) return false;
  const storage = yield* service('storage');
  storage.session.write(OWN_RECEIPT_KEY, own);
  const { openedType } = yield* select(selectDraft);
  // A tab without storage keeps the address, which is then the only proof of the filer.
  if (openedType === '' || !storage.session.read(OWN_RECEIPT_KEY, isOwnReceipt)) return false;
  const navigator = yield* service('navigator');
  const path = filingPath(openedType, 'receipt', { refId: own.receiptRef });
  yield* call([navigator, 'go'], path, { replace: true });
  return true;
}

/** Answers by which the registry says that nothing was charged: declined, and not paid. */
const NOT_PAID: readonly (number | null)[] = [402, 410];

/** Where the provider has not said how the payment stands, nobody is told that nothing was charged. */
const LEFT_PAYMENT = 'You left the payment page. Nothing is charged until you pay there.';

/**
 * After Cancel of the payment page: to the review, with what is known of the payment (reading 49). Not with another filing in progress in
 * this tab, which no address may replace unasked.
 * @returns whether the review is opened
 */
function* returnsToReview(refId: string, outcome: Outcome, { retryAfter, message }: Applied) {
  const storage = yield* service('storage');
  const inProgress = storage.session.text('ref') ?? refId;
  const isNotPaid = NOT_PAID.includes(answeredStatus(outcome));
  if (inProgress !== refId || !(isNotPaid || retryAfter !== null)) return false;
  yield* put(paymentLeft({ paymentNotice: isNotPaid ? message : LEFT_PAYMENT }));
  return true;
}

/** Asks until the payment provider has answered: waits longer each time, does not give up, and repeats a lost question. */
function* followPayment(asked: string, isPaymentCanceled: boolean) {
  const refId = yield* ownReference(asked);
  for (let pause = 0; ; pause = Math.min(Math.max(pause * 1.5, 1), LONGEST_PAUSE)) {
    if (pause > 0) yield* delay(pause * 1000);
    const { outcome, data } = yield* ask('receipt', { body: { refId } });
    const applied = yield* applyEffects('receipt', outcome, { defersPage: true });
    // Before the address is replaced by one that does not say so any more.
    const isGivenUp = isPaymentCanceled && outcome.kind !== 'ok';
    if (isGivenUp && (yield* returnsToReview(refId, outcome, applied))) return;
    if (data?.receiptRef && (yield* showsReceiptReference(asked, { refId, receiptRef: data.receiptRef })))
      return;
    if (outcome.kind === 'ok' && data?.receipt) {
      yield* put(receiptReceived(data.receipt));
      // A filing that the office has rejected may be in correction in this tab.
      if (data.receipt.review?.state !== 'rejected') yield* clearFiled(refId);
      return;
    }
    if (applied.retryAfter === null) {
      const { message } = applied;
      yield* put(receiptRefused(refusalOf(answeredStatus(outcome), message, data?.refund)));
      return;
    }
    pause = Math.max(pause, applied.retryAfter / 2);
    yield* put(paymentConfirming({ message: applied.message }));
  }
}

/** The state of the payment comes from the server alone. */
function* loadReceipt(action: ReturnType<typeof receiptRequested> | ReturnType<typeof receiptLeft>) {
  if (!receiptRequested.match(action)) return;
  const { refId, isPaymentCanceled = false } = action.payload;
  if (!refId) return yield* put(receiptRefused({ status: 'unknown', message: '' }));
  if (yield* waitForSession()) yield* followPayment(refId, isPaymentCanceled);
}

/** The values of the mailed receipt (W7-receiptmail), as the page shows them. */
const mailParameters = (receipt: Receipt): Record<string, string> => ({
  entityName: receipt.name,
  ID: receipt.masterId,
  doc: receipt.transactionId,
  payType: receipt.paymentType,
  ...(receipt.last4 && { last4: receipt.last4 }),
  amount: formatMoney(receipt.amount),
  dateTime: receiptDateTime(receipt.dateTime),
  transaction: receipt.transactionName,
});

function* mailReceipt({ payload: { email, toFiler } }: ReturnType<typeof receiptEmailRequested>) {
  const { refId, receipt } = yield* select((state: RootState) => state.receipt);
  if (!receipt) return;
  const { outcome } = yield* ask('sendEmail', {
    body: {
      refId,
      ...(toFiler ? { toFiler } : { emailTo: email }),
      subject: 'Receipt',
      parameters: mailParameters(receipt),
    },
  });
  const { message } = yield* applyEffects('sendEmail', outcome);
  yield* put(outcome.kind === 'ok' ? receiptEmailSent({ message }) : receiptEmailFailed());
}

export function* watchReceipt() {
  yield* watchLatest(isAnyOf(receiptRequested, receiptLeft), loadReceipt);
  yield* watchLeading(receiptEmailRequested, mailReceipt);
}
