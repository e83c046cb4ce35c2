import { emptyFiling } from '../filing/empty-filing';
import { mergeFilings } from './merge-filings';
import { hasConflict, mergedMessage } from './merged-words';

const begun = { ...emptyFiling(), filingType: 'llc' as const };
const named = (name: string) => ({
  ...begun,
  entityNameValues: { ...begun.entityNameValues, name },
});
const managed = { managementValues: { ...begun.managementValues, managedBy: 'MBR' as const } };

test('nothing is said where nothing came from another device', () => {
  expect(mergedMessage(mergeFilings(begun, named('Aspen LLC'), begun))).toBe('');
});

test('what only the other device has changed is named', () => {
  const message = mergedMessage(mergeFilings(begun, named('Aspen LLC'), { ...begun, ...managed }));
  expect(message).toContain('From there comes: Management & members.');
});

test('of what both have changed, and of what comes along, the pages are named', () => {
  const message = mergedMessage(
    mergeFilings(begun, named('Aspen LLC'), { ...named('Birch LLC'), ...managed }),
  );
  expect(message).toContain('Entity name: saved there: Birch LLC. Entered here: Aspen LLC.');
  expect(message).toContain('Also changed there: Management & members.');
});

test('what no filer enters has no name', () => {
  expect(mergedMessage(mergeFilings(begun, begun, { ...begun, adminFraudCheck: true }))).toBe('');
});

test('fields of a page that each stand for themselves do not conflict', () => {
  const here = { ...begun, managementValues: { ...begun.managementValues, hasOneMember: 'Y' as const } };
  const merged = mergeFilings(begun, here, { ...begun, ...managed });
  expect(merged.filing.managementValues).toEqual({ managedBy: 'MBR', hasOneMember: 'Y' });
  expect(hasConflict(merged)).toBe(false);
  expect(mergedMessage(merged)).toContain('From there comes: Management & members.');
});

const notified = (...emails: string[]) => ({
  ...begun,
  notificationsValues: { ...begun.notificationsValues, emails: emails.map((email) => ({ email })) },
});

test('entries that were added and deleted in two places are put together', () => {
  const merged = mergeFilings(notified('a@b.co'), notified('a@b.co', 'here@b.co'), notified('there@b.co'));
  expect(merged.filing.notificationsValues.emails).toEqual([{ email: 'there@b.co' }, { email: 'here@b.co' }]);
  expect(hasConflict(merged)).toBe(false);
});

test('an entry that both have changed is a conflict, of which both are told', () => {
  const merged = mergeFilings(notified('a@b.co'), notified('here@b.co'), notified('there@b.co'));
  expect(hasConflict(merged)).toBe(true);
  expect(mergedMessage(merged)).toContain('Notifications: saved there: there@b.co. Entered here: here@b.co.');
});

test('a part that is empty in one place says so', () => {
  const merged = mergeFilings(named('Aspen LLC'), named(''), named('Birch LLC'));
  expect(mergedMessage(merged)).toContain('Entity name: saved there: Birch LLC. Entered here: nothing.');
});
