import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../session/root-reducer';
import type { Problem, StepName } from '#rules';
import { filingChanged, filingRefreshed, stepCheckPassed } from '../wizard/draft-slice';

/** A problem that names the step it belongs to, as the server answers it. */
export type FilingProblem = Problem & { step?: StepName };

export interface PaymentState {
  /**
   * `handedOff` from when the server has opened the payment until the page is left; `nameTaken` opens the System Message dialog
   * (W2-review-taken); `refused` lists problems. Opening the payment is a submit of the page's form (`forms/form-slice`).
   */
  status: 'idle' | 'handedOff' | 'nameTaken' | 'refused';
  problems: FilingProblem[];
}

const initialState: PaymentState = { status: 'idle', problems: [] };

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** Next on review (W4-review-next). */
    paymentRequested: (state) => (state.status === 'handedOff' ? state : initialState),
    /** The browser is leaving for the hosted card page. */
    paymentHandedOff: () => ({ ...initialState, status: 'handedOff' as const }),
    paymentNameTaken: () => ({ ...initialState, status: 'nameTaken' as const }),
    paymentRefused: (_state, { payload }: PayloadAction<FilingProblem[]>) => ({
      status: 'refused' as const,
      problems: payload,
    }),
    /** Close of the System Message dialog, or the filer is still here, or back, after the hand-off. */
    paymentReset: () => initialState,
  },
  extraReducers: (builder) => {
    // What was refused was another content: the changed filing may be paid.
    builder.addMatcher(isAnyOf(filingChanged, filingRefreshed, stepCheckPassed), (state) =>
      state.status === 'refused' ? initialState : state,
    );
  },
});

export const { paymentRequested, paymentHandedOff, paymentNameTaken, paymentRefused, paymentReset } =
  slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    payment: PaymentState;
  }
}
rootReducer.inject(slice);
