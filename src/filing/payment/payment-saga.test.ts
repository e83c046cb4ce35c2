import { code, http, noResponse, ok, waitForSagas } from '../../app/testing/start-app';
import { selectIsGuarded } from '../wizard/selectors';
import { DRAFT_REFERENCE, startFiling } from '../testing/start-filing';
import { filingChanged, stepEntered } from '../wizard/draft-slice';
import { paymentRequested } from './payment-slice';

beforeEach(() => sessionStorage.clear());

const saved = ok({ refId: DRAFT_REFERENCE });
const review = async (startPayment: Parameters<typeof startFiling>[0]) => {
  const app = await startFiling({ saveFiling: saved, ...startPayment }, 'filingreview');
  return { ...app, payment: () => app.store.getState().payment };
};
const ready = ok({ paymentURL: 'https://pay.example/1', refId: DRAFT_REFERENCE });

it('leaves for the payment page with the guard removed and the reference kept', async () => {
  const { store, left, inputsOf } = await review({ startPayment: ready });
  store.dispatch(paymentRequested());
  await waitForSagas();
  expect(left).toEqual(['https://pay.example/1']);
  expect(selectIsGuarded(store.getState())).toBe(false);
  expect(sessionStorage.getItem('ref')).toBe(DRAFT_REFERENCE);
  const receiptUrl = `https://portal.example/business/filing/llc/receipt?refId=${DRAFT_REFERENCE}`;
  expect(inputsOf('startPayment')).toMatchObject([
    {
      body: {
        refId: DRAFT_REFERENCE,
        receiptUrl,
        backUrl: 'https://portal.example/business/filing/llc/filingreview',
      },
    },
  ]);
});

it('starts once for a triple click', async () => {
  const { store, inputsOf } = await review({ startPayment: ready });
  for (let click = 0; click < 3; click += 1) store.dispatch(paymentRequested());
  await waitForSagas();
  expect(inputsOf('startPayment')).toHaveLength(1);
});

it('notes the way back, so that review skips its validation until another page is opened', async () => {
  const { store, enter } = await review({ startPayment: ready });
  store.dispatch(paymentRequested());
  await waitForSagas();
  await enter('filingreview');
  expect(store.getState().control.returnedFromPayment).toBe(true);
  store.dispatch(stepEntered({ filingType: 'llc', step: 'management', query: {} }));
  await waitForSagas();
  expect(store.getState().control.returnedFromPayment).toBe(false);
});

it.each([
  ['the name is taken', code(409), { status: 'nameTaken' }],
  [
    'rules are broken',
    http(422, { problems: [{ path: 'filers', code: 'missing', message: 'Add a filer.', step: 'filer' }] }),
    { status: 'refused', problems: [{ step: 'filer', message: 'Add a filer.' }] },
  ],
  [
    'the answer is lost',
    noResponse,
    { status: 'failed', message: expect.stringContaining('Nothing was charged') },
  ],
  [
    'the server fails',
    http(500),
    { status: 'failed', message: expect.stringContaining('Nothing was charged') },
  ],
])('stays on review when %s', async (_, answer, state) => {
  const { store, left, payment } = await review({ startPayment: answer });
  store.dispatch(paymentRequested());
  await waitForSagas();
  expect(payment()).toMatchObject(state);
  expect(left).toEqual([]);
});

it('goes to the receipt of a filing that is paid already', async () => {
  const { store, visited, left } = await review({ startPayment: code(208) });
  store.dispatch(paymentRequested());
  await waitForSagas();
  expect(visited).toEqual([`/business/filing/llc/receipt?refId=${DRAFT_REFERENCE}`]);
  expect(left).toEqual([]);
});

it('does not start when the filing could not be kept', async () => {
  const { store, payment, inputsOf } = await review({ saveFiling: noResponse, startPayment: ready });
  store.dispatch(paymentRequested());
  await waitForSagas();
  expect(payment().status).toBe('failed');
  expect(inputsOf('startPayment')).toEqual([]);
});

it('saves the filing under a new reference when the server no longer knows the one it is to be paid under', async () => {
  const { store, left, inputsOf } = await review({
    saveFiling: [ok({ refId: DRAFT_REFERENCE }), code(404), ok({ refId: 'new-reference' })],
    startPayment: [http(404), ok({ paymentURL: 'https://pay.example/2', refId: 'new-reference' })],
  });
  store.dispatch(paymentRequested());
  await waitForSagas();
  expect(left).toEqual(['https://pay.example/2']);
  const asked = inputsOf('startPayment').map((input) => (input as { body: { refId: string } }).body.refId);
  expect(asked).toEqual([DRAFT_REFERENCE, 'new-reference']);
  expect(sessionStorage.getItem('ref')).toBe('new-reference');
});

it('saves nothing but the request to pay', async () => {
  const { store, inputsOf } = await review({ startPayment: ready });
  store.dispatch(filingChanged({ ...store.getState().draft.filing, email: 'a@example.com' }));
  await waitForSagas();
  expect(inputsOf('saveFiling')).toHaveLength(1);
  store.dispatch(paymentRequested());
  await waitForSagas();
  expect(inputsOf('saveFiling')).toHaveLength(1);
});

it('forgets what was refused once the filing is changed, so that it can be paid', async () => {
  const problems = [{ path: 'filers', code: 'missing', message: 'Add a filer.', step: 'filer' }];
  const { store, payment } = await review({ startPayment: http(422, { problems }) });
  store.dispatch(paymentRequested());
  await waitForSagas();
  expect(payment().status).toBe('refused');
  store.dispatch(filingChanged({ ...store.getState().draft.filing, email: 'a@example.com' }));
  expect(payment()).toMatchObject({ status: 'idle', problems: [] });
});
