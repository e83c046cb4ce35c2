import { emptyFiling } from '../../filing/empty-filing';
import { mailingAddressRules } from './rules';

const filing = emptyFiling();
const street = {
  ...filing.principalOfficeValues.streetAddress,
  address1: '1 First Street',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
};
const problems = (streetAddress: typeof street) => {
  const begun = { ...filing, principalOfficeValues: { ...filing.principalOfficeValues, streetAddress } };
  const values = { ...mailingAddressRules.read(begun), isSameAsStreetAddressChecked: true };
  return mailingAddressRules.problems(values, { filing: begun, now: '2026-11-28T19:00:00.000Z' });
};

it('lets mail go to the street address that is on record', () => {
  expect(problems(street)).toEqual([]);
});

it('refuses a street address that is not on record', () => {
  expect(problems(filing.principalOfficeValues.streetAddress)).toMatchObject([
    {
      path: 'isSameAsStreetAddressChecked',
      message: 'No street address is on record. Enter the mailing address.',
    },
  ]);
});
