import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntryRefusal, Text } from '#rules';
import type { EntityForm } from '../../../open-forms/entity-form';
import { rootReducer } from '../../../session/root-reducer';
import { filingStarted, stepEntered } from '../draft-slice';

/** Why a filing on an entity did not begin, with what the intro says about it. */
export interface EntryRefused {
  reason: EntryRefusal;
  entityId: string;
  /** Empty where the record was not read. */
  entityName: string;
  /** The code of the entity's type, as DLLC; empty where the record was not read. */
  entityType: string;
  /** The service's words; empty where it has none. */
  message: Text;
  /** All forms on the entity, where this one is not available; empty where they could not be had. */
  forms: EntityForm[];
}

interface EntityEntryState {
  /**
   * `reading` while the registry is asked about the entity; `refused` where no filing began; `asking` while the filer chooses between
   * this page's filing and the one in progress.
   */
  status: 'idle' | 'reading' | 'refused' | 'asking';
  refused: EntryRefused | null;
}

const initialState: EntityEntryState = { status: 'idle', refused: null };

const slice = createSlice({
  name: 'entityEntry',
  initialState,
  reducers: {
    /** The address names an entity: the registry is asked about it before anything begins (W4-init-existing). */
    entityReadingStarted: (): EntityEntryState => ({ status: 'reading', refused: null }),
    entityEntryRefused: (_state, { payload }: PayloadAction<EntryRefused>): EntityEntryState => ({
      status: 'refused',
      refused: payload,
    }),
    /** The page is of another filing than the one in progress, which is kept until the filer wants this one. */
    otherFilingMet: (): EntityEntryState => ({ status: 'asking', refused: null }),
    /** To the filing in progress. */
    otherFilingContinued: (state) => state,
    /** This page's filing takes the place of the one in progress. */
    newFilingChosen: (state, _action: PayloadAction<Parameters<typeof stepEntered>[0]>) => state,
    /** Cancel of an intro that began nothing: there is nothing to lose, so nothing is asked. */
    entityEntryLeft: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addCase(stepEntered, () => initialState);
    builder.addCase(filingStarted, () => initialState);
  },
});

export const {
  entityReadingStarted,
  entityEntryRefused,
  otherFilingMet,
  otherFilingContinued,
  newFilingChosen,
  entityEntryLeft,
} = slice.actions;

declare module '../../../session/root-reducer' {
  interface RootState {
    entityEntry: EntityEntryState;
  }
}
rootReducer.inject(slice);
