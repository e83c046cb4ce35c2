import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../session/root-reducer';

/** What a visitor comes for: to sign on, back from the provider with its answer, or to sign off. */
export type Visit = 'signOn' | 'signedOn' | 'signOff';

export interface AccessState {
  /** What could not be done; null while nothing has failed. */
  failed: Visit | null;
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
    visitFailed: (state, { payload }: PayloadAction<Visit>) => {
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
