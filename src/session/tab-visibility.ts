import { eventChannel } from 'redux-saga';
import { call, take } from 'typed-redux-saga';

/** Emits each time that this tab becomes visible. */
export const tabShown = () =>
  eventChannel<true>((emit) => {
    const onChange = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  });

/** Waits while this tab is hidden; at once where it is not. */
export function* untilTabIsVisible() {
  if (document.visibilityState === 'visible') return;
  const shown = yield* call(tabShown);
  try {
    yield* take(shown);
  } finally {
    shown.close();
  }
}
