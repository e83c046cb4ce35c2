import { eventChannel } from 'redux-saga';
import { call, take } from 'typed-redux-saga';

/** Emits each time that this tab becomes visible. */
export const tabShownChannel = () =>
  eventChannel<true>((emit) => {
    const onChange = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  });

/** Emits each time that this tab is hidden or its page goes away, perhaps for good. */
export const tabHiddenChannel = () =>
  eventChannel<true>((emit) => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') emit(true);
    };
    const onGone = () => emit(true);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onGone);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onGone);
    };
  });

/** Emits each time that the browser has a connection again. */
export const backOnline = () =>
  eventChannel<true>((emit) => {
    const onOnline = () => emit(true);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });

/** Waits while this tab is hidden; at once where it is not. */
export function* untilTabIsVisible() {
  if (document.visibilityState === 'visible') return;
  const tabChannel = yield* call(tabShownChannel);
  try {
    yield* take(tabChannel);
  } finally {
    tabChannel.close();
  }
}
