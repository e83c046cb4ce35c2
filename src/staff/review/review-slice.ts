import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '#api';
import { pendingNotice, type PendingNotice, type Text } from '#rules';
import { rootReducer, type RootState } from '../../session/root-reducer';

export type ReviewedFiling = components['schemas']['PendingFiling'];
export type ReviewedAttachment = components['schemas']['PendingAttachment'];

/** By which the registry finds a pending filing, as the address of its review names it. */
export interface ReviewNumbers {
  masterId: string;
  transId: string;
}

export interface ReviewDocuments {
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** The filing as submitted, a PDF in base64. */
  pdf: string;
  /** Without contents until they have come. */
  attachments: ReviewedAttachment[];
  /** Why the contents of a public file have not come, by its id, in the words of the error catalog. */
  fileProblems: Readonly<Record<string, Text>>;
  /** Why there are none, in the words of the error catalog. */
  message: Text;
}

/** The request to the registry that is in progress. */
export type ReviewWork = 'none' | 'locking' | 'approving' | 'rejecting' | 'leaving';

/** Whether the registry carries the request out even if the user leaves the page meanwhile. */
export const isCommand = (work: ReviewWork): boolean => work !== 'none' && work !== 'leaving';

interface ReviewState {
  status: 'loading' | 'ready' | 'failed';
  /** Null while no review is open. */
  numbers: ReviewNumbers | null;
  filing: ReviewedFiling | null;
  /** The reader has begun to process the filing here, and has neither left it nor decided. */
  isWorking: boolean;
  /** The decision that was asked for last; its answer may have been lost. */
  asked: 'approved' | 'rejected' | null;
  notice: PendingNotice;
  /** Why the last command was refused, or why the filing cannot be shown. */
  message: Text;
  /** The last look at the filing had no answer: what is shown may be out of date. */
  isOutOfDate: boolean;
  work: ReviewWork;
  documents: ReviewDocuments;
  /** A private file is being fetched. */
  isFetchingFile: boolean;
  /** Why a private file could not be shown. */
  fileMessage: Text;
  /** The private file that was looked at last, which the audit log tells. */
  seenFile: string;
  /** The attachment that is shown in the place of the filing; null for the filing. A private one is not stored anywhere else. */
  shownFile: ReviewedAttachment | null;
  /** Attachments that an approval leaves out of the record. */
  excludedIds: string[];
}

const NO_DOCUMENTS: ReviewDocuments = {
  status: 'none',
  pdf: '',
  attachments: [],
  fileProblems: {},
  message: '',
};

const initialState: ReviewState = {
  status: 'loading',
  numbers: null,
  filing: null,
  isWorking: false,
  asked: null,
  notice: 'none',
  message: '',
  isOutOfDate: false,
  work: 'none',
  documents: NO_DOCUMENTS,
  isFetchingFile: false,
  fileMessage: '',
  seenFile: '',
  shownFile: null,
  excludedIds: [],
};

const slice = createSlice({
  name: 'review',
  initialState,
  reducers: {
    /** The review of a filing, or a page of its rejection, was opened; also to try again. */
    reviewOpened: (_state, { payload }: PayloadAction<ReviewNumbers>) => ({
      ...initialState,
      numbers: payload,
    }),
    /** The browser shows the page again as it was left: look at the filing again. */
    reviewResumed: (state) => state,
    /** The pages of this filing are being left. */
    reviewLeft: (state) => state,
    /** Nothing of the filing stays in memory. */
    reviewClosed: () => initialState,
    /** This tab processed the filing before its page was loaded again. */
    workRestored: (state) => {
      state.isWorking = true;
    },
    /** The filing in the registry's answer; an answer that is older than the known one is ignored. */
    filingSeen: (
      state,
      { payload: { filing, userId } }: PayloadAction<{ filing: ReviewedFiling; userId: string }>,
    ) => {
      state.isOutOfDate = false;
      if (state.filing && filing.version < state.filing.version) return;
      state.notice = pendingNotice(filing, state.isWorking, userId);
      state.isWorking ||= filing.lockUserId === userId;
      state.filing = filing;
      state.status = 'ready';
    },
    filingMissed: (state, { payload }: PayloadAction<Text>) => {
      if (state.filing) state.isOutOfDate = true;
      else Object.assign(state, { status: 'failed', message: payload });
    },
    /** Look at the filing now, not only when the next look is due. */
    lookRequested: (state) => state,
    processChosen: (state) => state,
    approvalConfirmed: (state) => state,
    cancelChosen: (state) => state,
    workBegan: (state, { payload }: PayloadAction<Exclude<ReviewWork, 'none'>>) => {
      state.work = payload;
      state.message = '';
    },
    decisionAsked: (state, { payload }: PayloadAction<'approved' | 'rejected'>) => {
      state.asked = payload;
    },
    /** @param payload why it was refused; empty after success */
    workEnded: (state, { payload }: PayloadAction<Text>) => {
      state.work = 'none';
      state.message = payload;
    },
    /** The page that said why a command was refused is left. */
    messageLeft: (state) => {
      state.message = '';
    },
    /** The filing is decided, or its lock given up: nothing is left to release when the page is closed. */
    workFinished: (state) => {
      state.isWorking = false;
      state.work = 'none';
      if (state.filing) state.filing.lockUserId = '';
    },
    /**
     * A command whose page was left has been answered.
     * @param mayHold this user may have the lock of the filing still
     */
    commandSettled: (state, _: PayloadAction<{ transSeqId: string; mayHold: boolean }>) => state,
    documentsRequested: (state) => {
      state.documents = { ...NO_DOCUMENTS, status: 'loading' };
      state.shownFile = null;
    },
    documentsReceived: (state, { payload }: PayloadAction<Pick<ReviewDocuments, 'pdf' | 'attachments'>>) => {
      state.documents = { ...NO_DOCUMENTS, ...payload, status: 'ready' };
    },
    documentsMissed: (state, { payload }: PayloadAction<Text>) => {
      state.documents = { ...NO_DOCUMENTS, status: 'failed', message: payload };
    },
    /** A public file is asked for, by itself; also to try again. */
    fileRequested: ({ documents }, { payload: id }: PayloadAction<string>) => {
      const { [id]: _settled, ...otherProblems } = documents.fileProblems;
      documents.fileProblems = otherProblems;
    },
    fileReceived: ({ documents }, { payload }: PayloadAction<ReviewedAttachment>) => {
      documents.attachments = documents.attachments.map((known) =>
        known.id === payload.id ? payload : known,
      );
    },
    fileMissed: (
      { documents },
      { payload: { id, message } }: PayloadAction<{ id: string; message: Text }>,
    ) => {
      documents.fileProblems = { ...documents.fileProblems, [id]: message };
    },
    privateFileChosen: (
      state,
      _: PayloadAction<Pick<ReviewedAttachment, 'id' | 'fileName'> & { how: 'show' | 'open' | 'save' }>,
    ) => {
      state.isFetchingFile = true;
      state.fileMessage = '';
      state.seenFile = '';
    },
    privateFileSeen: (state, { payload }: PayloadAction<string>) => {
      state.seenFile = payload;
    },
    /** @param payload why it was not shown; empty after success */
    privateFileEnded: (state, { payload }: PayloadAction<Text>) => {
      state.isFetchingFile = false;
      state.fileMessage = payload;
    },
    /** A PDF that was attached is shown in the page. */
    fileShown: (state, { payload }: PayloadAction<ReviewedAttachment>) => {
      state.shownFile = payload;
    },
    filingShown: (state) => {
      state.shownFile = null;
    },
    /** After a reload: what was left out before it. */
    leftOutRestored: (state, { payload }: PayloadAction<string[]>) => {
      state.excludedIds = payload;
    },
    attachmentExcluded: (
      state,
      { payload: { id, isExcluded } }: PayloadAction<{ id: string; isExcluded: boolean }>,
    ) => {
      const otherIds = state.excludedIds.filter((excluded) => excluded !== id);
      state.excludedIds = isExcluded ? [...otherIds, id] : otherIds;
    },
  },
  selectors: { selectReview: (review) => review },
});

export const {
  reviewOpened,
  reviewResumed,
  reviewLeft,
  reviewClosed,
  workRestored,
  filingSeen,
  filingMissed,
  lookRequested,
  processChosen,
  approvalConfirmed,
  cancelChosen,
  workBegan,
  decisionAsked,
  workEnded,
  messageLeft,
  workFinished,
  commandSettled,
  documentsRequested,
  documentsReceived,
  documentsMissed,
  fileRequested,
  fileReceived,
  fileMissed,
  privateFileChosen,
  privateFileEnded,
  privateFileSeen,
  fileShown,
  filingShown,
  attachmentExcluded,
  leftOutRestored,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    review: ReviewState;
  }
}

/** The review of the pending filing that is open. */
export const { selectReview } = slice.injectInto(rootReducer).selectors;

/** The registry's number of the user; empty while nobody is signed on. */
export const selectUserId = (state: RootState): string => state.session.user?.userId ?? '';

/** Whether the user holds the lock of the filing, as the registry last answered. */
export const selectHoldsLock = (state: RootState): boolean => {
  const { filing } = state.review;
  return filing?.state === 'locked' && filing.lockUserId === selectUserId(state);
};
