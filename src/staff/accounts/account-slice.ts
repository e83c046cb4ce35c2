import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccountAction, AccountFormValues, NewAccountFormValues, Text } from '#rules';
import { rootReducer } from '../../session/root-reducer';
import { sessionTimedOut, userSignedOff } from '../../session/slice';
import type { User } from './accounts-slice';

/** The changes that a form makes to an account. */
export interface AccountFormChange {
  /** The account as the form was opened with it. */
  seen: User;
  values: AccountFormValues;
  /** The version of the account in the last answer. */
  version: string;
}

interface AccountState {
  /** `unknown`: there is no account of this user ID. */
  status: 'loading' | 'ready' | 'failed' | 'unknown';
  account: User | null;
  /** For a secure filer: the other accounts of the entity. */
  others: User[];
  /** Why the account cannot be shown, in the words of the error catalog. */
  message: Text;
  /** The action in progress on the account. */
  work: AccountAction | null;
  /** The result of the last action, until the page of the account is left. */
  notice: string;
  refusal: string;
}

const initialState: AccountState = {
  status: 'loading',
  account: null,
  others: [],
  message: '',
  work: null,
  notice: '',
  refusal: '',
};

const slice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** A page is about the account of this user ID. What was done just before is still said there. */
    accountWanted: ({ notice }, _action: PayloadAction<string>) => ({ ...initialState, notice }),
    accountAnswered: (state, { payload }: PayloadAction<{ account: User; others: User[] }>) => {
      Object.assign(state, payload, { status: 'ready' });
    },
    accountMissed: (state, { payload }: PayloadAction<Text>) => {
      Object.assign(state, { status: 'failed', message: payload });
    },
    accountUnknown: (state) => {
      Object.assign(state, { status: 'unknown', account: null, work: null });
    },
    /** The account as it is now. */
    accountSeen: (state, { payload }: PayloadAction<User>) => {
      state.account = payload;
    },
    actionConfirmed: (state, { payload }: PayloadAction<AccountAction>) => {
      Object.assign(state, { work: payload, notice: '', refusal: '' });
    },
    actionDone: (state, { payload }: PayloadAction<Text>) => {
      Object.assign(state, { work: null, notice: payload });
    },
    actionRefused: (state, { payload }: PayloadAction<Text>) => {
      Object.assign(state, { work: null, refusal: payload });
    },
    accountLeft: () => initialState,
    changeSubmitted: (state, _action: PayloadAction<AccountFormChange>) => state,
    creationSubmitted: (state, _action: PayloadAction<NewAccountFormValues>) => state,
  },
  extraReducers: (builder) => {
    builder.addCase(userSignedOff, () => initialState).addCase(sessionTimedOut, () => initialState);
  },
  selectors: { selectAccount: (account) => account },
});

export const {
  accountWanted,
  accountAnswered,
  accountMissed,
  accountUnknown,
  accountSeen,
  actionConfirmed,
  actionDone,
  actionRefused,
  accountLeft,
  changeSubmitted,
  creationSubmitted,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    account: AccountState;
  }
}

/** The account that a page is about. */
export const { selectAccount } = slice.injectInto(rootReducer).selectors;
