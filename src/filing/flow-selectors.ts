import { createSelector } from '@reduxjs/toolkit';
import { flowFacts } from '#rules';
import type { RootState } from '../app/root-reducer';
import { selectFiling } from './selectors';

/** The facts that the flow tables decide by. */
export const selectFlowFacts = createSelector(
  [selectFiling, (state: RootState) => state.filing.draft.openedType],
  (filing, openedType) => flowFacts(filing.filingType ? filing : { ...filing, filingType: openedType }),
);
