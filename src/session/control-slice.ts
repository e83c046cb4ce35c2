import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FilingPages, StepName } from '#rules';

/** The global control of W section 3: what the screens share beside the filing itself. */
export interface ControlState {
  /** A filing was initialised or restored in this tab (W4-session). */
  initialized: boolean;
  /** Page flags, set once a filing. */
  filingPages: FilingPages | null;
  /** Set while a step is edited from review (W4, Edit from review). */
  navigation: { redirected: boolean; previousPage: StepName | null };
  /** A step was changed from review since the filing started. */
  edited: boolean;
  /** A page holds input that is not kept yet: leaving it warns (W4-leave-guard). */
  hasUnsavedInput: boolean;
  /** Payment started and the browser came back: review skips its validation (W4-review-next). */
  returnedFromPayment: boolean;
}

const initialState: ControlState = {
  initialized: false,
  filingPages: null,
  navigation: { redirected: false, previousPage: null },
  edited: false,
  hasUnsavedInput: false,
  returnedFromPayment: false,
};

const slice = createSlice({
  name: 'control',
  initialState,
  reducers: {
    filingInitialized: (state, { payload }: PayloadAction<FilingPages>) => {
      state.initialized = true;
      state.filingPages ??= payload;
    },
    /** The control facts kept in session storage came back after a reload. */
    controlRestored: (_state, { payload }: PayloadAction<ControlState>) => payload,
    redirectedForEdit: (state, { payload }: PayloadAction<{ previousPage: StepName }>) => {
      state.navigation = { redirected: true, previousPage: payload.previousPage };
    },
    editFinished: (state, { payload }: PayloadAction<{ edited: boolean }>) => {
      state.navigation = { redirected: false, previousPage: null };
      state.edited ||= payload.edited;
    },
    /** A form has (`true`) or no longer has (`false`) input that is not kept yet. */
    unsavedInputChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.hasUnsavedInput = payload;
    },
    paymentHandOffNoted: (state) => {
      state.hasUnsavedInput = false;
      state.returnedFromPayment = true;
    },
    /** Review was left for another step, so the next visit validates again. */
    paymentReturnForgotten: (state) => {
      state.returnedFromPayment = false;
    },
    controlCleared: () => initialState,
  },
});

export const {
  filingInitialized,
  controlRestored,
  redirectedForEdit,
  editFinished,
  unsavedInputChanged,
  paymentHandOffNoted,
  paymentReturnForgotten,
  controlCleared,
} = slice.actions;
export const controlReducer = slice.reducer;
