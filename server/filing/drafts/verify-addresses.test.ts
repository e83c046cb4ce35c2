import type { Address, Filing } from '#rules';
import { emptyAddress } from '#rules';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import { llcFiling } from '../../testing/llc-filing';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { checkFiling } from './check-filing';

let open: TestRegistry;
let serial = 0;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

/** An address that the browser claims to be verified and accepted. */
const claimed = (change: Partial<Address>, addressTyp: Address['addressTyp'] = 'PHYS'): Address => ({
  ...emptyAddress(addressTyp),
  address1: '1700 Broadway',
  city: 'Denver',
  zip: '80290',
  addressSelectionType: 'VERIFIED',
  processed: true,
  valid: true,
  verified: true,
  accepted: true,
  coloradoZipcode: true,
  ...change,
});

/** Not deliverable: a street without a number. */
const RURAL: Partial<Address> = { address1: 'Old Mine Road', city: 'Leadville', zip: '80461' };
/** The ZIP code of another state's capital. */
const IN_WYOMING: Partial<Address> = { address1: '200 W 24th St', city: 'Cheyenne', zip: '82001' };
const BOX: Partial<Address> = { address1: 'PO Box 77' };
const ABROAD: Partial<Address> = { country: 'DE', state: '', city: 'Berlin', zip: '10115' };

const SPELLED: Partial<Address> = { address1: '88 Mesa Ct', address2: 'Apt 3', city: 'Salida', zip: '81201' };

const KEPT: Partial<Address> = { addressSelectionType: 'USER', valid: false, verified: false };
const UNCHOSEN: Partial<Address> = { addressSelectionType: 'NOT_SELECTED' };

type Place = 'principal office' | 'mailing address' | 'agent' | 'agent mail' | 'person forming' | 'filer';

const PUT: Record<Place, { step: string; path: string; put(filing: Filing, address: Address): Filing }> = {
  'principal office': {
    step: 'principalofficeaddress',
    path: 'streetAddress',
    put: (filing, streetAddress) => ({
      ...filing,
      principalOfficeValues: { ...filing.principalOfficeValues, streetAddress },
    }),
  },
  'mailing address': {
    step: 'principalofficeaddress',
    path: 'mailingAddress',
    put: (filing, mailingAddress) => ({
      ...filing,
      principalOfficeValues: {
        ...filing.principalOfficeValues,
        mailingAddress,
        isSameAsStreetAddressChecked: false,
      },
    }),
  },
  agent: {
    step: 'registeredagent',
    path: 'addressValues.streetAddress',
    put: (filing, streetAddress) => {
      const { registeredAgentValues: agent } = filing;
      const addressValues = { ...agent.addressValues, streetAddress };
      return { ...filing, registeredAgentValues: { ...agent, addressValues } };
    },
  },
  'agent mail': {
    step: 'registeredagent',
    path: 'addressValues.mailingAddress',
    put: (filing, mailingAddress) => {
      const { registeredAgentValues: agent } = filing;
      const addressValues = { ...agent.addressValues, mailingAddress, isSameAsStreetAddressChecked: false };
      return { ...filing, registeredAgentValues: { ...agent, addressValues } };
    },
  },
  'person forming': {
    step: 'formation',
    path: 'formers[0].addressValues.streetAddress',
    put: (filing, streetAddress) => ({
      ...filing,
      formationValues: {
        formers: filing.formationValues.formers.map((former) => ({
          ...former,
          addressValues: { streetAddress },
        })),
      },
    }),
  },
  filer: {
    step: 'filer',
    path: 'filers[0].addressValues.streetAddress',
    put: (filing, streetAddress) => ({
      ...filing,
      filersValues: {
        ...filing.filersValues,
        filers: filing.filersValues.filers.map((filer) => ({ ...filer, addressValues: { streetAddress } })),
      },
    }),
  },
};

/** The address at the path of its place, as it would be filed. */
function filedAt(place: Place, filing: Filing): unknown {
  const STEPS: Record<string, unknown> = {
    principalofficeaddress: filing.principalOfficeValues,
    registeredagent: filing.registeredAgentValues,
    formation: filing.formationValues,
    filer: filing.filersValues,
  };
  const { step, path } = PUT[place];
  return path
    .split(/[.[\]]+/)
    .reduce<unknown>((values, key) => (values as Record<string, unknown>)[key], STEPS[step]);
}

async function check(place: Place, change: Partial<Address>) {
  const filing = await llcFiling(open.registry, `Whereabouts ${(serial += 1)} LLC`);
  const address = claimed(change, place.includes('mail') ? 'MAIL' : 'PHYS');
  const checked = await checkFiling(open.registry, PUT[place].put(filing, address), 'no-reference');
  return { ...checked, found: checked.problems.map(({ step, path, code }) => `${step} ${path} ${code}`) };
}

const PLACES = Object.keys(PUT) as Place[];
const IN_COLORADO_ONLY: readonly Place[] = ['agent', 'agent mail'];
const TAKES_BOXES: readonly Place[] = ['mailing address', 'agent mail'];

describe.each(PLACES)('the address of the %s', (place) => {
  const { step, path } = PUT[place];

  test('is taken when the verifier knows it', async () => {
    expect((await check(place, {})).found).toEqual([]);
  });

  test('is filed in the spelling that was reviewed', async () => {
    // As on a license: accepted without the filer's choice, in small letters.
    const { filing } = await check(place, SPELLED);
    expect(filedAt(place, filing)).toMatchObject({ ...SPELLED, accepted: true, verified: true });
    const { filing: longer } = await check(place, { ...SPELLED, address1: '88 Mesa Court' });
    expect(filedAt(place, longer)).toMatchObject({ address1: '88 Mesa Court', accepted: true });
  });

  test('is refused when only the browser says that it was verified', async () => {
    expect((await check(place, RURAL)).found).toEqual([`${step} ${path}.address1 notVerified`]);
  });

  test('is refused when only the browser says that the filer kept it', async () => {
    expect((await check(place, { ...RURAL, ...UNCHOSEN })).found).toEqual([
      `${step} ${path}.address1 notVerified`,
    ]);
  });

  test('may be kept as entered when the verifier does not know it', async () => {
    expect((await check(place, { ...RURAL, ...KEPT })).found).toEqual([]);
  });

  test(`in another state is ${IN_COLORADO_ONLY.includes(place) ? 'refused' : 'taken'}, whatever was chosen`, async () => {
    const isRefused = IN_COLORADO_ONLY.includes(place);
    for (const choice of [KEPT, {}]) {
      const { found } = await check(place, { ...IN_WYOMING, ...choice });
      if (isRefused) expect(found).toContain(`${step} ${path}.state state`);
      else expect(found).toEqual([]);
    }
  });

  test(`that is a PO Box is ${TAKES_BOXES.includes(place) ? 'taken' : 'refused'}`, async () => {
    const { found } = await check(place, { ...BOX, ...KEPT });
    expect(found).toEqual(TAKES_BOXES.includes(place) ? [] : [`${step} ${path}.address1 poBox`]);
  });

  test(`abroad is ${IN_COLORADO_ONLY.includes(place) ? 'refused' : 'taken'}`, async () => {
    const { found } = await check(place, ABROAD);
    if (IN_COLORADO_ONLY.includes(place)) expect(found).toContain(`${step} ${path}.state state`);
    else expect(found).toEqual([]);
  });
});

test('the stored address has the answer of the verifier, not of the browser', async () => {
  const { filing } = await check('principal office', { ...RURAL, ...KEPT, valid: true, verified: true });
  expect(filing.principalOfficeValues.streetAddress).toMatchObject({
    address1: RURAL.address1,
    verified: false,
    accepted: true,
    addressSelectionType: 'USER',
  });
  const known = await check('principal office', { valid: false, verified: false });
  expect(known.filing.principalOfficeValues.streetAddress).toMatchObject({
    address1: '1700 Broadway',
    city: 'Denver',
    valid: true,
    verified: true,
    coloradoZipcode: true,
  });
});

test('an agent’s address that the registry has on record itself needs no verification', async () => {
  const { registry } = open;
  const filing = await llcFiling(registry, `Whereabouts ${(serial += 1)} LLC`);
  const { agentHistoryId } = filing.registeredAgentValues;
  const onRecord = claimed({ ...RURAL, accepted: false });
  const moved = PUT.agent.put(filing, onRecord);
  const { nameValues, addressValues } = moved.registeredAgentValues;
  await registry.db
    .updateTable('agent_history')
    .set({ details: JSON.stringify({ nameValues, addressValues }) })
    .where('agent_history_id', '=', agentHistoryId)
    .execute();
  expect((await checkFiling(registry, moved, 'no-reference')).problems).toEqual([]);
});

test('while the verifier does not answer, only what the filer has chosen is accepted', async () => {
  const { address } = open.registry.providers;
  const original = address.validate;
  address.validate = () => Promise.reject(new ProviderUnavailable('address'));
  try {
    expect((await check('filer', {})).found).toEqual([]);
    expect((await check('filer', KEPT)).found).toEqual([]);
    expect((await check('filer', UNCHOSEN)).found).toEqual([
      'filer filers[0].addressValues.streetAddress.address1 notVerified',
    ]);
    expect((await check('agent', { state: 'WY', ...KEPT })).found).toContain(
      'registeredagent addressValues.streetAddress.state state',
    );
  } finally {
    address.validate = original;
  }
});

test('an address that is given in many places is verified once', async () => {
  const { address } = open.registry.providers;
  const original = address.validate;
  let asked = 0;
  address.validate = (given) => {
    asked += 1;
    return original(given);
  };
  try {
    const filing = await llcFiling(open.registry, `Whereabouts ${(serial += 1)} LLC`);
    const [former] = filing.formationValues.formers;
    if (former === undefined) throw new Error('The filing has no person forming.');
    const formers = Array.from({ length: 50 }, (_, index) => ({ ...former, id: String(index) }));
    await checkFiling(open.registry, { ...filing, formationValues: { formers } }, 'no-reference');
    expect(asked).toBe(1);
  } finally {
    address.validate = original;
  }
});
