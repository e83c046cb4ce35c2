import { emptyAddress } from '#rules';
import { http, noResponse, ok, waitForSagas, type Answers } from '../../app/testing/start-app';
import { DRAFT_REFERENCE, onRecord, openAddressChange, recordOf } from '../testing/start-filing';
import { filingChanged } from '../wizard/draft-slice';
import { paymentRequested } from '../wizard/payment-slice';

beforeEach(() => sessionStorage.clear());

const CHANGED = {
  step: 'filingreview',
  path: 'recordValues',
  code: 'recordChanged',
  message: 'Another filing changed the principal office address on record.',
};
const refused = (...problems: object[]) => http(422, { problems });
const ready = ok({ paymentURL: 'https://pay.example/1', refId: DRAFT_REFERENCE });

const paid = async (
  startPayment: Answers['startPayment'],
  changes: Answers = {},
  address1 = '200 E Colfax Ave',
) => {
  const answers: Answers = {
    ...onRecord(),
    saveFiling: ok({ refId: DRAFT_REFERENCE }),
    startPayment,
    ...changes,
  };
  const app = await openAddressChange(answers);
  const { store, draft, answers: given } = app;
  const office = draft().filing.principalOfficeValues;
  const entered = { ...office, streetAddress: { ...office.streetAddress, address1 } };
  store.dispatch(filingChanged({ ...draft().filing, principalOfficeValues: entered }));
  await waitForSagas();
  const later = recordOf({ version: 4, status: 'Noncompliant', statusCode: 'NONCOMP' });
  if (!('entitySummary' in changes)) given.set('entitySummary', [later]);
  store.dispatch(paymentRequested({ fee: 50 }));
  await waitForSagas();
  return { ...app, payment: () => store.getState().payment, form: () => store.getState().form };
};

it('tells what changed, takes the record as it is now, keeps what was entered, and can be paid then', async () => {
  const { payment, draft, store, left, inputsOf } = await paid([refused(CHANGED), ready]);
  expect(payment()).toMatchObject({
    status: 'recordChanged',
    recordChanges: [CHANGED.message],
    problems: [],
  });
  expect(draft().filing).toMatchObject({
    statusCode: 'NONCOMP',
    recordValues: { version: 4, principalOfficeValues: { streetAddress: { address1: '1700 Broadway' } } },
    principalOfficeValues: { streetAddress: { address1: '200 E Colfax Ave' } },
  });
  expect(draft().saved?.recordValues?.version).toBe(4);
  store.dispatch(paymentRequested({ fee: 50 }));
  await waitForSagas();
  expect(left).toEqual(['https://pay.example/1']);
  expect(inputsOf('startPayment').at(-1)).toMatchObject({
    body: { filing: { recordValues: { version: 4 } } },
  });
});

describe('an office that the filer has left as it was on record', () => {
  const streetAddress = { ...emptyAddress('PHYS'), address1: '9 Elm St', city: 'Pueblo', zip: '81003' };
  const movedBy = (verified: boolean): Answers => ({
    entitySummary: [recordOf(), recordOf({ version: 4, principalOfficeAddress: { streetAddress } })],
    validateAddress: ok({
      streetAddress,
      streetValid: verified,
      streetVerified: verified,
      streetIsPoBox: false,
      mailingValid: false,
      mailingVerified: false,
    }),
  });

  it('is the one on record now, which the verifier confirms, and what is paid for next', async () => {
    const { draft, store, inputsOf } = await paid([refused(CHANGED), ready], movedBy(true), '1700 BROADWAY');
    const office = { principalOfficeValues: { streetAddress: { address1: '9 Elm St', accepted: true } } };
    expect(draft().filing).toMatchObject(office);
    expect(draft().saved).toMatchObject(office);
    store.dispatch(paymentRequested({ fee: 50 }));
    await waitForSagas();
    expect(inputsOf('startPayment').at(-1)).toMatchObject({
      body: { filing: { ...office, recordValues: { version: 4 } } },
    });
  });

  it('is asked about on its own page where the verifier cannot confirm it', async () => {
    const { draft } = await paid(refused(CHANGED), movedBy(false), '1700 Broadway');
    expect(draft().filing.principalOfficeValues.streetAddress).toMatchObject({
      address1: '9 Elm St',
      accepted: false,
    });
  });
});

it('shows what has to be mended as well', async () => {
  const missing = { step: 'filer', path: 'filers', code: 'missing', message: 'Add a filer.' };
  const { payment } = await paid(refused(CHANGED, missing));
  expect(payment()).toMatchObject({
    status: 'refused',
    problems: [missing],
    recordChanges: [CHANGED.message],
  });
});

it('says that nothing was charged where the record cannot be read, and lets the filer try again', async () => {
  const { payment, form, draft } = await paid(refused(CHANGED), {
    entitySummary: [recordOf(), noResponse],
  });
  expect(payment().status).toBe('idle');
  expect(form()).toMatchObject({ status: 'idle', message: expect.stringContaining('Nothing was charged') });
  expect(draft().filing.recordValues?.version).toBe(3);
});

describe('a record that was read and could not be saved with the filing', () => {
  const NOT_SAVED = expect.stringContaining('could not be saved with this filing');
  // The first save is the filing's own.
  const saves = (...later: Answers['saveFiling'][]) =>
    [ok({ refId: DRAFT_REFERENCE }), ...later].flat() as Answers['saveFiling'];

  it('is not shown, so that nobody puts a former office back that the registry would refuse', async () => {
    const { payment, form, draft } = await paid(refused(CHANGED), { saveFiling: saves(noResponse) });
    expect(payment()).toMatchObject({ status: 'idle', recordChanges: [] });
    expect(form()).toMatchObject({ status: 'idle', message: NOT_SAVED });
    expect(draft().filing).toMatchObject({
      recordValues: { version: 3 },
      principalOfficeValues: { streetAddress: { address1: '200 E Colfax Ave' } },
    });
  });

  it('is taken with the next try', async () => {
    const { payment, draft, store, left, inputsOf } = await paid(
      [refused(CHANGED), refused(CHANGED), ready],
      {
        saveFiling: saves(noResponse, ok({ refId: DRAFT_REFERENCE })),
      },
    );
    store.dispatch(paymentRequested({ fee: 50 }));
    await waitForSagas();
    expect(payment()).toMatchObject({ status: 'recordChanged', recordChanges: [CHANGED.message] });
    expect(draft().saved?.recordValues?.version).toBe(4);
    store.dispatch(paymentRequested({ fee: 50 }));
    await waitForSagas();
    expect(left).toEqual(['https://pay.example/1']);
    expect(inputsOf('saveFiling')).toMatchObject(
      [3, 4, 4].map((version) => ({ body: { filing: { recordValues: { version } } } })),
    );
  });

  it('leads to the login that its save asks for', async () => {
    const { payment, draft, visited } = await paid(refused(CHANGED), { saveFiling: saves(http(401)) });
    expect(payment().status).toBe('idle');
    expect(draft().filing.recordValues?.version).toBe(3);
    expect(visited.at(-1)).toContain('/business/login');
  });
});

it('says why no step can mend it, and lets the filer try again', async () => {
  const message = 'Another filing of this form on this entity is being paid for.';
  const { payment, form } = await paid(
    refused({ step: 'filingreview', path: 'entityId', code: 'unavailable', message }),
  );
  expect(payment()).toMatchObject({ status: 'idle', problems: [] });
  expect(form()).toMatchObject({ status: 'idle', message });
});
