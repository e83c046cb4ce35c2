import { maintainAgentAddress } from './maintain-agent-address';
import { mayNameAgentFor } from './may-name-agent';
import { returnTarget } from './return-target';
import { emptyRegisteredAgent } from '../../filing/empty-agent';
import { sortSearchResults } from './search-results';

const query = { transTyp: 'CONV_DF_REC', entityType: 'FLLC', entityId: '20261000001', userName: 'a&b=c' };

it('keeps values that mean something in an address from breaking out of theirs', () => {
  expect(maintainAgentAddress('N', query, 'https://legacy.example.gov/transaction')).toBe(
    'https://legacy.example.gov/transaction?transTyp=CONV_DF_REC&entityType=FLLC&entityId=20261000001&userName=a%26b%3Dc&convertingEntityId=20261000001',
  );
});

it.each([
  ['https://legacy.example.gov/t?', 'https://legacy.example.gov/t?transTyp=REPORT'],
  ['https://legacy.example.gov/t?a=1', 'https://legacy.example.gov/t?a=1&transTyp=REPORT'],
])('adds to the configured page %s', (page, expected) => {
  const bare = { transTyp: 'REPORT', entityType: '', entityId: '', userName: '' };
  expect(maintainAgentAddress('N', bare, page)).toBe(expected);
});

it('leads nowhere outside with an agent of no name', () => {
  expect(returnTarget(emptyRegisteredAgent(), 'llc', 'https://evil.example.com', [])).toEqual({
    hasAgent: false,
    address: '/business/agent/agentformation',
  });
});

it('leads to the forms with an agent for a filing that asks for none', () => {
  const { nameValues } = emptyRegisteredAgent();
  const named = { nameValues: { name: { ...nameValues.name, nameTyp: 'O' as const, orgName: 'Acme LLC' } } };
  expect(returnTarget(named, 'amend', 'https://evil.example.com', [])).toEqual({
    hasAgent: true,
    page: 'fileAForm',
  });
});

it('leaves the results that it was given as they are', () => {
  const item = (orgName: string) => ({
    id: orgName,
    entity: { entityId: '1', entityStatusCd: 'GOOD', entityTyp: 'DLLC' },
    entityName: { orgName },
  });
  const results = [item('B'), item('A')];
  expect(sortSearchResults(results, 'Organization Name', 'ascending').map(({ id }) => id)).toEqual([
    'A',
    'B',
  ]);
  expect(results.map(({ id }) => id)).toEqual(['B', 'A']);
});

it.each([
  ['a formation', 'ARTORG_LLC', '', true],
  ['a formation for an entity on record', 'ARTORG_LLC', '20101000001', false],
  ['a report on an entity', 'REPORT', '20101000001', true],
  ['a report on no entity', 'REPORT', '', false],
  ['a change that names no agent', 'CHG_ENT_ADR', '20101000001', false],
  ['a filing of the other site', 'CONV_DF_REC', '20101000001', true],
  ['a transaction that nobody knows', 'NO_SUCH', '20101000001', false],
])('knows whether the wizard has a way back to %s', (_, transTyp, entityId, expected) => {
  expect(mayNameAgentFor({ transTyp, entityId })).toBe(expected);
});
