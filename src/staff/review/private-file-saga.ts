import type { Text } from '#rules';
import { call, put, select } from 'typed-redux-saga';
import { ask } from '../../client/ask';
import { openDocument } from '../../session/documents/open-document-saga';
import { bytesOf } from '../../session/documents/document-windows';
import { applyEffects } from '../../session/outcomes';
import { service } from '../../session/services';
import { watchLeading } from '../../session/watch';
import { completeInBackground } from '../complete-in-background';
import { downloadName, downloadType, PDF } from './file-address';
import {
  fileShown,
  privateFileChosen,
  privateFileEnded,
  privateFileSeen,
  selectReview,
  type ReviewedAttachment,
  type ReviewNumbers,
} from './review-slice';
import { cancelOnLeave } from './cancel-on-leave';

/** Whether the review that asked is still open, and the same opening of it: the file is of no use to a later one. */
function* isStillOpen(numbers: ReviewNumbers) {
  return (yield* select(selectReview)).numbers === numbers;
}

/** Asks for one private file. Each asking is a look at it, which the registry writes to the audit log. */
function* fetchPrivateFile(id: string): Generator<unknown, { file?: ReviewedAttachment; message: Text }> {
  const { numbers } = yield* select(selectReview);
  if (!numbers) return { message: '' };
  const { outcome, data } = yield* ask('pendingFilingPdf', { query: { ...numbers, privateFile: id } });
  const { message } = yield* applyEffects('pendingFilingPdf', outcome);
  const file = outcome.kind === 'ok' ? data?.attachments?.[0] : undefined;
  if (!file) return { message };
  if (yield* isStillOpen(numbers)) yield* put(privateFileSeen(file.fileName));
  return { file, message };
}

function* savePrivateFile({ fileName, fileData, mimeType }: ReviewedAttachment) {
  const documents = yield* service('documents');
  const name = downloadName(fileName, mimeType);
  yield* call([documents, 'save'], name, downloadType(mimeType), bytesOf(fileData));
}

/** Opens a private file in a window of its own; one that no window can show is saved instead. */
function* openPrivateFile(id: string, fileName: string): Generator<unknown, Text> {
  const problem = yield* openDocument(fileName, function* fetchIt() {
    const { file, message } = yield* fetchPrivateFile(id);
    if (!file || file.mimeType === PDF) return { base64: file?.fileData ?? '', message };
    yield* savePrivateFile(file);
    return { base64: '', message: '' };
  });
  return problem ?? '';
}

/** Shows a private file in the page; one that no page can show is saved instead. */
function* showInPage(file: ReviewedAttachment, numbers: ReviewNumbers | null) {
  if (file.mimeType !== PDF) yield* savePrivateFile(file);
  else if (numbers && (yield* isStillOpen(numbers))) yield* put(fileShown(file));
}

/** The sentence that says why a private file was not shown; empty after success. */
function* getPrivateFile({
  id,
  fileName,
  how,
}: ReturnType<typeof privateFileChosen>['payload']): Generator<unknown, Text> {
  if (how === 'open') return yield* openPrivateFile(id, fileName);
  const { numbers } = yield* select(selectReview);
  const { file, message } = yield* fetchPrivateFile(id);
  if (file) yield* how === 'show' ? showInPage(file, numbers) : savePrivateFile(file);
  return message;
}

function* showPrivateFile({ payload }: ReturnType<typeof privateFileChosen>) {
  // The look at it is written down once it is asked for: the window that waits for the file, or the download, gets it nevertheless.
  const message = yield* completeInBackground(
    () => getPrivateFile(payload),
    function* tellNobody() {},
  );
  yield* put(privateFileEnded(message));
}

/** Private files are shown one at a time. */
export function* watchPrivateFiles() {
  yield* watchLeading(privateFileChosen, cancelOnLeave(showPrivateFile));
}
