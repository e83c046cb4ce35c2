import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../session/root-reducer';
import type { AgentQuery } from '#rules';

/** Components of the server by the letter that the Version Details page shows (A2-about). */
export const COMPONENTS = {
  a: 'Accounts',
  b: 'Business',
  c: 'Common',
  e: 'Electronic mail',
  u: 'User manager',
} as const;
export type ComponentLetter = keyof typeof COMPONENTS;

/** The text of an introduction; HTML, to be sanitized where it is shown. */
interface Introduction {
  /** The query of the page, by identity, so that another page, or the same in another language, starts without the text. */
  query: AgentQuery | null;
  status: 'idle' | 'loading' | 'ready' | 'unavailable';
  html: string;
}

interface PortalState {
  /** Null for a component that did not answer. */
  versions: Partial<Record<ComponentLetter, string | null>>;
  introduction: Introduction;
}

const NO_INTRODUCTION: Introduction = { query: null, status: 'idle', html: '' };

const initialState: PortalState = {
  versions: {},
  introduction: NO_INTRODUCTION,
};

const slice = createSlice({
  name: 'portal',
  initialState,
  reducers: {
    versionsRequested: (state) => state,
    versionReceived: (
      state,
      { payload }: PayloadAction<{ letter: ComponentLetter; version: string | null }>,
    ) => {
      state.versions[payload.letter] = payload.version;
    },
    /** An introduction was opened with these query values (A2-bizintro, A2-maintain). */
    introductionRequested: (state, { payload }: PayloadAction<AgentQuery>) => {
      state.introduction = { query: payload, status: 'loading', html: '' };
    },
    /** Null where there is no text: the page works without it (W8-logged). */
    introductionAnswered: (state, { payload }: PayloadAction<string | null>) => {
      const { introduction } = state;
      introduction.status = payload === null ? 'unavailable' : 'ready';
      introduction.html = payload ?? '';
    },
    /** Next of an introduction: opens the registered-agent wizard. */
    introductionLeft: (state, _action: PayloadAction<AgentQuery>) => state,
    /** Next of the maintain-agent introduction, with its answer. */
    maintainAgentAnswered: (
      state,
      _action: PayloadAction<{ maintainAgentFlg: 'Y' | 'N'; query: AgentQuery }>,
    ) => state,
    /** The annual report's calendar event of the developer home (W9-calendar). */
    sampleCalendarRequested: (state) => state,
  },
});

export const {
  versionsRequested,
  versionReceived,
  introductionRequested,
  introductionAnswered,
  introductionLeft,
  maintainAgentAnswered,
  sampleCalendarRequested,
} = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    portal: PortalState;
  }
}
rootReducer.inject(slice);

/** The introduction that was asked for with these values. */
export const selectIntroduction = ({ portal }: RootState, query: AgentQuery): Introduction =>
  portal.introduction.query === query ? portal.introduction : NO_INTRODUCTION;
