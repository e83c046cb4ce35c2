import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import { INITIAL_QUEUE_VIEW, type QueueView, type Text } from '#rules';
import { rootReducer } from '../../session/root-reducer';

export type QueuedFiling = components['schemas']['PendingFiling'];

/** The result of a decision whose review was left before the registry had answered. */
export interface LateDecision {
  kind: 'success' | 'error';
  /** The error catalog's message. */
  message: Text;
  filing: QueuedFiling;
}

interface QueuePart {
  count: number;
  /** From 1. */
  page: number;
  pendingFilings: QueuedFiling[];
  /** What was decided last; undefined by an earlier version of the server. */
  recentlyDecided?: QueuedFiling[];
}

interface QueueState extends QueuePart {
  /** `stale`: the request failed, and what is shown is an earlier state. */
  status: 'loading' | 'ready' | 'stale' | 'failed';
  /** Why the queue cannot be shown, or not as it is now, in the words of the error catalog. */
  message: Text;
  /** The success of an earlier page, which the queue reports once (A2-queue). */
  confirmation: Text;
  /** Decisions whose result no page has shown from its beginning. */
  lateDecisions: LateDecision[];
  /** The part that was shown last, to which a review leads back. */
  lastView: QueueView;
}

const initialState: QueueState = {
  status: 'loading',
  count: 0,
  page: 1,
  pendingFilings: [],
  message: '',
  confirmation: '',
  lateDecisions: [],
  lastView: INITIAL_QUEUE_VIEW,
};

const slice = createSlice({
  name: 'queue',
  initialState,
  reducers: {
    /**
     * A page shows the queue, and follows it until `queueClosed`. Earlier rows stay visible until the answer has come; after a failure
     * there are none.
     */
    queueOpened: (state, _action: PayloadAction<QueueView>) => {
      if (state.status === 'failed') state.pendingFilings = [];
      state.status = 'loading';
      state.message = '';
    },
    queueClosed: (state) => state,
    /** The page of the queue shows this part of it. */
    queueShown: (state, { payload }: PayloadAction<QueueView>) => {
      state.lastView = payload;
    },
    /** After a reload: the part that this tab showed last. */
    lastViewRestored: (state, { payload }: PayloadAction<QueueView>) => {
      state.lastView = payload;
    },
    queueAnswered: (state, { payload }: PayloadAction<QueuePart>) => ({
      ...state,
      ...payload,
      status: 'ready' as const,
      message: '',
    }),
    queueMissed: (state, { payload }: PayloadAction<Text>) => {
      const isShown = state.status === 'ready' || state.status === 'stale';
      state.status = isShown ? 'stale' : 'failed';
      state.message = payload;
    },
    /** A filing was decided, with what the error catalog says of it. */
    decisionConfirmed: (state, { payload }: PayloadAction<Text>) => {
      state.confirmation = payload;
    },
    confirmationLeft: (state) => {
      state.confirmation = '';
    },
    lateDecisionTold: (state, { payload }: PayloadAction<LateDecision>) => {
      state.lateDecisions.push(payload);
    },
    /** A page that showed the results of these filings, by their `transSeqId`, is left. */
    lateDecisionsLeft: (state, { payload }: PayloadAction<string[]>) => {
      state.lateDecisions = state.lateDecisions.filter(({ filing }) => !payload.includes(filing.transSeqId));
    },
  },
  selectors: { selectQueue: (queue) => queue },
});

export const {
  queueOpened,
  queueClosed,
  queueShown,
  lastViewRestored,
  queueAnswered,
  queueMissed,
  decisionConfirmed,
  confirmationLeft,
  lateDecisionTold,
  lateDecisionsLeft,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    queue: QueueState;
  }
}

/** The queue of pending filings, a page at a time. */
export const { selectQueue } = slice.injectInto(rootReducer).selectors;
