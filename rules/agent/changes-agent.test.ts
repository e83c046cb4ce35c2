import { emptyAddress } from '../filing-parts/address';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';
import { emptyRegisteredAgent } from '../filing/empty-agent';
import type { RecordValues } from '../filing/record-values';
import { emptyFiling } from '../filing/empty-filing';
import { street } from '../../tests/samples/llc-values';
import { changesAgent } from './changes-agent';

const box = { ...emptyAddress('MAIL'), address1: 'PO Box 12', city: 'Boulder', zip: '80302' };

const agent = (
  addresses: Partial<RegisteredAgentValues['addressValues']> = {},
  name: Partial<RegisteredAgentValues['nameValues']['name']> = {},
): RegisteredAgentValues => {
  const empty = emptyRegisteredAgent();
  return {
    ...empty,
    nameValues: {
      ...empty.nameValues,
      name: { ...empty.nameValues.name, nameTyp: 'I', firstName: 'Ada', lastName: 'Reyes', ...name },
    },
    addressValues: {
      ...empty.addressValues,
      streetAddress: street,
      isSameAsStreetAddressChecked: false,
      ...addresses,
    },
  };
};
const changes = (named: RegisteredAgentValues, onRecord: RegisteredAgentValues | null): boolean => {
  const { principalOfficeValues } = emptyFiling();
  const recordValues: RecordValues = {
    version: 1,
    reportDueDate: '',
    previousEffective: '',
    principalOfficeValues,
    registeredAgentValues: onRecord,
  };
  return changesAgent({ registeredAgentValues: named, recordValues });
};

it('is another agent where none is on record', () => {
  expect(changes(agent(), null)).toBe(true);
  expect(changesAgent({ registeredAgentValues: agent() })).toBe(true);
});

it('is the same agent with the same addresses', () => {
  expect(changes(agent(), agent())).toBe(false);
  expect(changes(agent({ mailingAddress: box }), agent({ mailingAddress: { ...box } }))).toBe(false);
  expect(changes(agent(), agent({ streetAddress: { ...street, address1: '1  MAIN ST' } }))).toBe(false);
});

it.each<[string, RegisteredAgentValues, RegisteredAgentValues]>([
  ['another name', agent(), agent({}, { lastName: 'Vega' })],
  [
    'an organization of the same name',
    agent({}, { firstName: '', lastName: 'Reyes' }),
    agent({}, { nameTyp: 'O', firstName: '', lastName: '', orgName: 'Reyes' }),
  ],
  ['another street', agent(), agent({ streetAddress: { ...street, address1: '1 Elm St' } })],
  ['a mailing address where there was none', agent({ mailingAddress: box }), agent()],
  ['no mailing address where there was one', agent(), agent({ mailingAddress: box })],
  [
    'another mailing address',
    agent({ mailingAddress: box }),
    agent({ mailingAddress: { ...box, address1: 'PO Box 13' } }),
  ],
])('is a change: %s', (_, named, onRecord) => {
  expect(changes(named, onRecord)).toBe(true);
});
