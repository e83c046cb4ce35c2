/** `alert` interrupts what is being read, as an error does; `status` waits for its end. */
export type Urgency = 'status' | 'alert';

type Listener = (text: string, urgency: Urgency) => void;

const listeners = new Set<Listener>();

/** Announces a text to screen readers once, as it is, through the live regions of the page shell. */
export const announce = (text: string, urgency: Urgency = 'status'): void => {
  for (const listener of listeners) listener(text, urgency);
};

/** Calls the listener on every announcement; the function returned ends that. */
export const onAnnouncement = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
