import { saidBy } from '#rules';
import { put, select } from 'typed-redux-saga';
import { ask } from '../../client/ask';
import { selectFiling } from '../wizard/selectors';
import { type FetchedDocument, openDocument } from '../../session/documents/open-document-saga';
import {
  documentFailed,
  documentOpened,
  documentRequested,
  type DocumentKind,
  type DocumentRequest,
} from './documents-slice';
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
  return { base64: data?.pdfBytes ?? '', message: message || (problems[0] ? saidBy(problems[0]) : '') };
}

type Filed = Omit<Exclude<DocumentRequest, { kind: 'reviewForm' }>, 'kind'>;

function* fetchImage({ masterTransactionId, transactionId }: Filed): Generator<unknown, FetchedDocument> {
  const { outcome, data } = yield* ask('filingImage', { query: { masterTransactionId, transactionId } });
  const { message } = yield* applyEffects('filingImage', outcome);
  return { base64: data?.image ?? '', message };
}

function* fetchCertificate({ masterTransactionId }: Filed): Generator<unknown, FetchedDocument> {
  const { outcome, data } = yield* ask('goodStandingCertificate', { query: { masterTransactionId } });
  const { message } = yield* applyEffects('goodStandingCertificate', outcome);
  return { base64: data?.pdfBytes ?? '', message };
}

const FETCHERS = { image: fetchImage, certificate: fetchCertificate };

const fetcherOf = (request: DocumentRequest) =>
  request.kind === 'reviewForm' ? fetchReviewForm : () => FETCHERS[request.kind](request);

function* showDocument({ payload }: ReturnType<typeof documentRequested>) {
  const { kind } = payload;
  const message = yield* openDocument(titles[kind], fetcherOf(payload));
  yield* put(message === null ? documentOpened() : documentFailed({ kind, message }));
}

export function* watchDocuments() {
  yield* watchEvery(documentRequested, showDocument);
}
