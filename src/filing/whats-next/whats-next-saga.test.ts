import { waitForSagas, startApp } from '../../app/testing/start-app';
import { receiptRequested } from '../receipt/receipt-slice';
import { doneChosen, whatsNextEntered } from './whats-next-slice';

const transaction = {
  mstrTransId: '1',
  transId: '2',
  transactionName: 'Articles of Amendment for a Nonprofit Corporation',
  entityName: 'Acme',
  laterName: '',
  entityReportDueDate: '',
  entityStatus: 'GOOD',
  adminFraudCheck: 'Y',
  effectiveDate: '2026-11-20T17:00:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
  Object.entries(transaction).forEach(([key, value]) => localStorage.setItem(key, value));
});

it('reads the transaction of the finished filing, and Done clears it', async () => {
  const { store } = await startApp();
  store.dispatch(whatsNextEntered());
  expect(store.getState().whatsNext.transaction).toEqual(transaction);
  store.dispatch(doneChosen());
  expect(localStorage.getItem('mstrTransId')).toBeNull();
  expect(store.getState().whatsNext.transaction).toBeNull();
});

it('holds no transaction of an earlier filing once another receipt is loaded (W4-receipt-storage)', async () => {
  const { store } = await startApp();
  store.dispatch(whatsNextEntered());
  store.dispatch(receiptRequested({ refId: 'another' }));
  await waitForSagas();
  expect(store.getState().whatsNext.transaction).toBeNull();
  expect(localStorage.getItem('mstrTransId')).toBeNull();
});
