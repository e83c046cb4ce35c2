import { call, put, select } from 'typed-redux-saga';
import { attachmentDownloadRequested, attachmentsMessageShown } from '../../../attachments/attachments-slice';
import { ask } from '../../../client/ask';
import { bytesOf } from '../../../session/documents/document-windows';
import { applyEffects } from '../../../session/outcomes';
import { service } from '../../../session/services';
import { watchEvery } from '../../../session/watch';
import { selectDraft } from '../../wizard/selectors';

/** Has the browser save a file of the filing in progress; the page says why one is not available. */
function* download({ payload: { key } }: ReturnType<typeof attachmentDownloadRequested>) {
  const { refId } = yield* select(selectDraft);
  const { outcome, data } = yield* ask('downloadAttachment', { query: { refId, key } });
  const file = data?.attachment;
  if (file?.fileContents) {
    const documents = yield* service('documents');
    yield* call([documents, 'save'], file.fileName, file.mimeType, bytesOf(file.fileContents));
    return;
  }
  const { message } = yield* applyEffects('downloadAttachment', outcome);
  if (message) yield* put(attachmentsMessageShown(message));
}

export function* watchDownloads() {
  yield* watchEvery(attachmentDownloadRequested, download);
}
