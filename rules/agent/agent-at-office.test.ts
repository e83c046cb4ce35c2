import { emptyAddress } from '../filing-parts/address';
import { emptyRegisteredAgent } from '../filing/empty-agent';
import { emptyFiling } from '../filing/empty-filing';
import type { PrincipalOfficeValues } from '../filing-parts/sections';
import { agentAddressesToEdit, officeAddressForAgent, withSameAsOfficeUpdated } from './agent-at-office';

const denver = {
  ...emptyAddress('PHYS'),
  address1: '1700 Broadway',
  city: 'Denver',
  zip: '80290',
  accepted: true,
};
const box = { ...emptyAddress('MAIL'), address1: 'PO Box 12', city: 'Boulder', zip: '80302' };
const office = (parts: Partial<PrincipalOfficeValues> = {}): PrincipalOfficeValues => ({
  ...emptyFiling().principalOfficeValues,
  streetAddress: denver,
  mailingAddress: box,
  ...parts,
});

it('offers the street as it was accepted, and the mailing address also where it is a PO Box', () => {
  expect(officeAddressForAgent(office(), 'street')).toEqual(denver);
  expect(officeAddressForAgent(office(), 'mailing')).toEqual(box);
  const same = office({ isSameAsStreetAddressChecked: true });
  expect(officeAddressForAgent(same, 'mailing')).toEqual({ ...denver, addressTyp: 'MAIL' });
});

it.each([
  ['is not given', emptyAddress('PHYS')],
  ['lies in another state', { ...denver, state: 'WY' }],
  ['lies abroad', { ...denver, state: '', province: 'Ontario', country: 'CA' }],
  ['is a PO Box', { ...denver, address1: 'PO Box 12' }],
])('offers no street that %s', (_, streetAddress) => {
  expect(officeAddressForAgent(office({ streetAddress }), 'street')).toBeNull();
});

describe('the marks', () => {
  const agent = {
    ...emptyRegisteredAgent().addressValues,
    streetAddress: { ...denver, address1: '1700 BROADWAY' },
    mailingAddress: box,
    isSameAsPrincipalOfficeAddressChecked: true,
    isSameAsPrincipalOfficeMailingAddressChecked: true,
  };
  const marksOf = (values: typeof agent, of = office()) => {
    const marked = withSameAsOfficeUpdated(values, of);
    return [
      marked.isSameAsPrincipalOfficeAddressChecked,
      marked.isSameAsPrincipalOfficeMailingAddressChecked,
    ];
  };

  it('stay while the addresses are those of the office', () => {
    expect(marksOf(agent)).toEqual([true, true]);
  });

  it('go when the office has moved, and where mail goes to the street', () => {
    const moved = office({ streetAddress: { ...denver, address1: '1 Elm St' } });
    expect(marksOf(agent, moved)).toEqual([false, true]);
    expect(marksOf({ ...agent, isSameAsStreetAddressChecked: true })).toEqual([true, false]);
  });

  it('are not made by an address that is the same by chance', () => {
    expect(marksOf({ ...agent, isSameAsPrincipalOfficeAddressChecked: false })).toEqual([false, true]);
  });
});

describe('the form of the addresses', () => {
  const none = { ...emptyRegisteredAgent().addressValues, streetAddress: denver };
  const goesToStreet = (change: Partial<typeof none>) =>
    agentAddressesToEdit({ ...none, ...change }, office({ mailingAddress: denver }))
      .isSameAsStreetAddressChecked;

  it('begins with mail to the street where there is no other address for it', () => {
    expect(goesToStreet({})).toBe(true);
    expect(goesToStreet({ mailingAddress: { ...denver, addressTyp: 'MAIL' } })).toBe(true);
    expect(goesToStreet({ isSameAsStreetAddressChecked: true, mailingAddress: box })).toBe(true);
  });

  it('begins with the mailing address that there is, and with nothing where nothing is entered', () => {
    expect(goesToStreet({ mailingAddress: box })).toBe(false);
    expect(
      goesToStreet({
        mailingAddress: { ...denver, addressTyp: 'MAIL' },
        isSameAsPrincipalOfficeMailingAddressChecked: true,
      }),
    ).toBe(false);
    expect(goesToStreet({ streetAddress: emptyAddress('PHYS') })).toBe(false);
  });
});
