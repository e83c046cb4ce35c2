import type { Text } from '#rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import { rootReducer } from '../../session/root-reducer';
import { sessionTimedOut, userSignedOff } from '../../session/slice';

export type EnteredRequest = components['schemas']['PiiRequest'];

/** Which requests are shown, as the address says. */
export interface RequestsQuery {
  /** An ID number or words of a name; empty for all. */
  search: string;
  /** From 1. */
  page: number;
}

interface RequestsState extends RequestsQuery {
  status: 'loading' | 'ready' | 'failed';
  count: number;
  requests: EnteredRequest[];
  /** Why the list cannot be shown, in the words of the error catalog. */
  message: Text;
}

const initialState: RequestsState = {
  status: 'loading',
  search: '',
  page: 1,
  count: 0,
  requests: [],
  message: '',
};

const slice = createSlice({
  name: 'piiRequests',
  initialState,
  reducers: {
    /** A part of the list is wanted; what was shown before stays in sight until it is here. */
    requestsWanted: (state, { payload }: PayloadAction<RequestsQuery>) => {
      Object.assign(state, payload, { status: 'loading', message: '' });
    },
    requestsAnswered: (
      state,
      { payload }: PayloadAction<{ count: number; page: number; requests: EnteredRequest[] }>,
    ) => {
      Object.assign(state, payload, { status: 'ready' });
    },
    requestsMissed: (state, { payload }: PayloadAction<Text>) => {
      Object.assign(state, { status: 'failed', message: payload, count: 0, requests: [] });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userSignedOff, () => initialState).addCase(sessionTimedOut, () => initialState);
  },
  selectors: { selectRequests: (requests) => requests },
});

export const { requestsWanted, requestsAnswered, requestsMissed } = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    piiRequests: RequestsState;
  }
}

/** The requests that were entered, a page at a time. */
export const { selectRequests } = slice.injectInto(rootReducer).selectors;
