import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';

export type EntityRecord = components['schemas']['EntitySummary'];

/** Components of the server by the letter that the Version Details page shows (A2-about). */
export const COMPONENTS = {
  a: 'Accounts',
  b: 'Business',
  c: 'Common',
  e: 'Electronic mail',
  u: 'User manager',
} as const;
export type ComponentLetter = keyof typeof COMPONENTS;

interface PortalState {
  /** Null for a component that did not answer. */
  versions: Partial<Record<ComponentLetter, string | null>>;
  /** The entity whose public record is shown. */
  record: { status: 'idle' | 'loading' | 'ready' | 'notFound' | 'failed'; entity: EntityRecord | null };
}

const initialState: PortalState = { versions: {}, record: { status: 'idle', entity: null } };

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
    /** The public record of an entity was opened. */
    entityRecordRequested: (state, _action: PayloadAction<{ entityId: string }>) => {
      state.record = { status: 'loading', entity: null };
    },
    entityRecordReceived: (state, { payload }: PayloadAction<EntityRecord>) => {
      state.record = { status: 'ready', entity: payload };
    },
    entityRecordMissed: (state, { payload }: PayloadAction<'notFound' | 'failed'>) => {
      state.record = { status: payload, entity: null };
    },
    /** The annual report's calendar event of the developer home (W9-calendar). */
    sampleCalendarRequested: (state) => state,
  },
});

export const {
  versionsRequested,
  versionReceived,
  entityRecordRequested,
  entityRecordReceived,
  entityRecordMissed,
  sampleCalendarRequested,
} = slice.actions;
export const portalReducer = slice.reducer;
