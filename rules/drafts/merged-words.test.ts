import { englishOf } from '../language/text';
import { emptyAddress } from '../filing-parts/address';
import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import { conflictsOf } from './conflicts';
import { mergeFilings } from './merge-filings';
import { decideFirst, mergedMessage } from './merged-words';

const begun: Filing = { ...emptyFiling(), filingType: 'llc' };
const named = (name: string): Filing => ({
  ...begun,
  entityNameValues: { ...begun.entityNameValues, name },
});
const managed = { managementValues: { ...begun.managementValues, managedBy: 'MBR' as const } };
const conflictsIn = (entered: Filing, saved: Filing) => {
  const { filing, undecided } = mergeFilings(begun, entered, saved);
  return conflictsOf(filing, undecided);
};

test('nothing is said where nothing came from anywhere else', () => {
  expect(mergedMessage(mergeFilings(begun, named('Aspen LLC'), begun))).toBe('');
});

test('what was only changed elsewhere is named, and is no conflict', () => {
  const merged = mergeFilings(begun, named('Aspen LLC'), { ...begun, ...managed });
  expect(englishOf(mergedMessage(merged))).toContain('From there comes: Management & members.');
  expect(conflictsOf(merged.filing, merged.undecided)).toEqual([]);
  expect(decideFirst(merged.filing, merged.undecided)).toBe('');
});

test('of what both have changed, the saved answer stands until one is chosen, and what comes along is named', () => {
  const merged = mergeFilings(begun, named('Aspen LLC'), { ...named('Birch LLC'), ...managed });
  expect(merged.filing.entityNameValues.name).toBe('Birch LLC');
  const [conflict] = conflictsOf(merged.filing, merged.undecided);
  expect(conflict).toMatchObject({ part: 'entityNameValues', step: 'entityname' });
  expect(conflict?.entered.entityNameValues.name).toBe('Aspen LLC');
  expect(conflict?.entered.managementValues).toEqual(managed.managementValues);
  expect(englishOf(mergedMessage(merged))).toContain('From there comes: Management & members.');
  expect(englishOf(decideFirst(merged.filing, merged.undecided))).toBe(
    'First choose which answer to keep: Entity name.',
  );
});

test('what no filer enters is neither named nor asked', () => {
  expect(mergedMessage(mergeFilings(begun, begun, { ...begun, adminFraudCheck: true }))).toBe('');
  expect(conflictsIn({ ...begun, submissionKey: 'a' }, { ...begun, submissionKey: 'b' })).toEqual([]);
});

test('fields of a page that each stand for themselves do not conflict', () => {
  const here = { ...begun, managementValues: { ...begun.managementValues, hasOneMember: 'Y' as const } };
  const merged = mergeFilings(begun, here, { ...begun, ...managed });
  expect(merged.filing.managementValues).toEqual({ managedBy: 'MBR', hasOneMember: 'Y' });
  expect(merged.undecided).toEqual({});
});

test('of a page with one field in conflict, the others are in both answers', () => {
  const here = { ...begun, managementValues: { managedBy: 'MGR' as const, hasOneMember: 'Y' as const } };
  const [conflict] = conflictsIn(here, { ...begun, ...managed });
  expect(conflict?.entered.managementValues).toEqual({ managedBy: 'MGR', hasOneMember: 'Y' });
  expect(mergeFilings(begun, here, { ...begun, ...managed }).filing.managementValues).toEqual({
    managedBy: 'MBR',
    hasOneMember: 'Y',
  });
});

test('answers that read the same are no conflict, whatever the registry noted beside them', () => {
  const at = (address1: string, accepted: boolean): Filing => ({
    ...begun,
    principalOfficeValues: {
      ...begun.principalOfficeValues,
      streetAddress: { ...emptyAddress('PHYS'), address1, accepted },
    },
  });
  expect(conflictsIn(at('1 Main St', true), at('1 Main St', false))).toEqual([]);
  expect(conflictsIn(at('1 Main St', true), at('2 Main St', true))).toHaveLength(1);
});

const file = (fileName: string) => ({ key: fileName, fileName, mimeType: 'application/pdf', size: 10 });
const adding = (changes: Partial<Filing['additionalInfoValues']>): Filing => ({
  ...begun,
  additionalInfoValues: { ...begun.additionalInfoValues, additionalInfoAttachmentRadio: 'Y', ...changes },
});

test('a part with several pages is decided on the one whose answer differs', () => {
  const before = adding({ attachments: [file('a.pdf')] });
  const merged = (here: Filing, there: Filing) => {
    const { filing, undecided } = mergeFilings(before, here, there);
    return conflictsOf(filing, undecided).map(({ step }) => step);
  };
  expect(merged(adding({ attachments: [file('b.pdf')] }), adding({ attachments: [file('c.pdf')] }))).toEqual([
    'attachments',
  ]);
  const text = (additionalInfo: string) => adding({ attachments: [file('a.pdf')], additionalInfo });
  expect(merged(text('Here.'), text('There.'))).toEqual(['additionalinfo']);
});

test('several conflicts come in the order of the pages', () => {
  const both = (name: string, email: string): Filing => ({
    ...named(name),
    notificationsValues: { ...begun.notificationsValues, emails: [{ email }] },
  });
  const before = both('', 'before@example.com');
  const { filing, undecided } = mergeFilings(before, both('A LLC', 'a@b.co'), both('B LLC', 'b@b.co'));
  expect(conflictsOf(filing, undecided).map(({ step }) => step)).toEqual(['entityname', 'notifications']);
  expect(englishOf(decideFirst(filing, undecided))).toBe(
    'First choose which answer to keep: Entity name, Notifications.',
  );
});

test('nothing is left to decide once the saved answer is the same', () => {
  const { undecided } = mergeFilings(begun, named('Aspen LLC'), named('Birch LLC'));
  expect(conflictsOf(named('Aspen LLC'), undecided)).toEqual([]);
});
