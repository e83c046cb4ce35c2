import { emptyFiling } from '#rules';
import { code, http, noResponse, ok, waitForSagas, startApp } from '../../app/testing/start-app';
import { whatsNextEntered } from '../whats-next/whats-next-slice';
import { filingStarted } from '../wizard/draft-slice';
import { documentRequested } from './documents-slice';

const transaction = {
  mstrTransId: '1',
  transId: '2',
  entityName: 'Acme',
  transactionName: 'Articles of Organization',
  laterName: '',
  entityReportDueDate: '',
  entityStatus: 'GOOD',
  adminFraudCheck: 'Y',
};
const storeTransaction = () =>
  Object.entries(transaction).forEach(([key, value]) => localStorage.setItem(key, value));

beforeEach(() => localStorage.clear());

it('opens a window within the click and shows the document when it has come', async () => {
  const { store, windows } = await startApp({ filingPdf: ok({ pdfBytes: 'JVBE' }) });
  store.dispatch(documentRequested({ kind: 'reviewForm' }));
  expect(windows).toHaveLength(1);
  await waitForSagas();
  expect(windows).toEqual([{ title: 'Form', shown: 'JVBE' }]);
  expect(store.getState().documents).toBeNull();
});

it('leads to the down page when the form cannot be had at all', async () => {
  const { store, windows, visited } = await startApp({ filingPdf: noResponse });
  store.dispatch(documentRequested({ kind: 'reviewForm' }));
  await waitForSagas();
  expect(windows[0]?.closed).toBe(true);
  expect(visited).toEqual(['/business/down']);
});

it.each([
  ['image', 'filingImage', http(500), { isServiceDown: true, hasFilingError: false }],
  ['image', 'filingImage', noResponse, { isServiceDown: true, hasFilingError: false }],
  ['certificate', 'goodStandingCertificate', code(404), { isServiceDown: false, hasFilingError: true }],
] as const)('flags a failed %s (%s %#)', async (kind, operation, answer, flags) => {
  storeTransaction();
  const { store } = await startApp({ [operation]: answer });
  store.dispatch(whatsNextEntered());
  store.dispatch(documentRequested({ kind }));
  await waitForSagas();
  expect(store.getState().session).toMatchObject(flags);
  expect(store.getState().documents).toMatchObject({ kind, status: 'failed' });
});

it('says what keeps the form from being shown', async () => {
  const problems = [{ path: 'email', code: 'required', message: 'Enter an email address.' }];
  const { store, windows } = await startApp({ filingPdf: http(422, { problems }) });
  store.dispatch(documentRequested({ kind: 'reviewForm' }));
  await waitForSagas();
  expect(store.getState().documents).toMatchObject({ status: 'failed', message: 'Enter an email address.' });
  expect(windows).toMatchObject([{ closed: true }]);
});

it('leaves the failure of one filing behind when another begins', async () => {
  const { store } = await startApp({ filingPdf: http(500) });
  store.dispatch(documentRequested({ kind: 'reviewForm' }));
  await waitForSagas();
  expect(store.getState().documents?.status).toBe('failed');
  store.dispatch(filingStarted(emptyFiling()));
  expect(store.getState().documents).toBeNull();
});
