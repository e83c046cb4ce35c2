import pino from 'pino';
import { realClock } from '../../clock';
import { readConfig } from '../../settings/config';
import { FakePostalService } from '../../testing/fake-postal-service';
import type { AddressProvider, AddressVerdict, PlainAddress } from '../../ports/address-port';
import { createProviders } from '../create-providers';
import { postalAddressProvider } from './postal-address';

const GIVEN: PlainAddress = {
  address1: '1700 Broadway, Suite 550',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80290',
  province: '',
  country: 'US',
};

const found = (address: object, DPVConfirmation: string | null = 'Y') => ({
  status: 200,
  body: {
    firm: null,
    address: {
      streetAddress: '1700 BROADWAY',
      secondaryAddress: 'STE 550',
      city: 'DENVER',
      state: 'CO',
      ZIPCode: '80290',
      ZIPPlus4: '1701',
      ...address,
    },
    additionalInfo: { DPVConfirmation, business: 'Y', vacant: 'N' },
    corrections: [{ code: '', text: '' }],
    matches: [{ code: '31', text: 'Single Response - exact match' }],
  },
});

/** The verdict of the table, which no test of the service can mistake for the service's. */
const OF_TABLE: AddressVerdict = {
  address: { ...GIVEN, address1: 'OF THE TABLE', coloradoZipcode: true },
  valid: true,
  verified: true,
  isPoBox: false,
};
const embedded: AddressProvider = { validate: () => Promise.resolve(OF_TABLE) };

const service = new FakePostalService();
let failures: unknown[] = [];
beforeAll(() => service.open());
beforeEach(() => {
  service.reset();
  failures = [];
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.close());

const provider = (pauseMilliseconds?: number, settings = service.settings) =>
  postalAddressProvider(settings, {
    embedded,
    onFailure: (error) => failures.push(error),
    pauseMilliseconds,
  });

test('an address that the service confirms is verified in its form, in the line it was written in', async () => {
  service.answer = found({});
  expect(await provider().validate({ ...GIVEN, zip: '80290-1701' })).toEqual({
    address: {
      ...GIVEN,
      address1: '1700 BROADWAY STE 550',
      city: 'DENVER',
      zip: '80290-1701',
      coloradoZipcode: true,
    },
    valid: true,
    verified: true,
    isPoBox: false,
  });
  expect(service.asked).toEqual([
    {
      streetAddress: '1700 Broadway, Suite 550',
      city: 'Denver',
      state: 'CO',
      ZIPCode: '80290',
      ZIPPlus4: '1701',
    },
  ]);
  expect(failures).toEqual([]);
});

test.each([
  ['the unit in its own line', 'Suite 550', '1700 BROADWAY', 'STE 550'],
  ['somebody to whose attention it is', 'Attn Ada', '1700 BROADWAY STE 550', 'ATTN ADA'],
])('%s stays where it was written', async (_what, second, address1, address2) => {
  service.answer = found({});
  const { address } = await provider().validate({ ...GIVEN, address2: second });
  expect(address).toMatchObject({ address1, address2 });
});

test('a corrected ZIP or state is suggested, and the address as given is not valid', async () => {
  service.answer = found({ ZIPCode: '80202', ZIPPlus4: null, secondaryAddress: null });
  const verdict = await provider().validate(GIVEN);
  expect(verdict).toMatchObject({ valid: false, verified: true, address: { zip: '80202' } });
  service.answer = found({ state: 'WY' });
  expect(await provider().validate(GIVEN)).toMatchObject({
    valid: false,
    address: { state: 'WY', coloradoZipcode: false },
  });
});

test.each(['N', 'S', 'D', null])(
  'an address that is not confirmed to its door (%s) is not verified',
  async (dpv) => {
    service.answer = found({}, dpv);
    expect(await provider().validate(GIVEN)).toMatchObject({
      valid: true,
      verified: false,
      address: { ...GIVEN, coloradoZipcode: true },
    });
  },
);

test('a PO Box is told, in whatever spelling', async () => {
  service.answer = found({ streetAddress: 'PO BOX 77', secondaryAddress: '' });
  expect(await provider().validate({ ...GIVEN, address1: 'Box 77' })).toMatchObject({ isPoBox: true });
});

test.each([404, 400])(
  'an address that the service does not know (%d) is not verified, as it was given',
  async (status) => {
    service.answer = {
      status,
      body: { apiVersion: '/addresses/v3', error: { message: 'Address Not Found' } },
    };
    expect(await provider().validate(GIVEN)).toEqual({
      address: { ...GIVEN, coloradoZipcode: true },
      valid: true,
      verified: false,
      isPoBox: false,
    });
    expect(failures).toEqual([]);
  },
);

test('an address abroad is none of its business', async () => {
  await provider().validate({ ...GIVEN, country: 'CA' });
  expect([service.asked, service.tokensGiven]).toEqual([[], 0]);
});

describe('the token', () => {
  beforeEach(() => {
    service.answer = found({});
  });

  test('serves many, and those who need it at once wait for the same', async () => {
    const addresses = provider();
    await Promise.all([addresses.validate(GIVEN), addresses.validate(GIVEN)]);
    await addresses.validate(GIVEN);
    expect([service.tokensGiven, service.asked.length]).toEqual([1, 3]);
  });

  test.each([300, '300'])('is renewed shortly before it ends (%j seconds)', async (seconds) => {
    service.tokenSeconds = seconds;
    const addresses = provider();
    await addresses.validate(GIVEN);
    const start = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(start + 235_000);
    await addresses.validate(GIVEN);
    expect(service.tokensGiven).toBe(1);
    now.mockReturnValue(start + 245_000);
    await addresses.validate(GIVEN);
    expect(service.tokensGiven).toBe(2);
  });

  test('that was withdrawn is replaced, and the filer notices nothing', async () => {
    const addresses = provider();
    await addresses.validate(GIVEN);
    service.withdrawTokens();
    expect(await addresses.validate(GIVEN)).toMatchObject({ verified: true, address: { city: 'DENVER' } });
    expect([service.tokensGiven, failures]).toEqual([2, []]);
  });

  test('that is refused again is asked for no third time', async () => {
    service.answer = { status: 401, body: {} };
    expect(await provider().validate(GIVEN)).toBe(OF_TABLE);
    expect([service.asked.length, service.tokensGiven]).toEqual([2, 2]);
  });
});

test.each<[string, Partial<FakePostalService>]>([
  ['a used-up quota', { answer: { status: 429, body: {} } }],
  ['an error', { answer: { status: 500, body: {} } }],
  ['a refusal', { answer: { status: 403, body: {} } }],
  ['silence', { answer: 'silence' }],
  ['no JSON', { answer: { status: 200, body: '<html>' } }],
  ['half of a document', { answer: { status: 200, body: '{"address":' } }],
  ['no address', { answer: { status: 200, body: { address: null } } }],
  ['an address without a city', { answer: found({ city: '' }) }],
  ['an address with a ZIP that is none', { answer: found({ ZIPCode: '8029' }) }],
  ['too much', { answer: { status: 200, body: { filler: 'x'.repeat(70_000), ...found({}).body } } }],
  ['a token that fails', { tokenAnswer: { status: 500, body: {} } }],
  ['a token without a text', { tokenAnswer: { status: 200, body: { expires_in: 300 } } }],
  ['a token without an end', { tokenAnswer: { status: 200, body: { access_token: 'x' } } }],
  ['silence instead of a token', { tokenAnswer: 'silence' }],
])('%s: the table answers, and the operator is told', async (_what, change) => {
  Object.assign(service, change);
  expect(await provider().validate(GIVEN)).toBe(OF_TABLE);
  expect(failures).toHaveLength(1);
});

test('a client that the service does not know is a failure of the settings: the table answers', async () => {
  const settings = { ...service.settings, postalClientSecret: 'guessed' };
  expect(await provider(undefined, settings).validate(GIVEN)).toBe(OF_TABLE);
  expect(failures).toEqual([expect.objectContaining({ code: 'TOKEN_STATUS_401' })]);
});

test('a service that is not there: the table answers', async () => {
  const settings = { ...service.settings, postalUrl: 'http://127.0.0.1:1' };
  expect(await provider(undefined, settings).validate(GIVEN)).toBe(OF_TABLE);
});

test('after five failures in a row the service is left alone, and asked again later', async () => {
  const pause = 200;
  const addresses = provider(pause);
  service.answer = { status: 503, body: {} };
  for (let time = 0; time < 9; time += 1) expect(await addresses.validate(GIVEN)).toBe(OF_TABLE);
  expect(service.asked).toHaveLength(5);
  service.answer = found({});
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + pause + 1);
  expect(await addresses.validate(GIVEN)).toMatchObject({ verified: true, address: { city: 'DENVER' } });
});

test('the settings choose it', async () => {
  service.answer = found({});
  const { postalUrl, postalClientId, postalClientSecret } = service.settings;
  const config = readConfig({
    POSTAL_URL: postalUrl,
    POSTAL_CLIENT_ID: postalClientId,
    POSTAL_CLIENT_SECRET: postalClientSecret,
  });
  // A confirmation of the service needs no table.
  const { address } = createProviders(config, undefined as never, realClock, pino({ level: 'silent' }));
  expect(await address.validate(GIVEN)).toMatchObject({ verified: true });
  expect(service.asked).toHaveLength(1);
});
