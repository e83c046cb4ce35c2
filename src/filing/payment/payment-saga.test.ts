import { code, http, noResponse, ok, waitForSagas } from '../../app/testing/start-app';
import { selectIsGuarded } from '../wizard/selectors';
import { DRAFT_REFERENCE, llc, startFiling } from '../testing/start-filing';
import { editRequested, filingChanged, stepEntered } from '../wizard/draft-slice';
import { formClosed } from '../../forms/form-slice';
import { paymentRequested, paymentReset } from '../wizard/payment-slice';

beforeEach(() => sessionStorage.clear());

const saved = ok({ refId: DRAFT_REFERENCE });
const review = async (startPayment: Parameters<typeof startFiling>[0]) => {
  const app = await startFiling({ saveFiling: saved, ...startPayment }, 'filingreview');
  return { ...app, payment: () => app.store.getState().payment };
};
const ready = ok({ paymentURL: 'https://pay.example/1', refId: DRAFT_REFERENCE });

it('leaves for the payment page with the guard removed and the reference kept', async () => {
  const { store, left, inputsOf } = await review({ startPayment: ready });
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
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
        cancelUrl: `${receiptUrl}&payment=canceled`,
      },
    },
  ]);
});

it('starts once for a triple click', async () => {
  const { store, inputsOf } = await review({ startPayment: ready });
  for (let click = 0; click < 3; click += 1) store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
  await waitForSagas();
  expect(inputsOf('startPayment')).toHaveLength(1);
});

it('notes the way back, so that review skips its validation until another page is opened', async () => {
  const { store, enter } = await review({ startPayment: ready });
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
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
    { status: 'idle' },
    'We could not reach the payment service. Nothing was charged; try again.',
  ],
  [
    'the server fails',
    http(500),
    { status: 'idle' },
    'Payment could not be started. Nothing was charged. Try again.',
  ],
])('stays on review when %s', async (_, answer, state, message = '') => {
  const { store, left, payment, form, visited } = await review({ startPayment: answer });
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
  await waitForSagas();
  expect(payment()).toMatchObject(state);
  expect(form()).toMatchObject({ status: 'idle', message });
  expect({ left, visited }).toEqual({ left: [], visited: [] });
});

it('shows on review what was refused elsewhere', async () => {
  const { store, enter, visited, payment } = await review({ startPayment: code(409) });
  await enter('payment');
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
  await waitForSagas();
  expect(visited).toEqual(['/business/filing/llc/filingreview']);
  expect(payment().status).toBe('nameTaken');
});

describe('a filing that was changed on another device', () => {
  const onReview = async (getFiling: NonNullable<Parameters<typeof startFiling>[0]>['getFiling']) => {
    const app = await review({ startPayment: code(412), getFiling });
    app.store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
    await waitForSagas();
    return app;
  };

  it('is shown as it is now, which is said', async () => {
    const changed = llc({ managementValues: { managedBy: 'MBR', hasOneMember: 'Y' } });
    const { form, draft, visited } = await onReview(ok({ filing: JSON.stringify(changed), version: 7 }));
    expect(form().message).toContain('It is shown as it is now');
    expect(draft().saved?.version).toBe(7);
    expect(visited).toEqual([]);
  });

  it.each([
    ['a login that has ended, of a filing without an entity', code(401), '/business/fileaform'],
    ['no answer', noResponse, '/business/down'],
  ])('is not said to be shown where it could not be read: %s', async (_, answer, page) => {
    const { form, visited } = await onReview(answer);
    expect(visited.map((path) => path.split('?')[0])).toEqual([page]);
    expect(form().message).not.toContain('It is shown as it is now');
  });
});

it('says on the page that the fee is another one by now, and sends the one that the page named', async () => {
  const message = 'The fee of this filing is $75.00 now.';
  const problems = [{ step: 'filingreview', path: 'fee', code: 'feeChanged', message }];
  const { store, inputsOf, payment } = await review({ startPayment: http(422, { problems }) });
  store.dispatch(paymentRequested({ fee: 25, confirmed: [] }));
  await waitForSagas();
  expect(inputsOf('startPayment')).toMatchObject([{ body: { fee: 25 } }]);
  expect(payment()).toMatchObject({ status: 'refused', problems });
});

it('says that nothing was charged when something is thrown on the way', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const thrown = {
    get outcome(): never {
      throw new TypeError('No network');
    },
  };
  const { store, form } = await review({ startPayment: thrown as never });
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
  await waitForSagas();
  expect(form()).toMatchObject({ status: 'idle', message: expect.stringContaining('Nothing was charged') });
});

describe('while the payment opens', () => {
  const opening = async () => {
    let answer: (opened: typeof ready) => void = () => undefined;
    const late = new Promise<typeof ready>((resolve) => (answer = resolve));
    const app = await review({ startPayment: late });
    app.store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
    await waitForSagas();
    const open = async () => {
      answer(ready);
      await waitForSagas();
    };
    return { ...app, open };
  };

  it('the page is busy until the browser has left', async () => {
    const { form, open, left, store } = await opening();
    expect(form().status).toBe('submitting');
    await open();
    expect(left).toHaveLength(1);
    expect(form().status).toBe('submitting');
    store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
    await waitForSagas();
    expect(left).toHaveLength(1);
  });

  it('the page works again when the browser comes back to it as it was left', async () => {
    const { form, open, left, store, payment } = await opening();
    await open();
    store.dispatch(paymentReset());
    await waitForSagas();
    expect(form().status).toBe('idle');
    expect(payment().status).toBe('idle');
    store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
    await waitForSagas();
    expect(left).toHaveLength(2);
  });

  it('the filer who opens another page stays there', async () => {
    const { store, enter, open, left, form, payment } = await opening();
    store.dispatch(editRequested({ step: 'management' }));
    store.dispatch(formClosed());
    await enter('management');
    await open();
    expect(left).toEqual([]);
    expect(form().status).toBe('idle');
    expect(payment().status).toBe('idle');
    expect(store.getState().control.returnedFromPayment).toBe(false);
  });

  it('no section is opened any more once the browser is leaving', async () => {
    const { store, open, visited } = await opening();
    await open();
    store.dispatch(editRequested({ step: 'management' }));
    await waitForSagas();
    expect(visited).toEqual([]);
  });

  it('a page that is opened by a link while the browser is leaving is guarded again', async () => {
    const { store, open } = await opening();
    await open();
    store.dispatch(formClosed());
    await waitForSagas();
    expect(selectIsGuarded(store.getState())).toBe(true);
  });
});

it('goes to the receipt of a filing that is paid already', async () => {
  const { store, visited, left } = await review({ startPayment: code(208) });
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
  await waitForSagas();
  expect(visited).toEqual([`/business/filing/llc/receipt?refId=${DRAFT_REFERENCE}`]);
  expect(left).toEqual([]);
});

it('does not start when the filing could not be kept', async () => {
  const { store, form, inputsOf } = await review({ saveFiling: noResponse, startPayment: ready });
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
  await waitForSagas();
  expect(form()).toMatchObject({ status: 'idle', message: expect.stringMatching(/./) });
  expect(inputsOf('startPayment')).toEqual([]);
});

it('saves the filing under a new reference when the server no longer knows the one it is to be paid under', async () => {
  const { store, left, inputsOf } = await review({
    saveFiling: [ok({ refId: DRAFT_REFERENCE }), code(404), ok({ refId: 'new-reference' })],
    startPayment: [http(404), ok({ paymentURL: 'https://pay.example/2', refId: 'new-reference' })],
  });
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
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
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
  await waitForSagas();
  expect(inputsOf('saveFiling')).toHaveLength(1);
});

it('forgets what was refused once the filing is changed, so that it can be paid', async () => {
  const problems = [{ path: 'filers', code: 'missing', message: 'Add a filer.', step: 'filer' }];
  const { store, payment } = await review({ startPayment: http(422, { problems }) });
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
  await waitForSagas();
  expect(payment().status).toBe('refused');
  store.dispatch(filingChanged({ ...store.getState().draft.filing, email: 'a@example.com' }));
  expect(payment()).toMatchObject({ status: 'idle', problems: [] });
});
