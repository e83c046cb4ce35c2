import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { controlCleared } from '../session/control-slice';
import { rootReducer } from '../session/root-reducer';
import type { PrivateDocumentType, Text } from '#rules';

/** A file that the rules accepted, to be sent to the server. */
export interface FileToUpload {
  fileName: string;
  /** Bytes. */
  size: number;
  /** Base64 without a data-URL prefix. */
  fileContents: string;
  /** Given for a private file: which document it is. Any other file becomes public with the filing. */
  documentTyp?: PrivateDocumentType;
}

export interface AttachmentsState {
  status: 'idle' | 'uploading' | 'failed';
  /** Files settled and files in all of the upload in progress. */
  done: number;
  total: number;
  /** Why an upload or a download failed; empty otherwise. */
  messages: readonly Text[];
}

const initialState: AttachmentsState = { status: 'idle', done: 0, total: 0, messages: [] };

const slice = createSlice({
  name: 'attachments',
  initialState,
  reducers: {
    /** Files chosen or dropped in which `fileProblems` found nothing wrong. */
    attachmentsChosen: (state, { payload }: PayloadAction<FileToUpload[]>) => {
      if (state.status === 'uploading') return;
      Object.assign(state, { status: 'uploading', done: 0, total: payload.length, messages: [] });
    },
    /** The server has stored one file, and the filing lists it, or has refused it. */
    attachmentSettled: (state) => {
      state.done += 1;
    },
    attachmentsUploaded: () => initialState,
    attachmentUploadFailed: (state, { payload }: PayloadAction<Text[]>) => {
      state.status = 'failed';
      state.messages = payload;
    },
    /** The second step of the two-step delete. */
    attachmentDeleted: (state, _action: PayloadAction<{ key: string }>) => {
      state.messages = [];
    },
    /** The link with the file's name: the file is saved by the browser. */
    attachmentDownloadRequested: (state, _action: PayloadAction<{ key: string }>) => {
      state.messages = [];
    },
    attachmentsMessageShown: (state, { payload }: PayloadAction<Text>) => {
      state.messages = payload ? [payload] : [];
    },
  },
  extraReducers: (builder) => {
    // Uploads in progress belong to a filing that has ended.
    builder.addCase(controlCleared, () => initialState);
  },
  selectors: { selectAttachments: (attachments) => attachments },
});

export const {
  attachmentsChosen,
  attachmentSettled,
  attachmentsUploaded,
  attachmentUploadFailed,
  attachmentDeleted,
  attachmentDownloadRequested,
  attachmentsMessageShown,
} = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    attachments: AttachmentsState;
  }
}

/** The upload in progress. */
export const { selectAttachments } = slice.injectInto(rootReducer).selectors;
