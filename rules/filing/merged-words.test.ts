import { emptyFiling } from './empty-filing';
import { mergeFilings } from './merge-filings';
import { mergedMessage } from './merged-words';

const begun = { ...emptyFiling(), filingType: 'llc' as const };
const named = (name: string) => ({
  ...begun,
  entityNameValues: { ...begun.entityNameValues, name },
});
const managed = { managementValues: { ...begun.managementValues, managedBy: 'MEMBERS' as never } };

test('nothing is said where nothing came from another device', () => {
  expect(mergedMessage(mergeFilings(begun, named('Aspen LLC'), begun))).toBe('');
});

test('what only the other device has changed is named', () => {
  const message = mergedMessage(mergeFilings(begun, named('Aspen LLC'), { ...begun, ...managed }));
  expect(message).toContain('From there comes: Management & members. What you entered here is kept.');
});

test('of what both have changed, and of what comes along, the pages are named', () => {
  const message = mergedMessage(
    mergeFilings(begun, named('Aspen LLC'), { ...named('Birch LLC'), ...managed }),
  );
  expect(message).toContain('not what you entered here: Entity name.');
  expect(message).toContain('Also changed there: Management & members.');
});

test('what no filer enters has no name', () => {
  expect(mergedMessage(mergeFilings(begun, begun, { ...begun, adminFraudCheck: true }))).toBe('');
});
