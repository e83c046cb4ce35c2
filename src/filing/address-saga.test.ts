import { emptyAddress, COLORADO, type Address } from '#rules';
import { http, noResponse, ok, settled, startApp } from '../app/testing';
import {
  addressChoicesConfirmed,
  addressSelected,
  addressVerificationDismissed,
  addressVerificationRequested,
} from './address-slice';
import { plainAddress } from './plain-address';

const street: Address = { ...emptyAddress('PHYS'), address1: '1 main st', city: 'denver', zip: '80202' };
const standard = { ...plainAddress(street), address1: '1 MAIN ST', city: 'DENVER' };
const verdict = (facts: object) =>
  ok({ streetAddress: standard, streetValid: true, streetVerified: true, streetIsPoBox: false, ...facts });

const verify = async (answer: Parameters<typeof startApp>[0], request: object = {}) => {
  const app = await startApp(answer);
  app.store.dispatch(addressVerificationRequested({ purpose: 'test', addresses: { street }, ...request }));
  await settled();
  return { ...app, state: () => app.store.getState().filing.addressVerification };
};

it('takes the standard form of an address that differs in case only', async () => {
  const { state } = await verify({ validateAddress: verdict({}) });
  expect(state()).toMatchObject({
    status: 'accepted',
    addresses: { street: { address1: '1 MAIN ST', accepted: true } },
  });
});

it('lets the filer choose between what was entered and a standard form that differs', async () => {
  const { state, store } = await verify({
    validateAddress: verdict({ streetAddress: { ...standard, address1: '1 MAIN STREET UNIT 2' } }),
  });
  expect(state()).toMatchObject({
    status: 'choosing',
    choices: [{ kind: 'street', selection: 'NOT_SELECTED' }],
  });
  store.dispatch(addressSelected({ kind: 'street', selection: 'USER' }));
  store.dispatch(addressChoicesConfirmed());
  await settled();
  expect(state()).toMatchObject({
    status: 'accepted',
    addresses: { street: { address1: '1 main st', addressSelectionType: 'USER', accepted: true } },
  });
});

it('may keep an address that has no match, after the sentence was read', async () => {
  const { state } = await verify({ validateAddress: verdict({ streetValid: false, streetVerified: false }) });
  expect(state()).toMatchObject({
    status: 'choosing',
    choices: [{ suggested: null, message: expect.stringMatching(/^Error - No match found\./) }],
  });
});

it('refuses another state than the required one', async () => {
  const { state } = await verify(
    { validateAddress: verdict({ streetAddress: { ...standard, state: 'WY', zip: '82001' } }) },
    { requiredState: COLORADO },
  );
  expect(state()).toMatchObject({
    status: 'refused',
    messages: { street: 'Error - Address must be in Colorado.' },
  });
});

it('refuses a PO Box as street address', async () => {
  const { state } = await verify({ validateAddress: verdict({ streetIsPoBox: true }) });
  expect(state()).toMatchObject({
    status: 'refused',
    messages: { street: 'Street address cannot be a PO Box.' },
  });
});

it('does not ask about an address abroad', async () => {
  const { state, inputsOf } = await verify(
    {},
    { addresses: { street: { ...street, country: 'FR', state: '', province: 'Var' } } },
  );
  expect(state().status).toBe('accepted');
  expect(inputsOf('validateAddress')).toEqual([]);
});

it.each([noResponse, http(500)])('is no dead end when the verifier does not answer', async (answer) => {
  const { state, store } = await verify({ validateAddress: answer });
  expect(state()).toMatchObject({
    status: 'choosing',
    choices: [{ suggested: null, selection: 'NOT_SELECTED' }],
  });
  store.dispatch(addressSelected({ kind: 'street', selection: 'USER' }));
  store.dispatch(addressChoicesConfirmed());
  await settled();
  expect(state().addresses?.street).toMatchObject({ address1: '1 main st', accepted: true });
});

it('gives nothing away when the filer goes back to editing', async () => {
  const { state, store } = await verify({
    validateAddress: verdict({ streetVerified: false, streetValid: false }),
  });
  store.dispatch(addressVerificationDismissed());
  await settled();
  expect(state()).toMatchObject({ status: 'idle', addresses: null });
});
