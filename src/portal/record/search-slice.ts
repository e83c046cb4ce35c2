import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import type { FilingType, StatusGroup } from '#rules';
import { rootReducer } from '../../session/root-reducer';

export type ListedEntity = components['schemas']['EntityListed'];

/** The search; the address of the page has all of it. */
export interface SearchQuery {
  text: string;
  /** Null for any status. */
  status: StatusGroup | null;
  /** From 1. */
  page: number;
  /** The form that the business is looked for. */
  form?: FilingType;
}

/** A page of what was found. */
export interface ResultPage {
  total: number;
  page: number;
  /** No name has these words as they were typed. */
  isClose: boolean;
  /** More names match than are shown. */
  isCut: boolean;
  entities: ListedEntity[];
}

interface SearchState {
  status: 'idle' | 'loading' | 'found' | 'failed';
  /** The last search. */
  text: string;
  /** The page before stays in sight while another one of the same search is on its way. */
  found: ResultPage | null;
}

const initialState: SearchState = { status: 'idle', text: '', found: null };

const slice = createSlice({
  name: 'recordSearch',
  initialState,
  reducers: {
    searchRequested: (state, { payload: { text } }: PayloadAction<SearchQuery>) => ({
      status: 'loading' as const,
      text,
      found: text === state.text ? state.found : null,
    }),
    searchAnswered: (state, { payload }: PayloadAction<ResultPage>) => {
      state.status = 'found';
      state.found = payload;
    },
    /** The registry did not answer. */
    searchFailed: (state) => {
      state.status = 'failed';
      state.found = null;
    },
  },
  selectors: { selectSearch: (search) => search },
});

export const { searchRequested, searchAnswered, searchFailed } = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    recordSearch: SearchState;
  }
}

/** The search of the record by name. */
export const { selectSearch } = slice.injectInto(rootReducer).selectors;
