import { answeredStatus, mimeTypeOfName, saidBy, type Attachment, type Text } from '#rules';
import { ask } from '../client/ask';
import { applyEffects } from '../session/outcomes';
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
