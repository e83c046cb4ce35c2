import type { Address } from '../filing-parts/address';
import { emptyAddress } from '../filing-parts/address';
import type { Filing } from '../filing/filing';
import { initialFiling } from '../filing/initial-filing';
import { enteredAddresses } from './entered-addresses';

const at = (address1: string, changes: Partial<Address> = {}): Address => ({
  ...emptyAddress('PHYS'),
  address1,
  city: 'Denver',
  zip: '80202',
  accepted: true,
  ...changes,
});
const filingWith = (street: Address, mailing: Address, agentStreet = emptyAddress('PHYS')): Filing => {
  const filing = initialFiling({ filingType: 'llc', submissionKey: 'k' });
  const { principalOfficeValues: office, registeredAgentValues: agent } = filing;
  return {
    ...filing,
    principalOfficeValues: { ...office, streetAddress: street, mailingAddress: mailing },
    registeredAgentValues: {
      ...agent,
      addressValues: { ...agent.addressValues, streetAddress: agentStreet },
    },
  };
};
const lines = (addresses: readonly Address[]) => addresses.map(({ address1 }) => address1);

it('offers nothing before an address is entered', () => {
  const filing = initialFiling({ filingType: 'llc', submissionKey: 'k' });
  expect(enteredAddresses(filing, { addressTyp: 'PHYS' })).toEqual([]);
});

it('offers each address once, in the order of the pages, as accepted as it is', () => {
  const filing = filingWith(at('1 Elm St'), at('2 Oak St'), at('1 ELM  ST'));
  const offered = enteredAddresses(filing, { addressTyp: 'MAIL' });
  expect(lines(offered)).toEqual(['1 Elm St', '2 Oak St']);
  expect(offered[0]).toEqual({ ...at('1 Elm St'), addressTyp: 'MAIL' });
});

it('offers no PO Box for a street address', () => {
  const filing = filingWith(at('1 Elm St'), at('PO Box 12'));
  expect(lines(enteredAddresses(filing, { addressTyp: 'PHYS' }))).toEqual(['1 Elm St']);
  expect(lines(enteredAddresses(filing, { addressTyp: 'MAIL' }))).toEqual(['1 Elm St', 'PO Box 12']);
});

it('offers those in the required state, and none that is incomplete', () => {
  const filing = filingWith(at('1 Elm St', { state: 'WY' }), at('2 Oak St'), at('3 Ash St', { city: '' }));
  expect(lines(enteredAddresses(filing, { addressTyp: 'PHYS', state: 'CO' }))).toEqual(['2 Oak St']);
  expect(lines(enteredAddresses(filing, { addressTyp: 'PHYS' }))).toEqual(['1 Elm St', '2 Oak St']);
});
