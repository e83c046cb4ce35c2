import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../session/root-reducer';
import type { Problem, StepName } from '#rules';
import { filingChanged, filingRefreshed, filingStarted, stepCheckPassed } from '../wizard/draft-slice';

/** A problem that names the step it belongs to, as the server answers it. */
export type FilingProblem = Problem & { step?: StepName };

export interface PaymentState {
  /**
   * `starting` while the server opens the payment; `handedOff` from then until the page is left;
   * `nameTaken` opens the System Message dialog (W2-review-taken); `refused` lists problems; `failed` offers a retry;
   * `recordChanged` shows what changed on record meanwhile, and the filing can be paid then.
   */
  status: 'idle' | 'starting' | 'handedOff' | 'nameTaken' | 'refused' | 'failed' | 'recordChanged';
  problems: FilingProblem[];
  /** One sentence for the page when the status is `refused` or `failed`. */
  message: string;
  /** What changed on record since the filing began, in the registry's words. */
  recordChanges: string[];
}

const initialState: PaymentState = { status: 'idle', problems: [], message: '', recordChanges: [] };

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** Next on review (W4-review-next). Ignored while a payment is being opened. */
    paymentRequested: (state) =>
      state.status === 'handedOff' ? state : { ...initialState, status: 'starting' },
    /** The browser is leaving for the hosted card page. */
    paymentHandedOff: () => ({ ...initialState, status: 'handedOff' as const }),
    paymentNameTaken: () => ({ ...initialState, status: 'nameTaken' as const }),
    paymentRefused: (
      _state,
      { payload }: PayloadAction<{ problems: FilingProblem[]; message: string; recordChanges?: string[] }>,
    ) => ({ ...initialState, status: 'refused' as const, ...payload }),
    /** The record changed since the filing began: the filing holds it as it is now, and the filer compares (reading 27). */
    paymentRecordChanged: (_state, { payload }: PayloadAction<string[]>) => ({
      ...initialState,
      status: 'recordChanged' as const,
      recordChanges: payload,
    }),
    paymentFailed: (_state, { payload }: PayloadAction<string>) => ({
      ...initialState,
      status: 'failed' as const,
      message: payload,
    }),
    /** Close of the System Message dialog, or the page came back from the browser's memory. */
    paymentReset: () => initialState,
  },
  extraReducers: (builder) => {
    // A payment is that of one filing.
    builder.addCase(filingStarted, () => initialState);
    // What was refused, or failed, was another content: the changed filing may be paid.
    builder.addMatcher(isAnyOf(filingChanged, filingRefreshed, stepCheckPassed), (state) =>
      state.status === 'refused' || state.status === 'failed' ? initialState : state,
    );
  },
});

export const {
  paymentRequested,
  paymentHandedOff,
  paymentNameTaken,
  paymentRefused,
  paymentRecordChanged,
  paymentFailed,
  paymentReset,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    payment: PaymentState;
  }
}
rootReducer.inject(slice);
