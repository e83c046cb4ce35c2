import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import type { AccountSearch } from '#rules';
import { rootReducer } from '../../session/root-reducer';
import { sessionTimedOut, userSignedOff } from '../../session/slice';

export type User = components['schemas']['User'];

/** What is looked for; the page of what was found is the page's own matter. */
export type WantedAccounts = Pick<AccountSearch, 'by' | 'text'>;

interface AccountsState {
  /** `idle` while nothing was searched for. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  users: User[];
  /** Why the accounts cannot be shown, in the words of the error catalog. */
  message: string;
  /** What was done with an account that is no more, said once. */
  notice: string;
}

const initialState: AccountsState = { status: 'idle', users: [], message: '', notice: '' };

const slice = createSlice({
  name: 'accounts',
  initialState,
  reducers: {
    /** What was found before stays in sight until the answer has come. */
    accountsWanted: (state, _action: PayloadAction<WantedAccounts>) => {
      Object.assign(state, { status: 'loading', message: '' });
    },
    accountsAnswered: (state, { payload }: PayloadAction<User[]>) => {
      Object.assign(state, { status: 'ready', users: payload });
    },
    accountsMissed: (state, { payload }: PayloadAction<string>) => {
      Object.assign(state, { status: 'failed', users: [], message: payload });
    },
    /** The page shows no search. */
    accountsClosed: (state) => {
      Object.assign(state, { status: 'idle', users: [], message: '' });
    },
    accountGone: (state, { payload }: PayloadAction<string>) => {
      state.notice = payload;
    },
    goneNoticeLeft: (state) => {
      state.notice = '';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userSignedOff, () => initialState).addCase(sessionTimedOut, () => initialState);
  },
  selectors: { selectAccounts: (accounts) => accounts },
});

export const {
  accountsWanted,
  accountsAnswered,
  accountsMissed,
  accountsClosed,
  accountGone,
  goneNoticeLeft,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    accounts: AccountsState;
  }
}

/** The accounts that a search has found. */
export const { selectAccounts } = slice.injectInto(rootReducer).selectors;
