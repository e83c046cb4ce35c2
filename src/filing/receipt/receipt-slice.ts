import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../session/root-reducer';
import type { ApiData } from '../../client/contract-types';

export type Receipt = NonNullable<ApiData<'receipt'>['receipt']>;

/** Documents that open in a window of their own. */
export type DocumentKind = 'reviewForm' | 'image' | 'certificate';

/** What what's-next needs of the filing (W4-receipt-storage); the same as the keys in local storage. */
export interface TransactionValues {
  mstrTransId: string;
  transId: string;
  entityName: string;
  entityReportDueDate: string;
  entityStatus: string;
  /** 'Y' where staff review the filing before it takes effect; 'N' otherwise. */
  adminFraudCheck: string;
}

/**
 * `declined` and `lapsed` lead back to review, `nameTaken` (money refunded) to another name, `unknown` has no filing
 * behind its reference, `failed` is any other answer of the server.
 */
export type Refusal = 'declined' | 'nameTaken' | 'lapsed' | 'unknown' | 'failed';

export interface ReceiptState {
  /** `confirming`: the provider has not answered, do not pay again; it recovers by itself. */
  status: 'idle' | 'loading' | 'confirming' | 'ready' | Refusal;
  refId: string;
  receipt: Receipt | null;
  /** The catalog's sentence for the status; empty where the page needs none. */
  message: string;
  emailStatus: 'idle' | 'sending' | 'sent' | 'failed';
  /** 'Email has been sent!', or empty. */
  emailMessage: string;
  /** The document under way or refused, with its state. */
  document: { kind: DocumentKind | 'calendarFile'; status: 'loading' | 'failed'; message: string } | null;
  transaction: TransactionValues | null;
}

const initialState: ReceiptState = {
  status: 'idle',
  refId: '',
  receipt: null,
  message: '',
  emailStatus: 'idle',
  emailMessage: '',
  document: null,
  transaction: null,
};

const slice = createSlice({
  name: 'receipt',
  initialState,
  reducers: {
    /** The receipt page was opened with the reference of its query; the reference only identifies. */
    receiptRequested: (_state, { payload }: PayloadAction<{ refId: string }>) => ({
      ...initialState,
      status: 'loading' as const,
      refId: payload.refId,
    }),
    /** The receipt page was left: asking the server ends. */
    receiptLeft: (state) => state,
    paymentConfirming: (state, { payload }: PayloadAction<{ message: string }>) => {
      state.status = 'confirming';
      state.message = payload.message;
    },
    receiptReceived: (state, { payload }: PayloadAction<Receipt>) => {
      state.status = 'ready';
      state.receipt = payload;
      state.message = '';
    },
    receiptRefused: (state, { payload }: PayloadAction<{ status: Refusal; message: string }>) => {
      state.status = payload.status;
      state.message = payload.message;
    },
    /** From `declined` or `lapsed` back to review, with everything that was entered. */
    reviewReturnRequested: (state) => state,
    /** From `nameTaken` to the entity name. */
    anotherNameRequested: (state) => state,

    /** 'Send' of 'Email my receipt', with an address that keeps the rules. */
    receiptEmailRequested: (state, _action: PayloadAction<{ email: string }>) => {
      state.emailStatus = 'sending';
      state.emailMessage = '';
    },
    receiptEmailSent: (state, { payload }: PayloadAction<{ message: string }>) => {
      state.emailStatus = 'sent';
      state.emailMessage = payload.message;
    },
    receiptEmailFailed: (state) => {
      state.emailStatus = 'failed';
    },

    /** A link to a document: opens a window at once and the document in it when it has come. Dispatch it in the click. */
    documentRequested: (state, { payload }: PayloadAction<{ kind: DocumentKind }>) => {
      state.document = { kind: payload.kind, status: 'loading', message: '' };
    },
    documentOpened: (state) => {
      state.document = null;
    },
    documentFailed: (state, { payload }: PayloadAction<{ kind: DocumentKind; message: string }>) => {
      state.document = { ...payload, status: 'failed' };
    },

    /** Next of the receipt: keeps the transaction for what's-next and goes there (W4-receipt-storage). */
    receiptNextChosen: (state) => state,
    /** What's-next was opened: reads the transaction from local storage. */
    whatsNextEntered: (state) => state,
    transactionRead: (state, { payload }: PayloadAction<TransactionValues | null>) => {
      state.transaction = payload;
    },
    /** The calendar file of the annual report (W9-calendar). */
    calendarRequested: (state) => {
      state.document = null;
    },
    calendarFailed: (state, { payload }: PayloadAction<string>) => {
      state.document = { kind: 'calendarFile', status: 'failed', message: payload };
    },
    /** Done of what's-next: clears the stored transaction and opens the business home page. */
    doneChosen: (state) => state,
  },
});

export const {
  receiptRequested,
  receiptLeft,
  paymentConfirming,
  receiptReceived,
  receiptRefused,
  reviewReturnRequested,
  anotherNameRequested,
  receiptEmailRequested,
  receiptEmailSent,
  receiptEmailFailed,
  documentRequested,
  documentOpened,
  documentFailed,
  receiptNextChosen,
  whatsNextEntered,
  transactionRead,
  calendarRequested,
  calendarFailed,
  doneChosen,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    receipt: ReceiptState;
  }
}
rootReducer.inject(slice);
