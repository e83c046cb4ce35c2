import { EXISTING_ENTITY_LINKS, NEW_ENTITY_LINKS } from '../forms/developer-links';
import { filingOfTransaction } from './filing-of-transaction';
import { TRANSACTION_TYPES } from './transaction-type';

test.each(NEW_ENTITY_LINKS)('$transactionType forms the type that it is listed with', (link) => {
  expect(filingOfTransaction(link.transactionType)?.entityType).toBe(link.entityType);
});

test.each([
  ['REPORT', 'report', ''],
  ['CHG_AGT_INFO', 'chgra', ''],
  ['AMD_LLC', 'amend', 'DLLC'],
  ['AMD_NPC', 'amend', 'DNC'],
  ['AMD_55', 'amend', 'DC55'],
])('%s is filed as %s for the type "%s"', (transactionType, filingType, entityType) => {
  expect(filingOfTransaction(transactionType)).toEqual({ filingType, entityType });
});

test('every transaction of this portal has a filing, and the other listed ones have none', () => {
  const known: readonly string[] = TRANSACTION_TYPES;
  const without = EXISTING_ENTITY_LINKS.filter((type) => !filingOfTransaction(type));
  expect(without).toEqual(EXISTING_ENTITY_LINKS.filter((type) => !known.includes(type)));
  expect(TRANSACTION_TYPES.map((type) => filingOfTransaction(type))).not.toContain(null);
});
