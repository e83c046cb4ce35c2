import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../session/root-reducer';
import type { operations } from '#api';
import type { PhoneAnswer } from '#rules';

type ApiData<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { apiData: infer Data } } } };
}
  ? Data
  : never;

export type Persona = ApiData<'personas'>['personas'][number];
export type QueuedMessage = ApiData<'outbox'>['messages'][number];
export type DeveloperLetter = ApiData<'letters'>['letters'][number];
export type DeveloperPayment = ApiData<'payments'>['payments'][number];

/** What the developer panel shows of the server; empty until it has answered. */
interface DeveloperState {
  personas: Persona[];
  messages: QueuedMessage[];
  letters: DeveloperLetter[];
  payments: DeveloperPayment[];
  /** ISO 8601 instant; `isMoved` when a tester set it. */
  clock: { now: string; isMoved: boolean } | null;
  /** From asking to move the clock until the server has answered. */
  isClockMoving: boolean;
  /** From sending words of a phone until the server has answered. */
  isPhoneSending: boolean;
  /** Why the last request failed. */
  message: string;
}

const initialState: DeveloperState = {
  personas: [],
  messages: [],
  letters: [],
  payments: [],
  clock: null,
  isClockMoving: false,
  isPhoneSending: false,
  message: '',
};

const slice = createSlice({
  name: 'developer',
  initialState,
  reducers: {
    /** The panel was opened, or its Refresh pressed. */
    developerPanelRequested: (state) => {
      state.message = '';
    },
    developerFactsReceived: (state, { payload }: PayloadAction<Partial<DeveloperState>>) => ({
      ...state,
      ...payload,
      isClockMoving: payload.clock ? false : state.isClockMoving,
    }),
    /** An ISO 8601 instant; null goes back to the real time. */
    clockMoveRequested: (state, _action: PayloadAction<{ now: string | null }>) => {
      state.isClockMoving = true;
      state.message = '';
    },
    /** What a phone writes to the office. */
    phoneAnswered: (state, _action: PayloadAction<PhoneAnswer>) => {
      state.isPhoneSending = true;
      state.message = '';
    },
    developerRequestFailed: (state, { payload }: PayloadAction<string>) => {
      state.isClockMoving = false;
      state.isPhoneSending = false;
      state.message = payload;
    },
  },
});

export const {
  developerPanelRequested,
  developerFactsReceived,
  clockMoveRequested,
  phoneAnswered,
  developerRequestFailed,
} = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    developer: DeveloperState;
  }
}
rootReducer.inject(slice);
