import { code, ok, waitForSagas } from '../../app/testing/start-app';
import { receiptReceived, receiptRequested } from '../receipt/receipt-slice';
import { DRAFT_REFERENCE, llc, startFiling } from '../testing/start-filing';
import { anotherNameRequested, correctionRequested } from '../wizard/draft-slice';

const REJECTED = 'reference-of-the-rejected-01';
const RECEIPT = {
  name: 'Aspen Grove LLC',
  masterId: '20261000001',
  transactionId: '20261000002',
  dateTime: '2026-11-20T19:05:00Z',
  transactionName: 'Articles of Organization',
  paymentType: 'Visa',
  last4: '4242',
  amount: 50,
  entityStatus: 'GOOD',
  adminFraudCheck: true,
  review: { state: 'rejected' as const, reasons: [] },
};

beforeEach(() => sessionStorage.clear());

/** The receipt of a rejected filing; `inProgress` is the reference that the window remembers. */
async function onReceipt(inProgress: string) {
  const app = await startFiling({
    getFiling: ok({ filing: JSON.stringify(llc({ email: 'rejected@example.com' })) }),
    receipt: code(404),
  });
  sessionStorage.setItem('ref', inProgress);
  app.store.dispatch(receiptRequested({ refId: REJECTED }));
  await waitForSagas();
  app.store.dispatch(receiptReceived(RECEIPT));
  app.visited.length = 0;
  const corrects = async (replacesAnother = false) => {
    app.store.dispatch(correctionRequested({ replacesAnother }));
    await waitForSagas();
  };
  const asks = () => app.store.getState().entityEntry.status === 'asking';
  return { ...app, corrects, asks };
}

it('corrects a rejected filing at once where no other one is in progress', async () => {
  const { corrects, asks, visited, draft } = await onReceipt(REJECTED);
  await corrects();
  expect(asks()).toBe(false);
  expect(visited).toEqual(['/business/filing/llc/filingreview']);
  expect(draft()).toMatchObject({ refId: REJECTED, filing: { email: 'rejected@example.com' } });
});

it('asks before it takes the place of another filing, and leaves that alone until the filer has confirmed it', async () => {
  const { corrects, asks, visited } = await onReceipt(DRAFT_REFERENCE);
  await corrects();
  expect(asks()).toBe(true);
  expect(sessionStorage.getItem('ref')).toBe(DRAFT_REFERENCE);
  expect(visited).toEqual([]);
  await corrects(true);
  expect(sessionStorage.getItem('ref')).toBe(REJECTED);
  expect(visited).toEqual(['/business/filing/llc/filingreview']);
});

it('asks for another name alone, and returns to review after it', async () => {
  const app = await startFiling();
  app.visited.length = 0;
  app.store.dispatch(anotherNameRequested());
  await waitForSagas();
  expect(app.visited).toEqual(['/business/filing/llc/entityname']);
  expect(app.store.getState().control.navigation).toMatchObject({
    redirected: true,
    previousPage: 'filingreview',
  });
});
