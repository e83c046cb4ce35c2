import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityFound } from '#rules';
import { rootReducer } from '../../session/root-reducer';

interface SearchState {
  /** `none` and `failed` come with the sentence to show. */
  status: 'idle' | 'loading' | 'found' | 'none' | 'failed';
  found: EntityFound[];
  message: string;
}

const initialState: SearchState = { status: 'idle', found: [], message: '' };

const slice = createSlice({
  name: 'recordSearch',
  initialState,
  reducers: {
    /** The record is searched for entities with this text in their name. */
    searchRequested: (_state, _action: PayloadAction<{ text: string }>): SearchState => ({
      ...initialState,
      status: 'loading',
    }),
    searchAnswered: (_state, { payload }: PayloadAction<EntityFound[]>): SearchState => ({
      status: 'found',
      found: payload,
      message: '',
    }),
    /** Nothing was found, too much was found, or the registry did not answer. */
    searchMissed: (
      _state,
      { payload }: PayloadAction<Pick<SearchState, 'message'> & { status: 'none' | 'failed' }>,
    ): SearchState => ({ ...initialState, ...payload }),
  },
  selectors: { selectSearch: (search) => search },
});

export const { searchRequested, searchAnswered, searchMissed } = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    recordSearch: SearchState;
  }
}

/** The search of the record by name. */
export const { selectSearch } = slice.injectInto(rootReducer).selectors;
