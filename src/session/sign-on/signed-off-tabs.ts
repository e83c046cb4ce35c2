import { eventChannel } from 'redux-saga';

const CHANNEL = 'signedOff';

/** Tells the other tabs of this browser that the provider has ended its sign-on, which was theirs as well. */
export function broadcastSignOff(): void {
  // Without it the other tabs notice once their token is to be renewed, within minutes.
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Emits when another tab of this browser has ended the sign-on. */
export const signedOffElsewhere = () =>
  eventChannel<true>((emit) => {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => emit(true);
    return () => channel.close();
  });
