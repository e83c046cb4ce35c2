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
import { languageQuery } from '../../language/translate';

const titles: Record<DocumentKind, string> = {
  reviewForm: 'Form',
  image: 'Document',
  copy: 'Copy of the document',
  certificate: 'Certificate of good standing',
};

function* fetchReviewForm(): Generator<unknown, FetchedDocument> {
  const filing = yield* select(selectFiling);
  const {
    outcome,
    data,
    problems: found,
  } = yield* ask('filingPdf', { query: languageQuery(), body: { filing } });
  const { message, problems } = yield* applyEffects('filingPdf', outcome, { problems: found });
  return { base64: data?.pdfBytes ?? '', message: message || (problems[0] ? saidBy(problems[0]) : '') };
}

type Filed = Omit<Exclude<DocumentRequest, { kind: 'reviewForm' }>, 'kind'>;

function* fetchImage(filed: Filed, language = {}): Generator<unknown, FetchedDocument> {
  const { masterTransactionId, transactionId } = filed;
  const query = { masterTransactionId, transactionId, ...language };
  const { outcome, data } = yield* ask('filingImage', { query });
  const { message } = yield* applyEffects('filingImage', outcome);
  return { base64: data?.image ?? '', message };
}

function* fetchCertificate({ masterTransactionId }: Filed): Generator<unknown, FetchedDocument> {
  const { outcome, data } = yield* ask('goodStandingCertificate', { query: { masterTransactionId } });
  const { message } = yield* applyEffects('goodStandingCertificate', outcome);
  return { base64: data?.pdfBytes ?? '', message };
}

const fetchCopy = (filed: Filed) => fetchImage(filed, languageQuery());

const FETCHERS = { image: fetchImage, copy: fetchCopy, certificate: fetchCertificate };

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
