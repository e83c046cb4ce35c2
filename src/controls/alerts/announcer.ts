import { translate } from '../../language/translate';

/** `alert` interrupts what is being read, as an error does; `status` waits for its end. */
export type Urgency = 'status' | 'alert';

type Listener = (text: string, urgency: Urgency) => void;

const listeners = new Set<Listener>();

/** Announces a sentence to screen readers once, through the live regions of the page shell. */
export const announce = (text: string, urgency: Urgency = 'status'): void => {
  for (const listener of listeners) listener(translate(text), urgency);
};

/** Calls the listener on every announcement; the function returned ends that. */
export const onAnnouncement = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
