import { code, http, noResponse, ok, settled, startApp } from '../../app/testing/start-app';
import { documentRequested, doneChosen, whatsNextEntered } from '../receipt/receipt-slice';

const transaction = {
  mstrTransId: '1',
  transId: '2',
  entityName: 'Acme',
  entityReportDueDate: '',
  entityStatus: 'GOOD',
  adminFraudCheck: 'Y',
};
const keep = () => Object.entries(transaction).forEach(([key, value]) => localStorage.setItem(key, value));

beforeEach(() => localStorage.clear());

it('opens a window within the click and shows the document when it has come', async () => {
  const { store, windows } = await startApp({ filingPdf: ok({ pdfBytes: 'JVBE' }) });
  store.dispatch(documentRequested({ kind: 'reviewForm' }));
  expect(windows).toHaveLength(1);
  await settled();
  expect(windows).toEqual([{ title: 'Form', shown: 'JVBE' }]);
  expect(store.getState().receipt.document).toBeNull();
});

it('leads to the down page when the form cannot be had at all', async () => {
  const { store, windows, visited } = await startApp({ filingPdf: noResponse });
  store.dispatch(documentRequested({ kind: 'reviewForm' }));
  await settled();
  expect(windows[0]?.closed).toBe(true);
  expect(visited).toEqual(['/business/down']);
});

it.each([
  ['image', 'filingImage', http(500), { isServiceDown: true, hasFilingError: false }],
  ['image', 'filingImage', noResponse, { isServiceDown: true, hasFilingError: false }],
  ['certificate', 'goodStandingCertificate', code(404), { isServiceDown: false, hasFilingError: true }],
] as const)('flags a failed %s (%s %#)', async (kind, operation, answer, flags) => {
  keep();
  const { store } = await startApp({ [operation]: answer });
  store.dispatch(whatsNextEntered());
  store.dispatch(documentRequested({ kind }));
  await settled();
  expect(store.getState().session).toMatchObject(flags);
  expect(store.getState().receipt.document).toMatchObject({ kind, status: 'failed' });
});

it('reads the transaction for what is next, and Done forgets it', async () => {
  keep();
  const { store } = await startApp();
  store.dispatch(whatsNextEntered());
  expect(store.getState().receipt.transaction).toEqual(transaction);
  store.dispatch(doneChosen());
  expect(localStorage.getItem('mstrTransId')).toBeNull();
  expect(store.getState().receipt.transaction).toBeNull();
});
