import { put, select } from 'typed-redux-saga';
import { ask } from '../../client/ask';
import { selectFiling } from '../wizard/selectors';
import { type FetchedDocument, openDocument } from '../../session/documents/open-document-saga';
import { documentFailed, documentOpened, documentRequested, type DocumentKind } from './documents-slice';
import { selectTransaction } from '../whats-next/whats-next-slice';
import { applyEffects } from '../../session/outcomes';
import { watchEvery } from '../../session/watch';

const titles: Record<DocumentKind, string> = {
  reviewForm: 'Form',
  image: 'Document',
  certificate: 'Certificate of good standing',
};

function* fetchReviewForm(): Generator<unknown, FetchedDocument> {
  const filing = yield* select(selectFiling);
  const { outcome, data, problems: found } = yield* ask('filingPdf', { body: { filing } });
  const { message, problems } = yield* applyEffects('filingPdf', outcome, { problems: found });
  return { base64: data?.pdfBytes ?? '', message: message || (problems[0]?.message ?? '') };
}

function* fetchImage(): Generator<unknown, FetchedDocument> {
  const transaction = yield* select(selectTransaction);
  const { outcome, data } = yield* ask('filingImage', {
    query: { masterTransactionId: transaction?.mstrTransId ?? '', transactionId: transaction?.transId ?? '' },
  });
  const { message } = yield* applyEffects('filingImage', outcome);
  return { base64: data?.image ?? '', message };
}

function* fetchCertificate(): Generator<unknown, FetchedDocument> {
  const transaction = yield* select(selectTransaction);
  const { outcome, data } = yield* ask('goodStandingCertificate', {
    query: { masterTransactionId: transaction?.mstrTransId ?? '' },
  });
  const { message } = yield* applyEffects('goodStandingCertificate', outcome);
  return { base64: data?.pdfBytes ?? '', message };
}

const FETCHERS: Record<DocumentKind, () => Generator<unknown, FetchedDocument>> = {
  reviewForm: fetchReviewForm,
  image: fetchImage,
  certificate: fetchCertificate,
};

function* showDocument({ payload: { kind } }: ReturnType<typeof documentRequested>) {
  const message = yield* openDocument(titles[kind], FETCHERS[kind]);
  yield* put(message === null ? documentOpened() : documentFailed({ kind, message }));
}

export function* watchDocuments() {
  yield* watchEvery(documentRequested, showDocument);
}
