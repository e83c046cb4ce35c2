import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import { accountsPath, PATHS, type AccountSearch, type Text } from '#rules';
import { rootReducer } from '../../session/root-reducer';
import { sessionTimedOut, userSignedOff } from '../../session/slice';

export type User = components['schemas']['User'];

/** The search; which page of the results is shown, the page itself keeps. */
export type AccountQuery = Pick<AccountSearch, 'by' | 'text'>;

interface AccountsState {
  /** `idle` while nothing was searched for. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  users: User[];
  /** Why the accounts cannot be shown, in the words of the error catalog. */
  message: Text;
  /** The result for an account that no longer exists, shown once. */
  notice: Text;
  /** The search that was shown last, to which an account leads back. */
  shown: AccountSearch;
}

const NO_SEARCH: AccountSearch = { by: 'userId', text: '', page: 1 };

const initialState: AccountsState = { status: 'idle', users: [], message: '', notice: '', shown: NO_SEARCH };

const slice = createSlice({
  name: 'accounts',
  initialState,
  reducers: {
    /** Earlier results stay visible until the answer has come. */
    accountsWanted: (state, _action: PayloadAction<AccountQuery>) => {
      Object.assign(state, { status: 'loading', message: '' });
    },
    accountsAnswered: (state, { payload }: PayloadAction<User[]>) => {
      Object.assign(state, { status: 'ready', users: payload });
    },
    accountsMissed: (state, { payload }: PayloadAction<Text>) => {
      Object.assign(state, { status: 'failed', users: [], message: payload });
    },
    /** The page shows no search. */
    accountsClosed: (state) => {
      Object.assign(state, { status: 'idle', users: [], message: '' });
    },
    searchShown: (state, { payload }: PayloadAction<AccountSearch>) => {
      state.shown = payload;
    },
    accountGone: (state, { payload }: PayloadAction<Text>) => {
      state.notice = payload;
    },
    goneNoticeLeft: (state) => {
      state.notice = '';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userSignedOff, () => initialState).addCase(sessionTimedOut, () => initialState);
  },
  selectors: {
    selectAccounts: (accounts) => accounts,
    /** The address of the search that was shown last. */
    selectSearchPath: ({ shown }) => (shown.text === '' ? PATHS.accounts : accountsPath(shown)),
  },
});

export const {
  accountsWanted,
  accountsAnswered,
  accountsMissed,
  accountsClosed,
  searchShown,
  accountGone,
  goneNoticeLeft,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    accounts: AccountsState;
  }
}

/** The accounts that a search has found. */
export const { selectAccounts, selectSearchPath } = slice.injectInto(rootReducer).selectors;
