import { createContext, useContext, type RefObject } from 'react';
import type { Filing } from '#rules';

/** The input of the open page of a filing, complete or not, for saving it as it is. */
export interface StepInput {
  /** The filing with what is typed on the page, valid or not; left out by a page of which the filing holds nothing yet. */
  filingAsTyped?: () => Filing;
  /** Open input that is not part of the filing before it is finished; null without any. */
  openEntry: OpenEntry | null;
  /** Something of it was entered before this page. */
  isEntryBegun?: boolean;
}

/** An entry of the page itself, or the registered agent whom several pages name. */
export type OpenEntry = 'onPage' | 'agent';

/** Filled by a page with a form; empty on one that asks nothing. */
export const StepInputContext = createContext<RefObject<StepInput | null>>({ current: null });

export const useStepInput = (): RefObject<StepInput | null> => useContext(StepInputContext);
