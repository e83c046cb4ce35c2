import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuditEntry, AuditQuery, Text } from '#rules';
import { rootReducer } from '../../session/root-reducer';

interface AuditPart {
  entries: AuditEntry[];
  /** There are older ones. */
  more: boolean;
}

/** One of the files of a filter, each continuing where the one before it ends. */
export interface FilePart {
  /** From 1. */
  number: number;
  /** The ID of the oldest entry of the file before. */
  before?: string;
}
const FIRST_PART: FilePart = { number: 1 };

/** The file of the entries: being put together, could not be, or saved; `cut` where older ones are for the next file. */
type FileState =
  | { status: 'idle' | 'loading' | 'saved' }
  | { status: 'cut'; next: FilePart }
  | { status: 'failed'; message: Text };

interface AuditState extends AuditPart {
  status: 'loading' | 'ready' | 'failed';
  /** Why the entries cannot be shown, in the words of the error catalog. */
  message: Text;
  file: FileState;
}

const initialState: AuditState = {
  status: 'loading',
  entries: [],
  more: false,
  message: '',
  file: { status: 'idle' },
};

const slice = createSlice({
  name: 'audit',
  initialState,
  reducers: {
    /** Other entries are wanted; those before stay in sight until the answer has come, unless that failed. */
    auditOpened: (state, _action: PayloadAction<AuditQuery>): AuditState => ({
      ...initialState,
      entries: state.status === 'failed' ? [] : state.entries,
    }),
    auditAnswered: (state, { payload }: PayloadAction<AuditPart>): AuditState => ({
      ...state,
      ...payload,
      status: 'ready',
    }),
    auditMissed: (state, { payload }: PayloadAction<Text>) => {
      state.status = 'failed';
      state.message = payload;
    },
    auditClosed: () => initialState,
    /** The entries of a filter as a file, from the newest on, or from where the file before ends. */
    auditFileRequested: {
      reducer: (state, _action: PayloadAction<{ query: AuditQuery; part: FilePart }>) => {
        state.file = { status: 'loading' };
      },
      prepare: (query: AuditQuery, part: FilePart = FIRST_PART) => ({ payload: { query, part } }),
    },
    auditFileEnded: (state, { payload }: PayloadAction<FileState>) => {
      state.file = payload;
    },
  },
  selectors: { selectAudit: (audit) => audit },
});

export const { auditOpened, auditAnswered, auditMissed, auditClosed, auditFileRequested, auditFileEnded } =
  slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    audit: AuditState;
  }
}

/** The audit log, some entries at a time. */
export const { selectAudit } = slice.injectInto(rootReducer).selectors;
