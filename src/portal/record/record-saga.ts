import { isAnyOf } from '@reduxjs/toolkit';
import { all, call, put, select } from 'typed-redux-saga';
import { answeredStatus, isEntityIdInput } from '#rules';
import { ask } from '../../client/ask';
import { bytesOf } from '../../session/documents/document-windows';
import { type FetchedDocument, openDocument } from '../../session/documents/open-document-saga';
import { applyEffects } from '../../session/outcomes';
import { service } from '../../session/services';
import { watchEvery, watchLatest } from '../../session/watch';
import {
  CERTIFICATE,
  certificateRequested,
  documentAnswered,
  filedAttachmentRequested,
  filedDocumentRequested,
  formsAnswered,
  historyAnswered,
  historyPageRequested,
  recordLeft,
  recordMissed,
  recordOpened,
  recordReceived,
  selectRecord,
} from './record-slice';
import { formsQuery, historyQuery, recordQuery } from './record-queries';

const UNKNOWN_ENTITY = 404;

function* loadSummary(entityId: string) {
  const { outcome, data } = yield* ask('entitySummary', recordQuery(entityId));
  yield* applyEffects('entitySummary', outcome);
  if (outcome.kind === 'ok' && data?.entitySummary) yield* put(recordReceived(data.entitySummary));
  else yield* put(recordMissed(answeredStatus(outcome) === UNKNOWN_ENTITY ? 'notFound' : 'failed'));
}

function* loadForms(entityId: string) {
  const { outcome, data } = yield* ask('entityForms', formsQuery(entityId));
  yield* applyEffects('entityForms', outcome);
  yield* put(formsAnswered(data?.forms ?? null));
}

/** The contract accepts digits only: anything else is no entity's number. */
function* openRecord(action: ReturnType<typeof recordOpened> | ReturnType<typeof recordLeft>) {
  if (!recordOpened.match(action)) return;
  const { entityId } = action.payload;
  if (!isEntityIdInput(entityId)) return yield* put(recordMissed('notFound'));
  yield* all([call(loadSummary, entityId), call(loadForms, entityId)]);
}

/** Opening a record begins with the first page, and cancels the question for a page of another one; so does leaving it. */
function* loadHistory(action: ReturnType<typeof recordOpened> | ReturnType<typeof recordLeft>) {
  if (recordLeft.match(action)) return;
  const { entityId } = action.payload;
  if (!isEntityIdInput(entityId)) return;
  const { page } = (yield* select(selectRecord)).history;
  const { outcome, data } = yield* ask('entityFilings', historyQuery(entityId, page));
  yield* applyEffects('entityFilings', outcome);
  const { total = 0, filings } = data ?? {};
  yield* put(historyAnswered(filings ? { total, filings } : null));
}

function* fetchFiledDocument(transactionId: string): Generator<unknown, FetchedDocument> {
  const { entityId } = yield* select(selectRecord);
  const { outcome, data } = yield* ask('filingImage', {
    query: { masterTransactionId: entityId, transactionId },
  });
  const { message } = yield* applyEffects('filingImage', outcome);
  return { base64: data?.image ?? '', message };
}

function* fetchCertificate(): Generator<unknown, FetchedDocument> {
  const { entityId } = yield* select(selectRecord);
  const { outcome, data } = yield* ask('goodStandingCertificate', {
    query: { masterTransactionId: entityId },
  });
  const { message } = yield* applyEffects('goodStandingCertificate', outcome);
  return { base64: data?.pdfBytes ?? '', message };
}

function* showFiledDocument({ payload: { transactionId } }: ReturnType<typeof filedDocumentRequested>) {
  const message = yield* openDocument('Document', () => fetchFiledDocument(transactionId));
  yield* put(documentAnswered({ key: transactionId, message }));
}

/** Has the browser save the file: what was attached may not be a PDF. */
function* saveFiledAttachment({
  payload: { transactionId, key, fileName },
}: ReturnType<typeof filedAttachmentRequested>) {
  const { entityId } = yield* select(selectRecord);
  const { outcome, data } = yield* ask('filingImage', {
    query: { masterTransactionId: entityId, transactionId, attachmentKey: key },
  });
  const { message } = yield* applyEffects('filingImage', outcome);
  if (!data?.image || !data.mimeType) return yield* put(documentAnswered({ key, message }));
  const documents = yield* service('documents');
  yield* call([documents, 'save'], fileName, data.mimeType, bytesOf(data.image));
  yield* put(documentAnswered({ key, message: null }));
}

function* showCertificate() {
  const message = yield* openDocument('Certificate of good standing', fetchCertificate);
  yield* put(documentAnswered({ key: CERTIFICATE, message }));
}

export function* watchRecord() {
  yield* watchLatest(isAnyOf(recordOpened, recordLeft), openRecord);
  yield* watchLatest(isAnyOf(recordOpened, historyPageRequested, recordLeft), loadHistory);
  yield* watchEvery(filedDocumentRequested, showFiledDocument);
  yield* watchEvery(filedAttachmentRequested, saveFiledAttachment);
  yield* watchEvery(certificateRequested, showCertificate);
}
