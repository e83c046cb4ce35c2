import type { FilingProblem } from '#rules';
import { code, http, ok, waitForSagas, type Answers } from '../../app/testing/start-app';
import { DRAFT_REFERENCE, onRecord, openAddressChange } from '../testing/start-filing';
import { filingChanged } from '../wizard/draft-slice';
import { nameTakenRead, paymentRequested, refusalCheckRequested } from '../wizard/payment-slice';

beforeEach(() => sessionStorage.clear());

const OFFICE_CHANGED: FilingProblem = {
  step: 'principalofficeaddress',
  path: 'recordValues.principalOffice',
  code: 'recordChanged',
  message: 'Since this filing began, another filing changed the principal office address on record.',
};
const CURE_FIRST: FilingProblem = {
  step: 'filingreview',
  path: 'entityId',
  code: 'unavailable',
  message: 'A delinquent entity has to cure its delinquency first.',
  instead: { filingType: 'cure', transactionType: 'CURE_DLNQ' },
};
const NAME_TAKEN: FilingProblem = {
  step: 'entityname',
  path: 'name',
  code: 'unavailable',
  message: 'That name is already being used in Colorado.',
};
const ready = ok({ paymentURL: 'https://pay.example/1', refId: DRAFT_REFERENCE });

/** A change of address whose payment was asked for; `renewed` makes the filing that the registry answers. */
async function asked(answer: (renewed: object) => NonNullable<Answers['startPayment']>, more: Answers = {}) {
  const app = await openAddressChange({
    ...onRecord(),
    saveFiling: ok({ refId: DRAFT_REFERENCE, version: 1 }),
    ...more,
  });
  const { store, draft, answers } = app;
  store.dispatch(filingChanged(draft().filing));
  await waitForSagas();
  const { recordValues, ...filing } = draft().filing;
  const present = recordValues && { ...recordValues, version: 4 };
  const renewed = {
    filing: JSON.stringify({ ...filing, adminFraudCheck: true, statusCode: 'DQQ', recordValues: present }),
    version: 2,
  };
  answers.set('startPayment', [answer(renewed)].flat());
  store.dispatch(paymentRequested({ fee: 10, confirmed: [] }));
  await waitForSagas();
  return { ...app, renewed, payment: () => store.getState().payment };
}

it('goes on with the filing that comes with the refusal: facts, steps and version', async () => {
  const { draft, store, payment, inputsOf, left } = await asked((renewed) => [
    http(422, { problems: [OFFICE_CHANGED], renewed }),
    ready,
  ]);
  expect(payment()).toMatchObject({ status: 'refused', problems: [OFFICE_CHANGED] });
  expect(draft().filing).toMatchObject({ statusCode: 'DQQ', adminFraudCheck: true });
  expect(draft().filing.recordValues?.version).toBe(4);
  expect(draft().saved?.version).toBe(2);
  store.dispatch(paymentRequested({ fee: 10, confirmed: [] }));
  await waitForSagas();
  expect(inputsOf('startPayment').at(-1)).toMatchObject({
    body: { version: 2, filing: { recordValues: { version: 4 } } },
  });
  expect(left).toEqual(['https://pay.example/1']);
  expect(inputsOf('saveFiling')).toHaveLength(1);
});

it('keeps what a taken name was told with behind its dialog', async () => {
  const { store, payment } = await asked((renewed) =>
    code(409, { problems: [OFFICE_CHANGED, NAME_TAKEN], renewed }),
  );
  expect(payment()).toMatchObject({ status: 'nameTaken' });
  store.dispatch(nameTakenRead());
  expect(payment()).toMatchObject({ status: 'refused', problems: [OFFICE_CHANGED, NAME_TAKEN] });
});

it('keeps an obstacle when the filing is changed, since no content of it makes it available', async () => {
  const { store, draft, payment } = await asked((renewed) =>
    http(422, { problems: [OFFICE_CHANGED, CURE_FIRST], renewed }),
  );
  store.dispatch(filingChanged({ ...draft().filing, email: 'a@example.com' }));
  expect(payment()).toMatchObject({ status: 'refused', problems: [CURE_FIRST] });
});

it('checks again whether the filing can be paid by now', async () => {
  const { store, draft, answers, payment, renewed } = await asked((found) =>
    http(422, { problems: [CURE_FIRST], renewed: found }),
  );
  answers.set('getFiling', [ok({ filing: renewed.filing, version: 2, problems: [CURE_FIRST] })]);
  store.dispatch(refusalCheckRequested());
  await waitForSagas();
  expect(payment()).toMatchObject({ status: 'refused', problems: [CURE_FIRST] });
  answers.set('getFiling', [ok({ filing: renewed.filing, version: 3 })]);
  store.dispatch(refusalCheckRequested());
  await waitForSagas();
  expect(payment().problems).toEqual([]);
  expect(draft().saved?.version).toBe(3);
});
