import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../session/root-reducer';

/** Why a visitor comes: to sign on, back from the provider with its answer, or to sign off. */
export type Visit = 'signOn' | 'signedOn' | 'signOff';

/** The step that failed. `providerStays`: the portal has signed off, but the provider cannot. */
export type VisitFailure = Visit | 'providerStays';

export interface AccessState {
  /** Null while nothing has failed. */
  failed: VisitFailure | null;
}

const initialState: AccessState = { failed: null };

const slice = createSlice({
  name: 'access',
  initialState,
  reducers: {
    visitStarted: {
      /** @param from path and query of the page of the staff area that asked for the sign-on, to which it leads back */
      prepare: (visit: Visit, from = '') => ({ payload: { visit, from } }),
      reducer: (state, _action: PayloadAction<{ visit: Visit; from: string }>) => {
        state.failed = null;
      },
    },
    /** The page was left before its work was done. */
    visitEnded: () => initialState,
    visitFailed: (state, { payload }: PayloadAction<VisitFailure>) => {
      state.failed = payload;
    },
  },
});

export const { visitStarted, visitEnded, visitFailed } = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    access: AccessState;
  }
}
rootReducer.inject(slice);
