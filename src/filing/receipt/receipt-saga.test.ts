import { englishOf, type FilingType } from '#rules';
import { code, healthy, noResponse, ok, waitForSagas, startApp } from '../../app/testing/start-app';
import { llc, DRAFT_REFERENCE, startFiling } from '../testing/start-filing';
import {
  anotherNameRequested,
  reviewReturnRequested,
  stepEntered,
  stepSubmitted,
} from '../wizard/draft-slice';
import { sessionStarted } from '../../session/slice';
import { receiptEmailRequested, receiptLeft, receiptRequested } from './receipt-slice';

const receipt = {
  name: 'Acme LLC',
  masterId: '20261',
  transactionId: '20262',
  dateTime: '2026-11-20T17:00:00.000Z',
  transactionName: 'Articles of Organization',
  paymentType: 'Visa',
  last4: '4242',
  amount: 50,
  entityStatus: 'GOOD',
  adminFraudCheck: false,
};
const paid = ok({ receipt });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const openReceipt = async (
  answers: object,
  filingType: FilingType = 'llc',
  refId: string = DRAFT_REFERENCE,
  isPaymentCanceled = false,
) => {
  const app = await startApp({ ...healthy, ...answers });
  jest.useFakeTimers();
  app.store.dispatch(sessionStarted());
  app.store.dispatch(stepEntered({ filingType, step: 'receipt', query: { refId } }));
  app.store.dispatch(receiptRequested({ refId, isPaymentCanceled }));
  const after = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
  await after(0.1);
  return { ...app, after, state: () => app.store.getState().receipt };
};

it('shows the receipt and lets go of the filing and of an earlier transaction', async () => {
  sessionStorage.setItem('ref', DRAFT_REFERENCE);
  localStorage.setItem('mstrTransId', 'earlier');
  const { state, inputsOf } = await openReceipt({ receipt: paid });
  expect(state()).toMatchObject({ status: 'ready', receipt: { amount: 50 } });
  expect(inputsOf('receipt')).toEqual([{ body: { refId: DRAFT_REFERENCE } }]);
  expect(sessionStorage.getItem('ref')).toBeNull();
  expect(localStorage.getItem('mstrTransId')).toBeNull();
});

it('leaves another filing that is in progress in this tab alone', async () => {
  sessionStorage.setItem('ref', 'another-filing');
  await openReceipt({ receipt: paid });
  expect(sessionStorage.getItem('ref')).toBe('another-filing');
});

it('says that the payment is being confirmed and recovers by itself, lost answers included', async () => {
  const { state, after } = await openReceipt({ receipt: [code(202), noResponse, code(202), paid] });
  expect(state()).toMatchObject({
    status: 'confirming',
    message: 'Confirming your payment - do not pay again',
  });
  await after(60);
  expect(state().status).toBe('ready');
});

it('stops asking when the page is left', async () => {
  const { store, after, inputsOf } = await openReceipt({ receipt: code(202) });
  store.dispatch(receiptLeft());
  const asked = inputsOf('receipt').length;
  await after(120);
  expect(inputsOf('receipt')).toHaveLength(asked);
});

it.each([
  [400, 'unknown'],
  [402, 'declined'],
  [404, 'unknown'],
  [409, 'refunded'],
  [410, 'expired'],
  [500, 'failed'],
])('states the outcome of code %d', async (number, status) => {
  const { state, visited } = await openReceipt({ receipt: code(number) });
  expect(state().status).toBe(status);
  expect(visited).toEqual([]);
});

it.each([
  [{ cause: 'nameTaken' }, 'nameTaken', 'When your payment arrived, another filing had taken the name.'],
  [
    { cause: 'status', statusCode: 'DQQ' },
    'refunded',
    "When your payment arrived, the status of the entity was Delinquent. This form can't be filed in that status.",
  ],
  [
    { cause: 'filed' },
    'refunded',
    'When your payment arrived, another filing of this form had been recorded for this entity.',
  ],
] as const)('a refund says its own cause (%#)', async (refund, status, message) => {
  const { state } = await openReceipt({ receipt: code(409, { refund }) });
  expect(state().status).toBe(status);
  expect(englishOf(state().message)).toBe(message);
});

it.each([
  [reviewReturnRequested, 402, 'filingreview'],
  [anotherNameRequested, 409, 'entityname'],
])('leads back into the filing, with everything entered (%#)', async (action, number, step) => {
  const { store, visited, after } = await openReceipt({
    receipt: code(number),
    getFiling: ok({ filing: JSON.stringify(llc({ email: 'kept@example.com' })) }),
  });
  store.dispatch(action());
  await after(0.1);
  expect(visited).toEqual([`/business/filing/llc/${step}`]);
  expect(store.getState().draft.filing.email).toBe('kept@example.com');
});

it.each([
  [ok(), 'sent', 'Email has been sent!'],
  [noResponse, 'failed', ''],
])('mails the receipt (%#)', async (answer, status, message) => {
  const { store, state, inputsOf } = await openReceipt({ receipt: paid, sendEmail: answer });
  jest.useRealTimers();
  store.dispatch(receiptEmailRequested({ email: 'ann@example.com' }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(state()).toMatchObject({ emailStatus: status, emailMessage: message });
  expect(inputsOf('sendEmail')).toMatchObject([
    {
      body: {
        refId: DRAFT_REFERENCE,
        emailTo: 'ann@example.com',
        parameters: { amount: '$50.00', dateTime: '11/20/2026 10:00 AM' },
      },
    },
  ]);
});

it('keeps the reference of the filing in progress when its name was taken, whatever receipt was shown before', async () => {
  const { store, visited } = await startFiling({ saveFiling: ok({ refId: DRAFT_REFERENCE }) });
  store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  store.dispatch(receiptRequested({ refId: 'an-earlier-filing' }));
  store.dispatch(anotherNameRequested());
  await waitForSagas();
  expect(sessionStorage.getItem('ref')).toBe(DRAFT_REFERENCE);
  expect(visited.at(-1)).toBe('/business/filing/llc/entityname');
});

it('keeps the filing’s own reference in this tab, and the receipt’s in the address', async () => {
  const RECEIPT_REF = 'reference-of-the-receipt';
  const { store, state, visited, inputsOf, after } = await openReceipt({
    receipt: ok({ receipt, receiptRef: RECEIPT_REF }),
  });
  expect(visited.at(-1)).toBe(`/business/filing/llc/receipt?refId=${RECEIPT_REF}`);
  store.dispatch(receiptRequested({ refId: RECEIPT_REF }));
  await after(0.1);
  expect(inputsOf('receipt').at(-1)).toEqual({ body: { refId: DRAFT_REFERENCE } });
  expect(state()).toMatchObject({ status: 'ready', refId: DRAFT_REFERENCE, isFilers: true });
});

it.each<[string, object]>([
  ['that is on record', {}],
  ['that was returned for correction', { review: { state: 'rejected' } }],
])('is still that of its filer after a reload, of a filing %s', async (_, facts) => {
  const RECEIPT_REF = 'reference-of-the-receipt';
  const answer = ok({ receipt: { ...receipt, ...facts }, receiptRef: RECEIPT_REF });
  const before = await openReceipt({ receipt: answer });
  before.store.dispatch(receiptRequested({ refId: RECEIPT_REF }));
  await before.after(0.1);
  jest.useRealTimers();
  const { state, inputsOf } = await openReceipt({ receipt: answer }, 'llc', RECEIPT_REF);
  expect(inputsOf('receipt')).toEqual([{ body: { refId: DRAFT_REFERENCE } }]);
  expect(state()).toMatchObject({ status: 'ready', refId: DRAFT_REFERENCE, isFilers: true });
});

it('has no way into the filing for whoever has the address of its receipt alone', async () => {
  const { state } = await openReceipt({ receipt: paid });
  expect(state()).toMatchObject({ status: 'ready', isFilers: false });
});

describe('after Cancel of the payment page (reading 49)', () => {
  const canceled = async (receipt: unknown) => {
    const getFiling = ok({ filing: JSON.stringify(llc()) });
    const app = await openReceipt({ receipt, getFiling }, 'llc', DRAFT_REFERENCE, true);
    await app.after(0.5);
    return app;
  };

  it.each([
    ['was not paid', code(410), 'Your payment was not completed. Nothing was charged.'],
    ['was declined', code(402), 'Your payment was declined. Nothing was charged.'],
    ['may still be paid', code(202), 'You left the payment page. Nothing is charged until you pay there.'],
    ['cannot be asked for', noResponse, 'You left the payment page. Nothing is charged until you pay there.'],
  ])('the review says of a payment that %s what is known of it', async (_, answer, paymentNotice) => {
    const { entries } = await canceled(answer);
    expect(entries).toEqual([
      { path: '/business/filing/llc/filingreview', replace: true, state: { paymentNotice } },
    ]);
  });

  it.each([
    ['the receipt of a filing that was paid all the same', paid, 'ready'],
    ['the refund of one that lost its name', code(409, { refund: { cause: 'nameTaken' } }), 'nameTaken'],
    ['a reference that is none', code(404), 'unknown'],
  ])('shows %s', async (_, answer, status) => {
    const { entries, state } = await canceled(answer);
    expect(entries).toEqual([]);
    expect(state().status).toBe(status);
  });

  it('replaces no other filing that is in progress in this tab', async () => {
    sessionStorage.setItem('ref', 'another-filing');
    const { entries, state } = await canceled(code(410));
    expect(entries).toEqual([]);
    expect(state().status).toBe('expired');
    expect(sessionStorage.getItem('ref')).toBe('another-filing');
  });
});
