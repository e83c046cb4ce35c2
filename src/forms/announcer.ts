import { createContext } from 'react';
import type { AnnouncingArea } from '#rules';

/** Where a page belongs, which decides when it is announced and how much of its title. The pages of a filing provide theirs. */
export const AnnouncingAreaContext = createContext<AnnouncingArea>('beside');

type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Says a sentence to screen readers once, through the live region of the page shell. */
export const announce = (text: string): void => {
  for (const listener of listeners) listener(text);
};

/** Hears every announcement until the answer is called. */
export const onAnnouncement = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
