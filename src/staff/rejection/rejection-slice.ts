import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RejectionValues, RejectReason } from '#rules';
import { rootReducer } from '../../session/root-reducer';
import { reviewClosed } from '../review/review-slice';

/** The entered reasons and text for the rejection of a filing. */
export interface RejectionEntry {
  chosenIds: string[];
  additionalText: string;
}

interface RejectionState extends RejectionEntry {
  /** `failed`: the reasons did not come; the text alone is enough for a rejection. */
  status: 'loading' | 'ready' | 'failed';
  reasons: RejectReason[];
}

const initialState: RejectionState = { status: 'loading', reasons: [], chosenIds: [], additionalText: '' };

const slice = createSlice({
  name: 'rejection',
  initialState,
  reducers: {
    /** A page of the rejection was opened. */
    rejectionOpened: (state) => {
      if (state.status === 'failed') state.status = 'loading';
    },
    /** The stored rejection of this tab; undefined where it belongs to another filing or user. */
    rejectionRestored: (state, { payload }: PayloadAction<RejectionEntry>) => {
      Object.assign(state, payload);
    },
    reasonsReceived: (state, { payload }: PayloadAction<RejectReason[]>) => {
      state.status = 'ready';
      state.reasons = payload;
    },
    reasonsMissed: (state) => {
      state.status = 'failed';
    },
    /** Something was chosen or written. */
    rejectionEdited: (state, { payload }: PayloadAction<RejectionEntry>) => {
      Object.assign(state, payload);
    },
    /** Next: to the confirmation. */
    rejectionSubmitted: (state) => state,
    /** 'Reject and send email'. */
    rejectionConfirmed: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addCase(reviewClosed, ({ reasons }) => ({ ...initialState, reasons }));
  },
  selectors: { selectRejection: (rejection) => rejection },
});

export const {
  rejectionOpened,
  rejectionRestored,
  reasonsReceived,
  reasonsMissed,
  rejectionEdited,
  rejectionSubmitted,
  rejectionConfirmed,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    rejection: RejectionState;
  }
}

/** The rejection that is being written. */
export const { selectRejection } = slice.injectInto(rootReducer).selectors;

/** What the form of the rejection holds. */
export const rejectionValues = ({
  reasons,
  chosenIds,
  additionalText,
}: Pick<RejectionState, 'reasons' | 'chosenIds' | 'additionalText'>): RejectionValues => ({
  reasons: reasons.map((reason) => ({ ...reason, selected: chosenIds.includes(reason.id) })),
  additionalText,
});

/** The parts of the form that are kept. */
export const rejectionEntry = ({ reasons, additionalText }: RejectionValues): RejectionEntry => ({
  chosenIds: reasons.filter(({ selected }) => selected).map(({ id }) => id),
  additionalText,
});
