import { transactionName } from './transactions';

it.each([
  ['amend', '', 'Articles of Amendment'],
  ['amend', 'DPC', 'Articles of Amendment'],
  ['amend', 'DC55', 'Articles of Amendment for a Cooperative Association'],
  ['report', '', 'Periodic Report'],
  ['dissolve', '', 'Dissolve the entity'],
  ['dissolve', 'DC55', 'Dissolve the entity'],
  ['dissolve', 'DLLC', 'Statement of Dissolution'],
  ['llc', 'DPC', 'Articles of Organization'],
] as const)('%s for an entity of type "%s" is called %s', (filingType, entityType, name) => {
  expect(transactionName(filingType, entityType)).toBe(name);
});
