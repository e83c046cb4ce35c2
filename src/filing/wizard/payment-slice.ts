import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../session/root-reducer';
import { paymentRefusal, type FilingProblem } from '#rules';
import {
  answerChosen,
  filingChanged,
  filingMerged,
  filingRefreshed,
  filingRestored,
  filingStarted,
  stepCheckPassed,
} from './draft-slice';

export interface PaymentState {
  /**
   * `handedOff` from when the server has opened the payment until the page is left; `nameTaken` opens the System Message dialog
   * (W2-review-taken); `refused` tells what has changed, and lists what keeps the filing from payment. Opening the payment is a submit of
   * the page's form (`forms/form-slice`).
   */
  status: 'idle' | 'handedOff' | 'nameTaken' | 'refused';
  /** Why the payment was refused, in the registry's words (`paymentRefusal`). */
  problems: readonly FilingProblem[];
  /** Whether the registry is asked if the filing can be paid by now. */
  isCheckedAgain: boolean;
}

const initialState: PaymentState = { status: 'idle', problems: [], isCheckedAgain: false };

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /**
     * Next on review (W4-review-next); with the fee that the page names, in whole dollars, and the document numbers of filings to come of
     * which the filer has confirmed to have read.
     */
    paymentRequested: (state, _action: PayloadAction<{ fee: number; confirmed: readonly string[] }>) =>
      state.status === 'handedOff' ? state : initialState,
    /** The browser is leaving for the hosted card page. */
    paymentHandedOff: () => ({ ...initialState, status: 'handedOff' as const }),
    /** The payment did not start; the filing is shown as the registry has renewed it. */
    paymentRefused: (
      _state,
      { payload }: PayloadAction<{ problems: readonly FilingProblem[]; isNameTaken?: boolean }>,
    ) => ({
      ...initialState,
      status: payload.isNameTaken ? ('nameTaken' as const) : ('refused' as const),
      problems: payload.problems,
    }),
    /** Close of the System Message dialog: what else was refused stays. */
    nameTakenRead: (state) => {
      state.status = state.problems.length > 0 ? 'refused' : 'idle';
    },
    /** The filer is still here, or back, after the hand-off. */
    paymentReset: () => initialState,
    /** 'Check again': asks the registry whether the filing can be paid by now. */
    refusalCheckRequested: (state) => {
      state.isCheckedAgain = true;
    },
    /** It has answered, or could not. */
    refusalCheckEnded: (state) => {
      state.isCheckedAgain = false;
    },
  },
  extraReducers: (builder) => {
    builder
      // A payment belongs to one filing.
      .addCase(filingStarted, () => initialState)
      .addCase(filingRestored, () => initialState)
      // Other content was refused: the changed filing may be paid, unless its entity cannot file it whatever it contains.
      .addMatcher(
        isAnyOf(answerChosen, filingChanged, filingMerged, filingRefreshed, stepCheckPassed),
        (state) => {
          if (state.status !== 'refused') return state;
          const { obstacles } = paymentRefusal(state.problems);
          return obstacles.length > 0 ? { ...state, problems: obstacles } : initialState;
        },
      );
  },
});

export const {
  paymentRequested,
  paymentHandedOff,
  paymentRefused,
  nameTakenRead,
  paymentReset,
  refusalCheckRequested,
  refusalCheckEnded,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    payment: PaymentState;
  }
}
rootReducer.inject(slice);
