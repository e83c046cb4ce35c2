import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Attachment, Filing } from '#rules';
import { service } from '../app/services-saga';
import { ask } from '../client/ask';
import { applyEffects } from '../client/effects';
import { bytesOf } from '../payment/document-windows';
import {
  attachmentDeleted,
  attachmentDownloadRequested,
  attachmentsChosen,
  attachmentsMessageShown,
  attachmentsUploaded,
  attachmentUploaded,
  attachmentUploadFailed,
  type FileToUpload,
} from './attachments-slice';
import { filingChanged } from './draft-slice';
import { keepDraft } from './keep-saga';
import { selectDraft, selectFiling } from './selectors';

const NOT_KEPT = "Your file can't be attached at this time. Try again.";

const withAttachments = (filing: Filing, change: (held: Attachment[]) => Attachment[]): Filing => ({
  ...filing,
  additionalInfoValues: {
    ...filing.additionalInfoValues,
    attachments: change(filing.additionalInfoValues.attachments),
  },
});

/** Files are kept under the filing's reference, so there has to be one. */
function* referenceOfDraft() {
  const { refId, filing } = yield* select(selectDraft);
  if (refId) return refId;
  yield* keepDraft(filing);
  return (yield* select(selectDraft)).refId;
}

function* upload(refId: string, { fileName, mimeType, fileContents }: FileToUpload) {
  const { outcome, data, problems } = yield* ask('uploadAttachment', {
    body: { refId, fileName, mimeType, fileContents },
  });
  if (outcome.kind === 'ok' && data?.attachment) {
    const { attachment } = data;
    yield* put(attachmentUploaded(attachment));
    yield* put(filingChanged(withAttachments(yield* select(selectFiling), (held) => [...held, attachment])));
    return true;
  }
  const { message } = yield* applyEffects('uploadAttachment', outcome);
  yield* put(attachmentUploadFailed(problems?.[0]?.message || message || NOT_KEPT));
  return false;
}

/** One after the other, so that the first refusal names its file and what came before it stays. */
function* uploadAll({ payload: files }: ReturnType<typeof attachmentsChosen>) {
  const refId = yield* referenceOfDraft();
  if (!refId) return yield* put(attachmentUploadFailed(NOT_KEPT));
  for (const file of files) if (!(yield* upload(refId, file))) return;
  yield* put(attachmentsUploaded());
}

function* remove({ payload: { key } }: ReturnType<typeof attachmentDeleted>) {
  const filing = yield* select(selectFiling);
  yield* put(filingChanged(withAttachments(filing, (held) => held.filter((file) => file.key !== key))));
}

function* download({ payload: { key } }: ReturnType<typeof attachmentDownloadRequested>) {
  const { refId } = yield* select(selectDraft);
  const { outcome, data } = yield* ask('downloadAttachment', { query: { refId, key } });
  const file = data?.attachment;
  if (!file?.fileContents) {
    const { message } = yield* applyEffects('downloadAttachment', outcome);
    return yield* put(attachmentsMessageShown(message));
  }
  const documents = yield* service('documents');
  yield* call([documents, 'save'], file.fileName, file.mimeType, bytesOf(file.fileContents));
}

export function* watchAttachments() {
  yield* takeLeading(attachmentsChosen, uploadAll);
  yield* takeEvery(attachmentDeleted, remove);
  yield* takeEvery(attachmentDownloadRequested, download);
}
