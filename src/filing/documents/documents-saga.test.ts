import { emptyFiling } from '#rules';
import { code, http, noResponse, ok, waitForSagas, startApp } from '../../app/testing/start-app';
import { filingStarted } from '../wizard/draft-slice';
import { documentRequested } from './documents-slice';

const filed = { masterTransactionId: '1', transactionId: '2' };

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
  const { store } = await startApp({ [operation]: answer });
  store.dispatch(documentRequested({ kind, ...filed }));
  await waitForSagas();
  expect(store.getState().session).toMatchObject(flags);
  expect(store.getState().documents).toMatchObject({ kind, status: 'failed' });
});

it.each([
  ['image', 'filingImage', { image: 'JVBE' }, filed],
  ['certificate', 'goodStandingCertificate', { pdfBytes: 'JVBE' }, { masterTransactionId: '1' }],
] as const)('asks for the %s of what was filed', async (kind, operation, answer, query) => {
  const { store, windows, inputsOf } = await startApp({ [operation]: ok(answer) });
  store.dispatch(documentRequested({ kind, ...filed }));
  await waitForSagas();
  expect(inputsOf(operation)).toEqual([{ query }]);
  expect(windows).toMatchObject([{ shown: 'JVBE' }]);
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
