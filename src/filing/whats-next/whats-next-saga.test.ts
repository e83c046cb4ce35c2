import { ok, waitForSagas, startApp } from '../../app/testing/start-app';
import { SECURE_SET_UP_KEY, SET_UP_ENTITIES_KEY } from '../../session/secure-set-up';
import { sessionStarted } from '../../session/slice';
import { receiptNextChosen, receiptRequested, type Receipt } from '../receipt/receipt-slice';
import { stepEntered } from '../wizard/draft-slice';
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

const receiptOf = (number: string, facts: Partial<Receipt> = {}): Receipt => ({
  name: `Acme ${number}`,
  masterId: `master-${number}`,
  transactionId: `transaction-${number}`,
  dateTime: '2026-11-20T17:00:00.000Z',
  transactionName: 'Articles of Organization',
  paymentType: 'Visa',
  amount: 50,
  entityStatus: 'GOOD',
  adminFraudCheck: false,
  ...facts,
});

const opened = (transactionId = '', filingType = 'llc' as const) =>
  whatsNextEntered({ filingType, transactionId });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('with what another tab has left in local storage', () => {
  beforeEach(() => {
    Object.entries(transaction).forEach(([key, value]) => localStorage.setItem(key, value));
  });

  it('reads the transaction of the finished filing, and Done clears it', async () => {
    const { store } = await startApp();
    store.dispatch(opened());
    expect(store.getState().whatsNext.transaction).toEqual(transaction);
    store.dispatch(doneChosen());
    expect(localStorage.getItem('mstrTransId')).toBeNull();
    expect(store.getState().whatsNext.transaction).toBeNull();
  });

  it('holds no transaction of an earlier filing once another receipt is loaded (W4-receipt-storage)', async () => {
    const { store } = await startApp();
    store.dispatch(opened());
    store.dispatch(receiptRequested({ refId: 'another' }));
    await waitForSagas();
    expect(store.getState().whatsNext.transaction).toBeNull();
    expect(localStorage.getItem('mstrTransId')).toBeNull();
  });
});

describe('after a receipt was shown in this tab (reading 44)', () => {
  /** Shows receipts one after the other, each under its own reference. */
  const afterReceipts = async (...receipts: Receipt[]) => {
    const app = await startApp({ receipt: receipts.map((receipt) => ok({ receipt })) });
    app.store.dispatch(sessionStarted());
    await waitForSagas();
    for (const { transactionId } of receipts) {
      app.store.dispatch(stepEntered({ filingType: 'llc', step: 'receipt', query: {} }));
      app.store.dispatch(receiptRequested({ refId: `ref-${transactionId}` }));
      await waitForSagas();
    }
    const shown = () => app.store.getState().whatsNext.transaction?.transId ?? null;
    return { ...app, shown };
  };

  it('shows the filing whose Next led there, on Back and Forward over a receipt of another one as well', async () => {
    const { store, shown, entries } = await afterReceipts(receiptOf('a'), receiptOf('b'));
    store.dispatch(receiptNextChosen());
    expect(entries.at(-1)).toMatchObject({
      path: '/business/filing/llc/whatsnext',
      state: { transactionId: 'transaction-b' },
    });
    store.dispatch(opened('transaction-a'));
    expect(shown()).toBe('transaction-a');
    store.dispatch(opened('transaction-b'));
    expect(shown()).toBe('transaction-b');
  });

  it.each([
    ['another tab has loaded a receipt, which clears the stored keys', () => localStorage.clear()],
    ['another tab has gone on to its own page', () => localStorage.setItem('mstrTransId', 'of-another-tab')],
    ['its address was opened without Next', () => undefined],
  ])('shows it when %s', async (_, happens) => {
    const { store, shown } = await afterReceipts(receiptOf('a'));
    happens();
    store.dispatch(opened());
    expect(shown()).toBe('transaction-a');
  });

  it('shows it after a reload, and on Back after Done', async () => {
    await afterReceipts(receiptOf('a'));
    const { store } = await startApp();
    store.dispatch(opened('transaction-a'));
    store.dispatch(doneChosen());
    store.dispatch(opened('transaction-a'));
    expect(store.getState().whatsNext.transaction?.transId).toBe('transaction-a');
  });

  it('shows nothing of a filing of another kind', async () => {
    const { store, shown } = await afterReceipts(receiptOf('a'));
    store.dispatch(whatsNextEntered({ filingType: 'report', transactionId: '' }));
    expect(shown()).toBeNull();
  });

  it('knows the notifications that the filing asked for', async () => {
    const { store } = await afterReceipts(receiptOf('a', { signedUpFor: ['email'] }));
    store.dispatch(opened('transaction-a'));
    expect(store.getState().whatsNext.signedUpFor).toEqual(['email']);
  });

  it('knows that secure filing was set up here for the entity', async () => {
    const { store } = await afterReceipts(receiptOf('a'));
    sessionStorage.setItem(SET_UP_ENTITIES_KEY, JSON.stringify(['master-a']));
    store.dispatch(opened('transaction-a'));
    expect(store.getState().whatsNext.isSetUpHere).toBe(true);
    expect(sessionStorage.getItem(SECURE_SET_UP_KEY)).toBeNull();
  });
});
