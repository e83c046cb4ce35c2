import type { PlainAddress } from '../../ports/address-port';
import { domesticVerdict } from './verdict';

const address: PlainAddress = {
  address1: '1700 Broadway, Suite 550',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80290',
  province: '',
  country: 'US',
};
const denver = { preferred: { city: 'Denver', state: 'CO' }, isNeighbor: true };

test('an address in order is valid, verified and in standard form', () => {
  expect(domesticVerdict(address, denver, false)).toEqual({
    address: {
      ...address,
      address1: '1700 BROADWAY STE 550',
      city: 'DENVER',
      coloradoZipcode: true,
    },
    valid: true,
    verified: true,
    isPoBox: false,
  });
});

test('a city alias of the same area is valid and verified, and is kept', () => {
  const verdict = domesticVerdict({ ...address, city: 'Greenwood Village' }, denver, false);
  expect(verdict).toMatchObject({ valid: true, verified: true, address: { city: 'GREENWOOD VILLAGE' } });
});

test('a city that the table does not know is valid but not verified, and nothing is changed', () => {
  const given = { ...address, city: 'Nowhere Flats' };
  const verdict = domesticVerdict(given, { ...denver, isNeighbor: false }, false);
  expect(verdict).toMatchObject({ valid: true, verified: false, address: given });
});

test('a wrong state is put right when the city confirms the ZIP, and the address as given is not valid', () => {
  const verdict = domesticVerdict({ ...address, state: 'CA' }, denver, false);
  expect(verdict).toMatchObject({ valid: false, verified: true, address: { state: 'CO' } });
});

test('an unknown ZIP is neither valid nor verified', () => {
  const verdict = domesticVerdict(address, { preferred: null, isNeighbor: false }, false);
  expect(verdict).toMatchObject({ valid: false, verified: false });
});

test('a line without a house number is valid but not verified', () => {
  const verdict = domesticVerdict({ ...address, address1: 'The old mill' }, denver, false);
  expect(verdict).toMatchObject({ valid: true, verified: false });
});

test('a ZIP+4 gets its hyphen', () => {
  expect(domesticVerdict({ ...address, zip: '802901234' }, denver, false).address.zip).toBe('80290-1234');
});
