import { noResponse, ok, waitForSagas } from '../../../app/testing/start-app';
import { redirectedForEdit } from '../../../session/control-slice';
import { DRAFT_REFERENCE, onRecord, openAddressChange } from '../../testing/start-filing';
import { stepSubmitted } from '../draft-slice';
import { savedFiling } from '../selectors';

beforeEach(() => sessionStorage.clear());

const saved = { saveFiling: ok({ refId: DRAFT_REFERENCE }) };
const plain = {
  address1: '1700 Broadway',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80290',
  province: '',
};
const verified = (changes: object = {}) =>
  ok({
    streetAddress: { ...plain, country: 'US', countryDescription: 'United States', coloradoZipcode: true },
    streetValid: true,
    streetVerified: true,
    streetIsPoBox: false,
    ...changes,
  });

const nextOnIntro = async (
  answers: object,
  prepare = (_: Awaited<ReturnType<typeof openAddressChange>>) => {},
) => {
  const app = await openAddressChange({ ...onRecord(), ...saved, ...answers });
  prepare(app);
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: app.draft().filing }));
  await waitForSagas();
  return { ...app, street: app.draft().filing.principalOfficeValues.streetAddress };
};

it('keeps what the verifier confirms of the office on record, and saves it before the next page', async () => {
  const { street, draft, visited, inputsOf } = await nextOnIntro({ validateAddress: verified() });
  expect(street).toMatchObject({ accepted: true, verified: true, address1: '1700 Broadway' });
  expect(savedFiling(draft())?.principalOfficeValues.streetAddress.accepted).toBe(true);
  expect(inputsOf('validateAddress')).toEqual([
    { body: { streetAddress: expect.objectContaining({ address1: '1700 Broadway' }) } },
  ]);
  expect(visited).toEqual(['/business/filing/chgpoa/principalofficeaddress']);
});

it.each([
  ['does not know the address', verified({ streetVerified: false, streetValid: false })],
  ['does not answer', noResponse],
])('opens no dialog and goes to the address page where the verifier %s', async (_, validateAddress) => {
  const { street, store, visited } = await nextOnIntro({ validateAddress });
  expect(street.accepted).toBe(false);
  expect(store.getState().addressChoice).toBeNull();
  expect(visited).toEqual(['/business/filing/chgpoa/principalofficeaddress']);
});

it('asks nothing where the record has no office, or the intro is open for an edit from review', async () => {
  const empty = await nextOnIntro(onRecord({ principalOfficeAddress: undefined }));
  expect(empty.inputsOf('validateAddress')).toEqual([]);
  sessionStorage.clear();
  const edited = await nextOnIntro({}, ({ store }) => {
    store.dispatch(redirectedForEdit({ previousPage: 'filingreview' }));
  });
  expect(edited.inputsOf('validateAddress')).toEqual([]);
  expect(edited.visited).toEqual(['/business/filing/chgpoa/filingreview']);
});
