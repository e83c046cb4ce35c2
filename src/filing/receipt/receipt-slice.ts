import { type Text } from '#rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../session/root-reducer';
import type { ApiData } from '../../client/contract-types';

export type Receipt = NonNullable<ApiData<'receipt'>['receipt']>;

/**
 * `declined`, `expired` and `refunded` lead back to review, `nameTaken` (refunded for that cause) to another name, `unknown` has no filing
 * behind its reference, `failed` is any other answer of the server.
 */
export type ReceiptRefusal = 'declined' | 'nameTaken' | 'refunded' | 'expired' | 'unknown' | 'failed';

export interface ReceiptState {
  /** `confirming`: the provider has not answered, do not pay again; it recovers by itself. */
  status: 'idle' | 'loading' | 'confirming' | 'ready' | ReceiptRefusal;
  refId: string;
  /** Whether this tab has the filing's own reference, and not only that of the receipt. */
  isFilers: boolean;
  receipt: Receipt | null;
  /** The catalog's sentence for the status, or the cause of a refund; empty where the page needs none. */
  message: Text;
  emailStatus: 'idle' | 'sending' | 'sent' | 'failed';
  /** 'Email has been sent!', or empty. */
  emailMessage: Text;
}

const initialState: ReceiptState = {
  status: 'idle',
  refId: '',
  isFilers: false,
  receipt: null,
  message: '',
  emailStatus: 'idle',
  emailMessage: '',
};

const slice = createSlice({
  name: 'receipt',
  initialState,
  reducers: {
    /**
     * The receipt page was opened with the reference of its query; the reference only identifies. `isPaymentCanceled`: by Cancel of the payment
     * page, which leads on to the review unless there is a receipt after all (reading 49).
     */
    receiptRequested: (
      _state,
      { payload }: PayloadAction<{ refId: string; isPaymentCanceled?: boolean }>,
    ) => ({
      ...initialState,
      status: 'loading' as const,
      refId: payload.refId,
    }),
    /** The receipt page was left: asking the server ends. */
    receiptLeft: (state) => state,
    /** The filing's own reference, known in this tab or recognized by the registry. */
    filersReferenceKnown: (state, { payload }: PayloadAction<{ refId: string }>) => {
      state.refId = payload.refId;
      state.isFilers = true;
    },
    paymentConfirming: (state, { payload }: PayloadAction<{ message: Text }>) => {
      state.status = 'confirming';
      state.message = payload.message;
    },
    receiptReceived: (state, { payload }: PayloadAction<Receipt>) => {
      state.status = 'ready';
      state.receipt = payload;
      state.message = '';
    },
    receiptRefused: (state, { payload }: PayloadAction<{ status: ReceiptRefusal; message: Text }>) => {
      state.status = payload.status;
      state.message = payload.message;
    },

    /** Next: stores the transaction for what's-next and opens it (W4-receipt-storage). */
    receiptNextChosen: (state) => state,

    /** 'Send' of 'Email my receipt', with a valid address; `toFiler` asks for the address that the filer gave in the filing. */
    receiptEmailRequested: (state, _action: PayloadAction<{ email: string; toFiler?: true }>) => {
      state.emailStatus = 'sending';
      state.emailMessage = '';
    },
    receiptEmailSent: (state, { payload }: PayloadAction<{ message: Text }>) => {
      state.emailStatus = 'sent';
      state.emailMessage = payload.message;
    },
    receiptEmailFailed: (state) => {
      state.emailStatus = 'failed';
    },
  },
});

export const {
  receiptRequested,
  receiptLeft,
  filersReferenceKnown,
  paymentConfirming,
  receiptReceived,
  receiptRefused,
  receiptNextChosen,
  receiptEmailRequested,
  receiptEmailSent,
  receiptEmailFailed,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    receipt: ReceiptState;
  }
}
rootReducer.inject(slice);
