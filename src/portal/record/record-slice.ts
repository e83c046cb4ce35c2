import { type Text } from '#rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import type { EntityForm } from '../../open-forms/entity-form';
import { rootReducer } from '../../session/root-reducer';

export type EntityRecord = components['schemas']['EntitySummary'];
export type EntityFiling = components['schemas']['EntityFiling'];

type PartStatus = 'loading' | 'ready' | 'failed';

/** A page of the filing history. The page before stays in sight while another one is on its way. */
interface FilingHistory {
  status: PartStatus;
  /** From 1; the one that was asked for last. */
  page: number;
  total: number;
  filings: EntityFiling[];
}

/** A document that is being fetched, or could not be opened and why. `key` is its number, that of an attachment, or `certificate`. */
interface OpeningDocument {
  key: string;
  status: 'loading' | 'failed';
  message: Text;
}

interface RecordState {
  /** The entity whose record is open; its answers alone are taken. */
  entityId: string;
  status: 'idle' | 'notFound' | PartStatus;
  entity: EntityRecord | null;
  forms: { status: PartStatus; list: EntityForm[] };
  history: FilingHistory;
  document: OpeningDocument | null;
}

const initialState: RecordState = {
  entityId: '',
  status: 'idle',
  entity: null,
  forms: { status: 'loading', list: [] },
  history: { status: 'loading', page: 1, total: 0, filings: [] },
  document: null,
};

type Of<Entity> = PayloadAction<{ entityId: string } & Entity>;

const slice = createSlice({
  name: 'record',
  initialState,
  reducers: {
    /** The public record of an entity was opened. */
    recordOpened: (_state, { payload: { entityId } }: Of<object>): RecordState => ({
      ...initialState,
      entityId,
      status: 'loading',
    }),
    /** The page was left: on return it is loaded again. */
    recordLeft: () => initialState,
    recordReceived: (state, { payload }: PayloadAction<EntityRecord>) => {
      state.status = 'ready';
      state.entity = payload;
    },
    recordMissed: (state, { payload }: PayloadAction<'notFound' | 'failed'>) => {
      state.status = payload;
    },
    /** Null when they could not be had. */
    formsAnswered: (state, { payload }: PayloadAction<EntityForm[] | null>) => {
      state.forms = { status: payload ? 'ready' : 'failed', list: payload ?? [] };
    },
    historyPageRequested: (state, { payload }: Of<{ page: number }>) => {
      state.history.status = 'loading';
      state.history.page = payload.page;
    },
    /** Null when the history could not be read. The request for a page that was left is aborted, so that its answer never arrives here. */
    historyAnswered: (state, { payload }: PayloadAction<Pick<FilingHistory, 'total' | 'filings'> | null>) => {
      state.history = { ...state.history, ...payload, status: payload ? 'ready' : 'failed' };
    },
    /** Dispatch it while the click is handled: browsers block windows that open later. */
    filedDocumentRequested: (state, { payload }: PayloadAction<{ transactionId: string }>) => {
      state.document = { key: payload.transactionId, status: 'loading', message: '' };
    },
    /** A file that was attached to the document of this number. */
    filedAttachmentRequested: (
      state,
      { payload }: PayloadAction<{ transactionId: string; key: string; fileName: string }>,
    ) => {
      state.document = { key: payload.key, status: 'loading', message: '' };
    },
    certificateRequested: (state) => {
      state.document = { key: CERTIFICATE, status: 'loading', message: '' };
    },
    /** The sentence that says why it could not be shown; null when it is. */
    documentAnswered: (state, { payload }: PayloadAction<{ key: string; message: Text | null }>) => {
      const { key, message } = payload;
      if (state.document?.key === key)
        state.document = message === null ? null : { key, status: 'failed', message };
    },
  },
  selectors: { selectRecord: (record) => record },
});

/** The key of the certificate of good standing among the documents. */
export const CERTIFICATE = 'certificate';

export const {
  recordOpened,
  recordLeft,
  recordReceived,
  recordMissed,
  formsAnswered,
  historyPageRequested,
  historyAnswered,
  filedDocumentRequested,
  filedAttachmentRequested,
  certificateRequested,
  documentAnswered,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    record: RecordState;
  }
}

/** The record that is open. */
export const { selectRecord } = slice.injectInto(rootReducer).selectors;
