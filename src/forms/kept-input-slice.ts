import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { cancelConfirmed, controlCleared } from '../session/control-slice';
import { rootReducer } from '../session/root-reducer';
import { sessionTimedOut } from '../session/slice';
import { submitCompleted } from './form-slice';

export interface KeptInputState {
  /** What was typed on pages that were left without submitting them, by the page's name; never stored outside of this tab's memory. */
  inputs: Readonly<Record<string, unknown>>;
  /** The page that is open was submitted or given up: what it holds when it goes is not kept. */
  isDropping: boolean;
}

const initialState: KeptInputState = { inputs: {}, isDropping: false };

/**
 * What was typed, valid or not, on pages that the filer left by Back, by the task list or by the browser's own buttons: it is there
 * again when they come forward. Kept in memory only, because it may hold a license number or a passcode (W3-storage).
 */
const slice = createSlice({
  name: 'keptInput',
  initialState,
  reducers: {
    formShown: (state) => {
      state.isDropping = false;
    },
    inputLeft: (state, { payload: { page, values } }: PayloadAction<{ page: string; values: unknown }>) => {
      const isKept = values !== null && !state.isDropping;
      // Nothing has changed for whoever looks at what is kept.
      if (!isKept && !(page in state.inputs)) return;
      const { [page]: _former, ...others } = state.inputs;
      state.inputs = isKept ? { ...others, [page]: values } : others;
    },
    /** What was typed on these pages was for something that has been given up. */
    inputsForgotten: (state, { payload: pages }: PayloadAction<readonly string[]>) => {
      state.inputs = Object.fromEntries(
        Object.entries(state.inputs).filter(([page]) => !pages.includes(page)),
      );
    },
    /** Cancel of an edit: what the page holds is given up. */
    inputDropped: (state) => {
      state.isDropping = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(submitCompleted, (state) => {
      state.isDropping = true;
    });
    builder.addMatcher(isAnyOf(cancelConfirmed, controlCleared, sessionTimedOut), () => ({
      inputs: {},
      isDropping: true,
    }));
  },
});

export const { formShown, inputLeft, inputsForgotten, inputDropped } = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    keptInput: KeptInputState;
  }
}
rootReducer.inject(slice);
