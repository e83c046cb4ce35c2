import type { Text } from '#rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import { rootReducer } from '../../session/root-reducer';

export type WorklistFigures = components['schemas']['WorklistFigures'];

interface WorklistState {
  status: 'loading' | 'ready' | 'failed';
  figures: WorklistFigures;
  /** Why there are no figures, in the words of the error catalog. */
  message: Text;
}

const initialState: WorklistState = {
  status: 'loading',
  figures: { waiting: [], decided: [], medianHours: null },
  message: '',
};

const slice = createSlice({
  name: 'worklist',
  initialState,
  reducers: {
    figuresRequested: () => initialState,
    figuresAnswered: (_state, { payload: figures }: PayloadAction<WorklistFigures>): WorklistState => ({
      status: 'ready',
      figures,
      message: '',
    }),
    figuresMissed: (_state, { payload: message }: PayloadAction<Text>): WorklistState => ({
      ...initialState,
      status: 'failed',
      message,
    }),
  },
  selectors: { selectWorklist: (worklist) => worklist },
});

export const { figuresRequested, figuresAnswered, figuresMissed } = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    worklist: WorklistState;
  }
}

/** The figures of the staff's work. */
export const { selectWorklist } = slice.injectInto(rootReducer).selectors;
