import type { Text } from '#rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import { rootReducer } from '../../session/root-reducer';
import { sessionTimedOut, userSignedOff } from '../../session/slice';

export type PaymentMatter = components['schemas']['PaymentMatter'];

interface MattersState {
  status: 'loading' | 'ready' | 'failed';
  /** From 1. */
  page: number;
  count: number;
  matters: PaymentMatter[];
  /** Why the list cannot be shown, in the words of the error catalog. */
  message: Text;
}

const initialState: MattersState = {
  status: 'loading',
  page: 1,
  count: 0,
  matters: [],
  message: '',
};

const slice = createSlice({
  name: 'paymentMatters',
  initialState,
  reducers: {
    /** A page of the list is wanted; what was shown before stays in sight until it is here. */
    mattersWanted: (state, { payload: page }: PayloadAction<number>) => {
      Object.assign(state, { page, status: 'loading', message: '' });
    },
    mattersAnswered: (
      state,
      { payload }: PayloadAction<{ count: number; page: number; matters: PaymentMatter[] }>,
    ) => {
      Object.assign(state, payload, { status: 'ready' });
    },
    mattersMissed: (state, { payload }: PayloadAction<Text>) => {
      Object.assign(state, { status: 'failed', message: payload, count: 0, matters: [] });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userSignedOff, () => initialState).addCase(sessionTimedOut, () => initialState);
  },
  selectors: { selectMatters: (matters) => matters },
});

export const { mattersWanted, mattersAnswered, mattersMissed } = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    paymentMatters: MattersState;
  }
}

/** The payments that need attention, a page at a time. */
export const { selectMatters } = slice.injectInto(rootReducer).selectors;
