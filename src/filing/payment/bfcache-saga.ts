import { eventChannel } from 'redux-saga';
import { call, put } from 'typed-redux-saga';
import { paymentReset } from './payment-slice';
import { watchChannel } from '../../session/watch';

/** Tells each time that the browser shows this very page again out of its memory. */
const pageRestored = () =>
  eventChannel<true>((emit) => {
    const tell = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit(true);
    };
    window.addEventListener('pageshow', tell);
    return () => window.removeEventListener('pageshow', tell);
  });

/** Back from the payment page may wake the review up as it was left: its Next must work again. */
export function* watchBackForwardCache() {
  const woken = yield* call(pageRestored);
  yield* watchChannel(woken, function* resetPayment() {
    yield* put(paymentReset());
  });
}
