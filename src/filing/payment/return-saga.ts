import { isAnyOf } from '@reduxjs/toolkit';
import { call } from 'typed-redux-saga';
import { paymentLeft } from '../wizard/canceled-query';
import { watchLeading } from '../../session/watch';
import { anotherNameRequested, correctionRequested, reviewReturnRequested } from '../wizard/draft-slice';

/** The ways back into a filing that was not paid, or not accepted. Fetched by the few who take one: most filings are paid and accepted. */
export function* watchReturning() {
  yield* watchLeading(
    isAnyOf(reviewReturnRequested, paymentLeft, anotherNameRequested, correctionRequested),
    function* goBack(event) {
      const { returnFromPayment } = yield* call(() => import('./return-from-payment'));
      yield* returnFromPayment(event);
    },
  );
}
