import { emptyFiling } from './empty-filing';
import { initialFiling } from './initial-filing';

/** The values given anywhere in a value, with their paths; texts without a letter, unmarked boxes and empty lists do not count. */
const given = (value: unknown, path = ''): Record<string, unknown> => {
  if (value === '' || value === false || value === null) return {};
  if (Array.isArray(value) && value.length === 0) return {};
  if (typeof value !== 'object') return { [path]: value };
  const parts = Object.entries(value).map(([key, part]) => given(part, path ? `${path}.${key}` : key));
  return Object.assign({}, ...parts) as Record<string, unknown>;
};

const address = (path: string, addressTyp: 'PHYS' | 'MAIL') => ({
  [`${path}.state`]: 'CO',
  [`${path}.country`]: 'US',
  [`${path}.addressTyp`]: addressTyp,
  [`${path}.addressSelectionType`]: 'NOT_SELECTED',
});
const ofAnyFiling = {
  ...address('principalOfficeValues.streetAddress', 'PHYS'),
  ...address('principalOfficeValues.mailingAddress', 'MAIL'),
  'registeredAgentValues.personTyp': 'REGAGEN',
  ...address('registeredAgentValues.addressValues.streetAddress', 'PHYS'),
  ...address('registeredAgentValues.addressValues.mailingAddress', 'MAIL'),
};

describe('a filing as it begins (W3-defaults)', () => {
  it('holds nothing but the state and the country of its addresses', () => {
    expect(given(emptyFiling())).toEqual(ofAnyFiling);
  });

  it('has every answer in place, not given', () => {
    expect(emptyFiling().managementValues).toEqual({ managedBy: '', hasOneMember: '' });
  });

  it('of a formation is of Colorado, and knows no entity yet', () => {
    const begun = initialFiling({ filingType: 'dnc', submissionKey: 'key', entityId: '20101000001' });
    expect(given(begun)).toEqual({
      ...ofAnyFiling,
      submissionKey: 'key',
      filingType: 'dnc',
      entityType: 'DNC',
      transactionType: 'ARTINC_NPC',
      transactionDescription: 'Articles of Incorporation for a Nonprofit Corporation',
      domesticFlag: 'Y',
      jurisdiction: 'CO',
    });
  });

  it('on an entity holds its ID, and the transaction once the type of the entity is known', () => {
    const on = { submissionKey: 'key', entityId: '20101000001' } as const;
    expect(given(initialFiling({ filingType: 'amend', ...on }))).toEqual({
      ...ofAnyFiling,
      submissionKey: 'key',
      filingType: 'amend',
      entityId: '20101000001',
    });
    expect(initialFiling({ filingType: 'amend', entityType: 'DC55', ...on })).toMatchObject({
      entityType: 'DC55',
      transactionType: 'AMD_55',
      transactionDescription: 'Articles of Amendment for a Cooperative Association',
    });
    expect(initialFiling({ filingType: 'report', submissionKey: 'key' }).entityId).toBe('');
  });
});
