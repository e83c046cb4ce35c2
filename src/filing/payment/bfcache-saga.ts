import { eventChannel } from 'redux-saga';
import { call, put } from 'typed-redux-saga';
import { paymentReset } from '../wizard/payment-slice';
import { watchChannel } from '../../session/watch';

/** Emits each time that the browser restores this page from its back/forward cache. */
const pageRestored = () =>
  eventChannel<true>((emit) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit(true);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  });

/** The browser's Back from the payment page may restore the review as it was left: its Next must work again. */
export function* watchBackForwardCache() {
  const restored = yield* call(pageRestored);
  yield* watchChannel(restored, function* resetPayment() {
    yield* put(paymentReset());
  });
}
