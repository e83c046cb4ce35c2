import { call } from 'typed-redux-saga';
import { answeredStatus, mimeTypeOfName, type Attachment, type Text, saidBy } from '#rules';
import { ask } from '../client/ask';
import { bytesOf } from '../session/documents/document-windows';
import { applyEffects } from '../session/outcomes';
import { service } from '../session/services';
import type { FileToUpload } from './attachments-slice';

/** Shown where the answer has no sentence of its own. */
export const NOT_UPLOADED = "Your file can't be attached at this time. Try again.";

const UNKNOWN_FILING = 404;

/** Why a file was not stored: something about it, or something that keeps any file from being stored. */
interface NotStored {
  message: Text;
  isOfFile: boolean;
  /** The filing was removed. */
  isFilingUnknown: boolean;
}

/** Uploads one file, to be stored under the reference of a filing in progress. */
export function* uploadFile(
  refId: string,
  { fileName, fileContents, documentTyp }: FileToUpload,
): Generator<unknown, { attachment: Attachment } | NotStored> {
  const { outcome, data, problems } = yield* ask('uploadAttachment', {
    query: { refId },
    body: {
      refId,
      fileName,
      // Servers of the release before this one ask for it.
      mimeType: mimeTypeOfName(fileName),
      fileContents,
      ...(documentTyp && { private: true }),
    },
  });
  if (outcome.kind === 'ok' && data?.attachment) {
    return { attachment: { ...data.attachment, ...(documentTyp && { documentTyp }) } };
  }
  const { message } = yield* applyEffects('uploadAttachment', outcome);
  const isFilingUnknown = answeredStatus(outcome) === UNKNOWN_FILING;
  const [ofFile] = problems ?? [];
  return {
    message: ofFile ? saidBy(ofFile) : message || NOT_UPLOADED,
    isOfFile: ofFile !== undefined,
    isFilingUnknown,
  };
}

/**
 * Has the browser save a file of a filing in progress.
 * @returns why the file is not available; empty after success
 */
export function* downloadFile(refId: string, key: string): Generator<unknown, Text> {
  const { outcome, data } = yield* ask('downloadAttachment', { query: { refId, key } });
  const file = data?.attachment;
  if (!file?.fileContents) return (yield* applyEffects('downloadAttachment', outcome)).message;
  const documents = yield* service('documents');
  yield* call([documents, 'save'], file.fileName, file.mimeType, bytesOf(file.fileContents));
  return '';
}
