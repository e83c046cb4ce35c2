import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import { rootReducer } from '../../session/root-reducer';

export type QueuedFiling = components['schemas']['PendingFiling'];
/** What comes first. */
export type QueueOrder = 'oldest' | 'newest';

interface QueuePart {
  count: number;
  /** From 1. */
  page: number;
  pendingFilings: QueuedFiling[];
}

interface QueueState extends QueuePart {
  status: 'loading' | 'ready' | 'failed';
  order: QueueOrder;
  /** Why the queue cannot be shown, in the words of the error catalog. */
  message: string;
  /** What an earlier page did with success, which the queue says once (A2-queue). */
  confirmation: string;
}

const initialState: QueueState = {
  status: 'loading',
  count: 0,
  page: 1,
  pendingFilings: [],
  order: 'oldest',
  message: '',
  confirmation: '',
};

const slice = createSlice({
  name: 'queue',
  initialState,
  reducers: {
    /** A page of the queue is wanted; what was shown before stays in sight until it is here. */
    queueRequested: (state, { payload }: PayloadAction<{ page: number; order: QueueOrder }>) => {
      Object.assign(state, payload);
      state.message = '';
    },
    queueAnswered: (state, { payload }: PayloadAction<QueuePart>) => {
      Object.assign(state, payload);
      state.status = 'ready';
    },
    queueMissed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'failed';
      state.message = payload;
    },
    /** A filing was decided, with what the error catalog says of it. */
    decisionConfirmed: (state, { payload }: PayloadAction<string>) => {
      state.confirmation = payload;
    },
    confirmationLeft: (state) => {
      state.confirmation = '';
    },
  },
  selectors: { selectQueue: (queue) => queue },
});

export const { queueRequested, queueAnswered, queueMissed, decisionConfirmed, confirmationLeft } =
  slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    queue: QueueState;
  }
}

/** The queue of pending filings, a page at a time. */
export const { selectQueue } = slice.injectInto(rootReducer).selectors;
