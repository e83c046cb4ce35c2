import { call, put, select } from 'typed-redux-saga';
import { service } from '../../session/services';
import { ask } from '../../client/ask';
import { selectFiling } from '../wizard/selectors';
import { failureFlagsCleared } from '../../session/slice';
import { documentFailed, documentOpened, documentRequested, type DocumentKind } from './documents-slice';
import { selectTransaction } from '../whats-next/whats-next-slice';
import { applyEffects } from '../../session/outcomes';
import { watchEvery } from '../../session/watch';

interface Fetched {
  base64: string;
  message: string;
}

const BLOCKED =
  'Your browser blocked the window for the document. Allow pop-ups for this site and try again.';
const titles: Record<DocumentKind, string> = {
  reviewForm: 'Form',
  image: 'Document',
  certificate: 'Certificate of good standing',
};

function* fetchReviewForm(): Generator<unknown, Fetched> {
  const filing = yield* select(selectFiling);
  const { outcome, data } = yield* ask('filingPdf', { body: { filing } });
  const { message } = yield* applyEffects('filingPdf', outcome);
  return { base64: data?.pdfBytes ?? '', message };
}

function* fetchImage(): Generator<unknown, Fetched> {
  const transaction = yield* select(selectTransaction);
  const { outcome, data } = yield* ask('filingImage', {
    query: { masterTransactionId: transaction?.mstrTransId ?? '', transactionId: transaction?.transId ?? '' },
  });
  const { message } = yield* applyEffects('filingImage', outcome);
  return { base64: data?.image ?? '', message };
}

function* fetchCertificate(): Generator<unknown, Fetched> {
  const transaction = yield* select(selectTransaction);
  const { outcome, data } = yield* ask('goodStandingCertificate', {
    query: { masterTransactionId: transaction?.mstrTransId ?? '' },
  });
  const { message } = yield* applyEffects('goodStandingCertificate', outcome);
  return { base64: data?.pdfBytes ?? '', message };
}

const FETCHERS: Record<DocumentKind, () => Generator<unknown, Fetched>> = {
  reviewForm: fetchReviewForm,
  image: fetchImage,
  certificate: fetchCertificate,
};

/** Opens the window at once, while the click is handled, and shows the document in it when it has arrived. */
function* openDocument({ payload: { kind } }: ReturnType<typeof documentRequested>) {
  const documents = yield* service('documents');
  const target = yield* call([documents, 'open'], titles[kind]);
  if (!target) return yield* put(documentFailed({ kind, message: BLOCKED }));
  yield* put(failureFlagsCleared());
  const { base64, message } = yield* FETCHERS[kind]();
  if (!base64) {
    yield* call([target, 'close']);
    return yield* put(documentFailed({ kind, message }));
  }
  yield* call([target, 'show'], base64);
  yield* put(documentOpened());
}

export function* watchDocuments() {
  yield* watchEvery(documentRequested, openDocument);
}
