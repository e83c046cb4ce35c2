import type { PlainAddress } from '../database/tables/plain-address';
import type { Random } from './random';
import { pick, wholeBetween } from './random';

/** Colorado cities, each with ZIP codes of its own; the streets in them are made up. */
const CITIES: readonly (readonly [city: string, ...zips: string[]])[] = [
  ['Denver', '80202', '80203', '80205', '80206', '80209', '80211', '80218'],
  ['Colorado Springs', '80903', '80904', '80907', '80918', '80920'],
  ['Aurora', '80010', '80012', '80014', '80016'],
  ['Fort Collins', '80521', '80524', '80525', '80526'],
  ['Lakewood', '80214', '80226', '80228'],
  ['Boulder', '80301', '80302', '80304'],
  ['Greeley', '80631', '80634'],
  ['Pueblo', '81001', '81003', '81008'],
  ['Longmont', '80501', '80503', '80504'],
  ['Loveland', '80537', '80538'],
  ['Grand Junction', '81501', '81504', '81506'],
  ['Durango', '81301', '81303'],
  ['Steamboat Springs', '80487'],
  ['Salida', '81201'],
  ['Alamosa', '81101'],
  ['Sterling', '80751'],
  ['Trinidad', '81082'],
  ['Montrose', '81401'],
  ['Golden', '80401'],
  ['Castle Rock', '80104', '80109'],
];

const STREETS = [
  'Aspen',
  'Birch',
  'Cedar',
  'Columbine',
  'Foothills',
  'Juniper',
  'Larkspur',
  'Mesa',
  'Mill',
  'Prairie',
];
const WAYS = ['Ave', 'Blvd', 'Ct', 'Dr', 'Ln', 'Pl', 'Rd', 'St', 'Way'];
const UNITS = ['Apt', 'Ste', 'Unit'];

const FOREIGN_OFFICES: readonly Pick<PlainAddress, 'city' | 'state' | 'zip'>[] = [
  { city: 'Cheyenne', state: 'WY', zip: '82001' },
  { city: 'Santa Fe', state: 'NM', zip: '87501' },
  { city: 'Salt Lake City', state: 'UT', zip: '84101' },
  { city: 'Omaha', state: 'NE', zip: '68102' },
  { city: 'Wilmington', state: 'DE', zip: '19801' },
];

const inUnitedStates = { province: '', country: 'US' };

function streetLines(random: Random): Pick<PlainAddress, 'address1' | 'address2'> {
  const address1 = `${wholeBetween(random, 100, 9899)} ${pick(random, STREETS)} ${pick(random, WAYS)}`;
  const hasUnit = random() < 0.25;
  return { address1, address2: hasUnit ? `${pick(random, UNITS)} ${wholeBetween(random, 1, 400)}` : '' };
}

/** A street address in Colorado. */
export function coloradoAddress(random: Random): PlainAddress {
  const [city, ...zips] = pick(random, CITIES);
  return { ...streetLines(random), city, state: 'CO', zip: pick(random, zips), ...inUnitedStates };
}

/** A street address in another state. */
export const foreignAddress = (random: Random): PlainAddress => ({
  ...streetLines(random),
  ...pick(random, FOREIGN_OFFICES),
  ...inUnitedStates,
});

/** The post office box of this number in the same town. */
export const poBoxOf = (address: PlainAddress, box: number): PlainAddress => ({
  ...address,
  address1: `PO Box ${box}`,
  address2: '',
});

/** A post office box in the same town. */
export const poBoxIn = (random: Random, address: PlainAddress): PlainAddress =>
  poBoxOf(address, wholeBetween(random, 10, 9999));

/** An office in another state. */
export const CHEYENNE = {
  address1: '2020 Carey Ave',
  address2: '',
  city: 'Cheyenne',
  state: 'WY',
  zip: '82001',
  province: '',
  country: 'US',
};

/** An office in another country. */
export const TORONTO = {
  address1: '100 Queen St W',
  address2: '',
  city: 'Toronto',
  state: '',
  zip: 'M5H 2N2',
  province: 'Ontario',
  country: 'CA',
};

/** A line without a number, which no carrier delivers to by itself: the address verifier does not know it. */
export const SHEEP_MOUNTAIN = {
  address1: 'Sheep Mountain Ranch House',
  address2: '',
  city: 'Gardner',
  state: 'CO',
  zip: '81040',
  province: '',
  country: 'US',
};

/** Places from or to which some entities have moved. */
export const BRIGHTON = {
  address1: '3350 Brighton Blvd',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80216',
  province: '',
  country: 'US',
};

/** The office of the personas. */
export const BROADWAY = {
  address1: '1700 Broadway',
  address2: 'Ste 200',
  city: 'Denver',
  state: 'CO',
  zip: '80290',
  province: '',
  country: 'US',
};
