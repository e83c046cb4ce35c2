import { emptyAddress, COLORADO, type Address } from '#rules';
import { http, noResponse, ok, waitForSagas, startApp } from '../app/testing/start-app';
import { addressChoicesConfirmed, addressChoicesDismissed, type AddressChoice } from './choice-slice';
import { verifyAddresses, type VerificationRequest, type VerificationResult } from './verify-saga';

const street: Address = { ...emptyAddress('PHYS'), address1: '1 main st', city: 'denver', zip: '80202' };
const standard = { ...street, address1: '1 MAIN ST', city: 'DENVER' };
const verdict = (facts: object) =>
  ok({ streetAddress: standard, streetValid: true, streetVerified: true, streetIsPoBox: false, ...facts });

const verify = async (answer: Parameters<typeof startApp>[0], request: Partial<VerificationRequest> = {}) => {
  const app = await startApp(answer);
  const task = app.store.runSaga(() => verifyAddresses({ addresses: { street }, ...request }));
  await waitForSagas();
  const result = () => task.result<VerificationResult>();
  const choices = () => app.store.getState().addressChoice;
  /** The filer marks the same for every address shown, and confirms. */
  const choose = async (selection: AddressChoice['selection']) => {
    const chosen = (choices() ?? []).map((choice) => ({ ...choice, selection }));
    app.store.dispatch(addressChoicesConfirmed(chosen));
    await waitForSagas();
  };
  return { ...app, task, result, choices, choose };
};

it('takes the standard form of an address that differs in case only, in ordinary letters', async () => {
  const { result } = await verify({ validateAddress: verdict({}) });
  expect(result()).toMatchObject({
    kind: 'accepted',
    addresses: { street: { address1: '1 Main St', accepted: true } },
  });
});

it('lets the filer choose between what was entered and a standard form that differs', async () => {
  const { choices, choose, result } = await verify({
    validateAddress: verdict({ streetAddress: { ...standard, address1: '1 MAIN STREET UNIT 2' } }),
  });
  expect(choices()).toMatchObject([{ kind: 'street', selection: 'NOT_SELECTED' }]);
  expect(result()).toBeUndefined();
  await choose('USER');
  expect(choices()).toBeNull();
  expect(result()).toMatchObject({
    kind: 'accepted',
    addresses: { street: { address1: '1 main st', addressSelectionType: 'USER', accepted: true } },
  });
});

it('may keep an address that has no match, after the sentence was read', async () => {
  const { choices } = await verify({
    validateAddress: verdict({ streetValid: false, streetVerified: false }),
  });
  expect(choices()).toMatchObject([
    { suggested: null, message: expect.stringMatching(/^Error - No match found\./) },
  ]);
});

it('refuses another state than the required one', async () => {
  const { result } = await verify(
    { validateAddress: verdict({ streetAddress: { ...standard, state: 'WY', zip: '82001' } }) },
    { requiredState: COLORADO },
  );
  expect(result()).toMatchObject({
    kind: 'refused',
    messages: { street: { text: 'Error - Address must be in {place}.', values: { place: 'Colorado' } } },
  });
});

it('refuses a PO Box as street address', async () => {
  const { result } = await verify({ validateAddress: verdict({ streetIsPoBox: true }) });
  expect(result()).toMatchObject({
    kind: 'refused',
    messages: { street: 'Street address cannot be a PO Box.' },
  });
});

it('does not ask about an address abroad', async () => {
  const { result, inputsOf } = await verify(
    {},
    { addresses: { street: { ...street, country: 'FR', state: '', province: 'Var' } } },
  );
  expect(result()?.kind).toBe('accepted');
  expect(inputsOf('validateAddress')).toEqual([]);
});

it.each([noResponse, http(500)])(
  'lets the filer continue when the verifier does not answer',
  async (answer) => {
    const { choices, choose, result } = await verify({ validateAddress: answer });
    expect(choices()).toMatchObject([{ suggested: null, selection: 'NOT_SELECTED' }]);
    await choose('USER');
    expect(result()).toMatchObject({ addresses: { street: { address1: '1 main st', accepted: true } } });
  },
);

it('gives nothing away when the filer goes back to editing', async () => {
  const { store, result } = await verify({
    validateAddress: verdict({ streetVerified: false, streetValid: false }),
  });
  store.dispatch(addressChoicesDismissed());
  await waitForSagas();
  expect(result()).toEqual({ kind: 'dismissed' });
});

it('closes the dialog when the page is left', async () => {
  const { task, choices } = await verify({
    validateAddress: verdict({ streetVerified: false, streetValid: false }),
  });
  expect(choices()).not.toBeNull();
  task.cancel();
  expect(choices()).toBeNull();
});
