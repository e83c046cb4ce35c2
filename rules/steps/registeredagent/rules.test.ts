import type { Address } from '../../filing-parts/address';
import type { Name } from '../../filing-parts/name';
import { registeredAgentRules } from './rules';
import { blank, context, street, name, messages } from '../../../tests/samples/llc-values';

const named = {
  ...blank.registeredAgentValues,
  nameValues: { name: { ...blank.registeredAgentValues.nameValues.name, ...name } },
  addressValues: { ...blank.registeredAgentValues.addressValues, streetAddress: street },
};

describe('the registered agent of a filing', () => {
  it('has consented, and is named', () => {
    const problems = (agentConsentRadio: 'Y' | 'N' | '') =>
      messages(registeredAgentRules.problems({ ...named, agentConsentRadio }, context));
    expect(problems('Y')).toEqual([]);
    expect(problems('')).toEqual(['agentConsentRadio: Choose Yes or No.']);
    expect(problems('N')).toEqual([
      'agentConsentRadio: You must get consent before appointing a person as your registered agent',
    ]);
    const nobody = { ...blank.registeredAgentValues, agentConsentRadio: 'Y' as const };
    expect(registeredAgentRules.problems(nobody, context)).toEqual([
      { path: 'nameValues', code: 'missing', message: 'Information is missing or invalid.' },
    ]);
  });

  it.each<[string, Partial<Name>, Partial<Address>, boolean]>([
    ['a person', { ...name, nameTyp: 'I' }, {}, true],
    ['a person with a last name of one letter', { ...name, nameTyp: 'I', lastName: 'R' }, {}, false],
    ['a person without a first name', { ...name, nameTyp: 'I', firstName: '' }, {}, false],
    ['a business', { nameTyp: 'O', orgName: 'Acme Agents LLC' }, {}, true],
    [
      'a business without a name',
      { nameTyp: 'O', orgName: '', firstName: 'Ana', lastName: 'Ruiz' },
      {},
      false,
    ],
    ['nobody known to be either', { ...name, nameTyp: '' as never, orgName: 'Acme' }, {}, false],
    ['an agent of another state', { ...name, nameTyp: 'I' }, { state: 'WY' }, false],
    ['an agent without a street', { ...name, nameTyp: 'I' }, { address1: '' }, false],
    ['nobody, at an address', { nameTyp: 'I' }, {}, false],
  ])('%s', (_, agentName, address, isNamed) => {
    const { registeredAgentValues: none } = blank;
    const values = {
      ...none,
      nameValues: { name: { ...none.nameValues.name, ...agentName } },
      addressValues: { ...none.addressValues, streetAddress: { ...street, ...address } },
      agentConsentRadio: 'Y' as const,
    };
    expect(registeredAgentRules.problems(values, context)).toHaveLength(isNamed ? 0 : 1);
  });
});
