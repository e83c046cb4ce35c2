import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { cancelConfirmed, controlCleared } from '../session/control-slice';
import { rootReducer } from '../session/root-reducer';
import { sessionTimedOut } from '../session/slice';
import { submitCompleted } from './form-slice';

export interface KeptInputState {
  /** Input on pages that were left without submitting, by the page's name; never stored outside of this tab's memory. */
  inputs: Readonly<Record<string, unknown>>;
  /** The open page was submitted or given up: its input is not kept when it closes. */
  isDropping: boolean;
}

const initialState: KeptInputState = { inputs: {}, isDropping: false };

/**
 * Input, valid or not, on pages that the filer left by Back, by the task list or by the browser's own buttons: it is restored when they
 * return. Kept in memory only, because it may include a license number or a passcode (W3-storage).
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
      // Nothing has changed for the readers of kept input.
      if (!isKept && !(page in state.inputs)) return;
      const { [page]: _former, ...others } = state.inputs;
      state.inputs = isKept ? { ...others, [page]: values } : others;
    },
    /** The input on these pages belonged to something that has been given up. */
    inputsForgotten: (state, { payload: pages }: PayloadAction<readonly string[]>) => {
      state.inputs = Object.fromEntries(
        Object.entries(state.inputs).filter(([page]) => !pages.includes(page)),
      );
    },
    /** Cancel of an edit: the input of the page is discarded. */
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
