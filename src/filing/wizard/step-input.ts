import { createContext, useContext, type RefObject } from 'react';
import type { Filing } from '#rules';

/** What stands on the open page of a filing, finished or not, for whoever saves it as it is. */
export interface StepInput {
  /** The filing with what is typed on the page, valid or not. */
  filingAsTyped: () => Filing;
  /** An entry of a list is open, which is no part of the filing before it is saved. */
  isEntryOpen: boolean;
}

/** Filled by a page with a form; empty on one that asks nothing. */
export const StepInputContext = createContext<RefObject<StepInput | null>>({ current: null });

export const useStepInput = (): RefObject<StepInput | null> => useContext(StepInputContext);
