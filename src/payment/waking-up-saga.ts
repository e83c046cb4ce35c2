import { eventChannel } from 'redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import { paymentReset } from './slice';

/** Tells each time that the browser shows this very page again out of its memory. */
const pageWoken = () =>
  eventChannel<true>((emit) => {
    const tell = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit(true);
    };
    window.addEventListener('pageshow', tell);
    return () => window.removeEventListener('pageshow', tell);
  });

/** Back from the payment page may wake the review up as it was left: its Next must work again. */
export function* watchWakingUp() {
  const woken = yield* call(pageWoken);
  yield* takeEvery(woken, function* resetPayment() {
    yield* put(paymentReset());
  });
}
