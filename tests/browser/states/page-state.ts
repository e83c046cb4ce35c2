import type { Filer } from '../support/filer';

/** A page of the portal in one of its states, and how a filer gets it into that state. */
export interface PageState {
  /** As in the menu or the heading. */
  page: string;
  state: string;
  open: (filer: Filer) => Promise<void>;
  /** Console messages of the state, where it begins with an answer that is an error. */
  complaints: RegExp | null;
}

type Openings = Readonly<Record<string, PageState['open']>>;

/** All states of one page: `statesOf('Entity name', { fresh: …, 'with errors': … })`. */
export const statesOf = (page: string, openings: Openings, complaints: RegExp | null = null): PageState[] =>
  Object.entries(openings).map(([state, open]) => ({ page, state, open, complaints }));
