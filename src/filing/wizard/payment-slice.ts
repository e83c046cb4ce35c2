import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../session/root-reducer';
import type { FilingProblem } from '#rules';
import { filingChanged, filingRefreshed, filingStarted, stepCheckPassed } from './draft-slice';

export interface PaymentState {
  /**
   * `handedOff` from when the server has opened the payment until the page is left; `nameTaken` opens the System Message dialog
   * (W2-review-taken); `refused` lists problems; `recordChanged` shows what changed on record meanwhile, and the filing can be paid
   * then. Opening the payment is a submit of the page's form (`forms/form-slice`).
   */
  status: 'idle' | 'handedOff' | 'nameTaken' | 'refused' | 'recordChanged';
  problems: FilingProblem[];
  /** What changed on record since the filing began, in the registry's words. */
  recordChanges: string[];
}

const initialState: PaymentState = { status: 'idle', problems: [], recordChanges: [] };

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** Next on review (W4-review-next); with the fee that the page names, in whole dollars. */
    paymentRequested: (state, _action: PayloadAction<{ fee: number }>) =>
      state.status === 'handedOff' ? state : initialState,
    /** The browser is leaving for the hosted card page. */
    paymentHandedOff: () => ({ ...initialState, status: 'handedOff' as const }),
    paymentNameTaken: () => ({ ...initialState, status: 'nameTaken' as const }),
    paymentRefused: (
      _state,
      { payload }: PayloadAction<{ problems: FilingProblem[]; recordChanges?: string[] }>,
    ) => ({ ...initialState, status: 'refused' as const, ...payload }),
    /** The record changed since the filing began: the filing holds it as it is now, and the filer compares (reading 27). */
    paymentRecordChanged: (_state, { payload }: PayloadAction<string[]>) => ({
      ...initialState,
      status: 'recordChanged' as const,
      recordChanges: payload,
    }),
    /** Close of the System Message dialog, or the filer is still here, or back, after the hand-off. */
    paymentReset: () => initialState,
  },
  extraReducers: (builder) => {
    // A payment belongs to one filing.
    builder.addCase(filingStarted, () => initialState);
    // Other content was refused: the changed filing may be paid.
    builder.addMatcher(isAnyOf(filingChanged, filingRefreshed, stepCheckPassed), (state) =>
      state.status === 'refused' ? initialState : state,
    );
  },
});

export const {
  paymentRequested,
  paymentHandedOff,
  paymentNameTaken,
  paymentRefused,
  paymentRecordChanged,
  paymentReset,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    payment: PaymentState;
  }
}
rootReducer.inject(slice);
