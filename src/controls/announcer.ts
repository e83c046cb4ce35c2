import { translate } from '../language/translate';

type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Announces a sentence to screen readers once, through the live region of the page shell. */
export const announce = (text: string): void => {
  for (const listener of listeners) listener(translate(text));
};

/** Calls the listener on every announcement; the function returned ends that. */
export const onAnnouncement = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
