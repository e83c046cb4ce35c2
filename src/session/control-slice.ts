import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { afterStepEvent, initialEditState, type EditState, type FilingPages, type StepName } from '#rules';

/** The global control of W section 3: what the screens share in addition to the filing itself. */
export interface ControlState extends EditState {
  /** A filing was initialized or restored in this tab (W4-session). */
  initialized: boolean;
  /** Page flags, set once a filing. */
  filingPages: FilingPages | null;
  /** The steps that were opened in this tab: those before them are passed. */
  openedSteps: StepName[];
  /** A page holds input that is not kept yet: leaving it warns (W4-leave-guard). */
  hasUnsavedInput: boolean;
  /** Payment started and the browser came back: review skips its validation (W4-review-next). */
  returnedFromPayment: boolean;
}

const initialState: ControlState = {
  initialized: false,
  filingPages: null,
  ...initialEditState(),
  openedSteps: [],
  hasUnsavedInput: false,
  returnedFromPayment: false,
};

export const controlSlice = createSlice({
  name: 'control',
  initialState,
  reducers: {
    filingInitialized: (state, { payload }: PayloadAction<FilingPages>) => {
      state.initialized = true;
      state.filingPages ??= payload;
    },
    /** The control facts kept in session storage came back after a reload. */
    controlRestored: (_state, { payload }: PayloadAction<Partial<ControlState>>) => ({
      ...initialState,
      ...payload,
    }),
    stepOpened: (state, { payload }: PayloadAction<StepName>) => {
      if (!state.openedSteps.includes(payload)) state.openedSteps.push(payload);
    },
    redirectedForEdit: (state, { payload }: PayloadAction<{ previousPage: StepName }>) => {
      Object.assign(state, afterStepEvent(state, 'editRequested', payload.previousPage));
    },
    editFinished: (state, { payload }: PayloadAction<{ edited: boolean }>) => {
      Object.assign(state, afterStepEvent(state, payload.edited ? 'saved' : 'canceled'));
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
    /** 'Yes please, cancel' (W4-cancel): what is in progress is given up, and the filer leaves to the file-a-form page. */
    cancelConfirmed: (state) => state,
  },
});

export const {
  filingInitialized,
  controlRestored,
  stepOpened,
  redirectedForEdit,
  editFinished,
  unsavedInputChanged,
  paymentHandOffNoted,
  paymentReturnForgotten,
  controlCleared,
  cancelConfirmed,
} = controlSlice.actions;
