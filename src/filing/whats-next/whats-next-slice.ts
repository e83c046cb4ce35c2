import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FilingType, NotificationKind } from '#rules';
import { rootReducer } from '../../session/root-reducer';
import { receiptRequested } from '../receipt/receipt-slice';

/** The facts of the filing that what's-next needs (W4-receipt-storage); the same as the keys in local storage. */
export interface TransactionValues {
  mstrTransId: string;
  transId: string;
  /** The name of the filing on its receipt. */
  transactionName: string;
  entityName: string;
  /** The name that the entity gets when the filing takes effect; empty where it keeps its name. */
  laterName: string;
  entityReportDueDate: string;
  entityStatus: string;
  /** 'Y' where staff review the filing before it takes effect; 'N' otherwise. */
  adminFraudCheck: string;
  /** When a delayed filing takes effect, ISO 8601 instant; empty for one that took effect at once. */
  effectiveDate: string;
}

/** The address of what's-next, and what goes along with it in the history. */
interface WhatsNextEntry {
  filingType: FilingType | '';
  /** Of the filing whose Next led here; empty where the page was opened by its address. */
  transactionId: string;
}

interface ReadTransaction {
  /** The finished filing; null when this browser has none. */
  transaction: TransactionValues | null;
  /** The notifications that the filing asked for. */
  signedUpFor: readonly NotificationKind[];
  /** Secure filing was set up for the entity in this tab. */
  isSetUpHere: boolean;
}

interface WhatsNextState extends ReadTransaction {
  /** Why the calendar file could not be made; empty otherwise. */
  calendarFailure: string;
}

const initialState: WhatsNextState = {
  transaction: null,
  signedUpFor: [],
  isSetUpHere: false,
  calendarFailure: '',
};

const slice = createSlice({
  name: 'whatsNext',
  initialState,
  reducers: {
    /** What's-next was opened; the entry of the history names the filing whose Next led here, where there was one. */
    whatsNextEntered: (state, _action: PayloadAction<WhatsNextEntry>) => state,
    transactionRead: {
      reducer: (state, { payload }: PayloadAction<Partial<ReadTransaction>>) => ({
        ...state,
        transaction: null,
        signedUpFor: [],
        isSetUpHere: false,
        ...payload,
      }),
      prepare: (transaction: TransactionValues | null, facts: Partial<ReadTransaction> = {}) => ({
        payload: { ...facts, transaction },
      }),
    },
    /** The calendar file of the periodic report (W9-calendar). */
    calendarRequested: (state) => {
      state.calendarFailure = '';
    },
    calendarFailed: (state, { payload }: PayloadAction<string>) => {
      state.calendarFailure = payload;
    },
    /** Done of what's-next: clears the stored transaction and opens the business home page. */
    doneChosen: (state) => state,
  },
  // Loading a receipt clears the stored transaction (W4-receipt-storage).
  extraReducers: (builder) => {
    builder.addCase(receiptRequested, () => initialState);
  },
  selectors: { selectTransaction: ({ transaction }) => transaction },
});

export const { whatsNextEntered, transactionRead, calendarRequested, calendarFailed, doneChosen } =
  slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    whatsNext: WhatsNextState;
  }
}

/** The finished filing that what's-next is about. */
export const { selectTransaction } = slice.injectInto(rootReducer).selectors;
