import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuditEntry, AuditQuery } from '#rules';
import { rootReducer } from '../../session/root-reducer';

interface AuditPart {
  entries: AuditEntry[];
  /** There are older ones. */
  more: boolean;
}

/** The file of the entries: being put together, could not be, or saved; `cut` where it does not hold all of them. */
type FileState = { status: 'idle' | 'loading' | 'saved' | 'cut' } | { status: 'failed'; message: string };

interface AuditState extends AuditPart {
  status: 'loading' | 'ready' | 'failed';
  /** Why the entries cannot be shown, in the words of the error catalog. */
  message: string;
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
    auditMissed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'failed';
      state.message = payload;
    },
    auditClosed: () => initialState,
    /** All entries of a filter as a file, from the newest on. */
    auditFileRequested: (state, _action: PayloadAction<AuditQuery>) => {
      state.file = { status: 'loading' };
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
