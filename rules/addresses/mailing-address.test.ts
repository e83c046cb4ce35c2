import { emptyAddress } from '../filing-parts/address';
import { otherMailingAddress } from './mailing-address';

const street = {
  ...emptyAddress('PHYS'),
  address1: '1700 Broadway',
  city: 'Denver',
  state: 'CO',
  zip: '80290',
};
const box = { ...emptyAddress('MAIL'), address1: 'PO Box 7', city: 'Denver', state: 'CO', zip: '80201' };

it.each([
  ['another address', box, box],
  ['the street address again, in other letters', { ...street, address1: '1700  BROADWAY' }, null],
  ['an empty address', emptyAddress('MAIL'), null],
  ['none', undefined, null],
])('the mailing address on record is %s', (_, mailing, expected) => {
  expect(otherMailingAddress(street, mailing)).toEqual(expected);
});

it('stands alone where there is no street address', () => {
  expect(otherMailingAddress(undefined, box)).toEqual(box);
});
