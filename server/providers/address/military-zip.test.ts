import { STATES } from '../../reference-data/lookup-values';
import type { PlainAddress } from '../../ports/address-port';
import { embeddedAddressProvider } from './embedded-address';

const given = (parts: Partial<PlainAddress>): PlainAddress => ({
  ...{ address1: 'PSC 802 Box 74', address2: '', city: 'APO', state: 'AE', zip: '09014' },
  ...{ province: '', country: 'US' },
  ...parts,
});
/** No list of ZIP codes is asked: the table has none of these. */
const provider = embeddedAddressProvider(undefined as never);

test.each([
  [{}, 'PSC 802 BOX 74', 'APO'],
  [{ address1: 'CMR 450, Box 1200', zip: '09705-1234' }, 'CMR 450 BOX 1200', 'APO'],
  [{ address1: 'Unit 2050 Box 4190', city: 'fpo', state: 'AP', zip: '96278' }, 'UNIT 2050 BOX 4190', 'FPO'],
  [{ address1: 'Unit 3400 Box 9', city: 'DPO', state: 'AA', zip: '34024' }, 'UNIT 3400 BOX 9', 'DPO'],
])('a box of the military is verified in its own state: %j', async (parts, address1, city) => {
  const address = given(parts);
  expect(await provider.validate(address)).toMatchObject({
    address: { address1, city, state: address.state, zip: address.zip, coloradoZipcode: false },
    valid: true,
    verified: true,
    isPoBox: false,
  });
});

test.each(['AP', 'CO'])('its ZIP code says in which state it is, not %s', async (state) => {
  expect(await provider.validate(given({ state }))).toMatchObject({
    address: { state: 'AE' },
    valid: false,
    verified: true,
  });
});

test('a town abroad is none of its post offices, and a name alone no box', async () => {
  expect(await provider.validate(given({ city: 'Kaiserslautern' }))).toMatchObject({ verified: false });
  expect(await provider.validate(given({ address1: 'PSC 802' }))).toMatchObject({ verified: false });
});

test('its states can be chosen', () => {
  expect(STATES.filter(([code]) => /^A[AEP]$/.test(code))).toEqual([
    ['AA', 'Armed Forces Americas'],
    ['AE', 'Armed Forces Europe'],
    ['AP', 'Armed Forces Pacific'],
  ]);
});
