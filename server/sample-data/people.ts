import type { Day } from '../database/tables/entities';
import type { PlainAddress } from '../database/tables/plain-address';

const DENVER = {
  address1: '4210 Larkspur Ln',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80211',
  province: '',
  country: 'US',
};

/** A fictional holder of a driver's license or ID card. */
export interface SampleLicense {
  licenseNumber: string;
  firstName: string;
  middleName: string;
  lastName: string;
  birthDate: Day;
  address: PlainAddress;
  isServiceDown: boolean;
  use: string;
}

/** All people and numbers are made up. */
export const SAMPLE_LICENSES: readonly SampleLicense[] = [
  {
    licenseNumber: '921234567',
    firstName: 'Robin',
    middleName: '',
    lastName: 'Sample',
    birthDate: '1985-04-12',
    address: DENVER,
    isServiceDown: false,
    use: "Of age: driver's license 92-123-4567 verifies with the last name Sample",
  },
  {
    licenseNumber: '923456789',
    firstName: 'Marisol',
    middleName: 'Ana',
    lastName: "Example-O'Neil",
    birthDate: '1972-11-30',
    address: { ...DENVER, address1: '88 Mesa Ct', address2: 'Apt 3', city: 'Salida', zip: '81201' },
    isServiceDown: false,
    use: "Of age, with a hyphen and an apostrophe in the last name Example-O'Neil",
  },
  {
    licenseNumber: '927654321',
    firstName: 'Kit',
    middleName: '',
    lastName: 'Younger',
    birthDate: '2011-06-01',
    address: DENVER,
    isServiceDown: false,
    use: 'Under 18: the ID card verifies with the last name Younger, and the person is too young',
  },
  {
    licenseNumber: '920000000',
    firstName: 'Avery',
    middleName: '',
    lastName: 'Outage',
    birthDate: '1990-01-01',
    address: DENVER,
    isServiceDown: true,
    use: 'The look-up fails as if the service were down (any last name)',
  },
];

/** A name reserved by statement for its owner. */
export interface SampleReservation {
  name: string;
  ownerName: string;
  ownerAddress: PlainAddress;
}

const COLFAX = { ...DENVER, address1: '200 E Colfax Ave', zip: '80203' };

export const SAMPLE_RESERVATIONS: readonly SampleReservation[] = [
  { name: 'Silver Larch LLC', ownerName: 'Larch Holdings (sample)', ownerAddress: COLFAX },
  { name: 'Copper Lantern LLC', ownerName: 'Marisol Vega', ownerAddress: DENVER },
];
