import { emptyAddress } from '../filing-parts/address';
import { emptyFiling } from '../filing/empty-filing';
import {
  chooseNameChange,
  chooseReservedName,
  applyNameAnswer,
  changesName,
  needsNameCheck,
  resetAvailability,
} from './entity-name-values';
import { heldNameOutcome } from './name-check';
import { amendedName, asksForName, nameOnRecordWarnings } from './name-change';
import { hasRequiredTerm, requiredTermProblem } from './required-terms';
import {
  keepStatutorySuffix,
  nameAfterwards,
  statutorySuffix,
  suffixWarning,
  withStatutoryLanguage,
} from './statutory-suffix';
import { wordsOf } from './words';

it.each([
  'Acme LLC',
  'Acme, L.L.C.',
  'acme l.l.c',
  'Acme Ltd',
  'ACME LTD. LIABILITY CO.',
  'Limited Editions',
])('finds a term of an LLC in %j', (name) => expect(hasRequiredTerm(name, 'DLLC')).toBe(true));

it.each(['Acme', 'Unlimited Acme', 'Acmellc', 'LLCs of Acme', 'Acme Inc.', 'Acme Limit-ed'])(
  'finds no term of an LLC in %j',
  (name) => expect(hasRequiredTerm(name, 'DLLC')).toBe(false),
);

it('asks other types for their own terms', () => {
  expect(hasRequiredTerm('Acme Inc.', 'DPC')).toBe(true);
  expect(hasRequiredTerm('Acme Co-op', 'DPC')).toBe(false);
  for (const entityType of ['DNC', 'DC55', 'DC56'] as const) {
    expect(hasRequiredTerm('Acme', entityType)).toBe(true);
    expect(requiredTermProblem('Acme', entityType)).toBeNull();
  }
  expect(requiredTermProblem('Acme', 'DLLC')).toEqual({
    path: 'name',
    code: 'requiredTerm',
    message:
      'The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time.',
  });
});

it.each(['constructor', 'toString', ''])('has no warning for the status %j', (status) => {
  expect(suffixWarning(status)).toBeNull();
});

it('keeps the statutory language of names on record', () => {
  const record = 'Acme LLC, Delinquent December 1, 2024';
  expect(statutorySuffix(record)).toBe(', Delinquent December 1, 2024');
  expect(statutorySuffix('Acme, LLC')).toBe('');
  expect(keepStatutorySuffix('Apex LLC', record, 'DQQ')).toBe('Apex LLC, Delinquent December 1, 2024');
  expect(keepStatutorySuffix(record, record, 'DQQ')).toBe(record);
  expect(keepStatutorySuffix('Apex LLC', record, 'GOOD')).toBe('Apex LLC');
  expect(suffixWarning('VDISS')).toMatch(/Reinstate the entity first/);
  expect(suffixWarning('no such code')).toBeNull();
});

const entered = { ...emptyFiling().entityNameValues, name: ' Acme   LLC ' };
const answer = {
  valid: true,
  message: '',
  name: 'Acme LLC',
  nameIsAvailable: false,
  nameIsReserved: true,
  ownerName: 'Ann Lee',
};

it.each([
  ['Acme LLC', 'delinquent', '2026-12-01', 'DQQ', 'Acme LLC, Delinquent December 1, 2026'],
  ['Smith, Jones, LLC', 'delinquent', '2027-02-28', 'DQQ', 'Smith, Jones, LLC, Delinquent February 28, 2027'],
  ['Acme Inc.', 'dissolved', '2025-06-02', 'VDISS', 'Acme Inc., Dissolved June 2, 2025'],
] as const)(
  'puts the language of the law into %s, and takes it out',
  (name, state, day, status, expected) => {
    expect(withStatutoryLanguage(name, state, day)).toBe(expected);
    expect(nameAfterwards(expected, status)).toBe(name);
    expect(withStatutoryLanguage(name, state, 'soon')).toBe(name);
  },
);

it('continues with a reserved name only once the filer is authorized', () => {
  const checked = applyNameAnswer(entered, answer);
  expect(checked.name).toBe('Acme LLC');
  expect(heldNameOutcome(checked)).toBe('reserved');
  expect(heldNameOutcome(chooseReservedName(checked, true, 'ACME LLC'))).toBe('available');
  expect(chooseReservedName(checked, false, 'ACME LLC')).toMatchObject({ name: '', availability: null });
  expect(heldNameOutcome(resetAvailability(checked))).toBeNull();
});

it('tells for whom a name is reserved', () => {
  const addressDTO = emptyAddress('MAIL');
  expect(applyNameAnswer(entered, { ...answer, addressDTO }).availability?.reservedBy).toEqual({
    name: 'Ann Lee',
    address: addressDTO,
  });
  expect(applyNameAnswer(entered, { ...answer, ownerName: '' }).availability).not.toHaveProperty(
    'reservedBy',
  );
});

it('forgets what was said of a name that is edited', () => {
  const refused = applyNameAnswer(entered, { ...answer, valid: true, message: 'No such name.' });
  expect(resetAvailability(refused)).toMatchObject({ isNameValid: false, message: '', availability: null });
});

it.each([
  ['Y', 'Summit LLC', true],
  ['Y', ' Acme   LLC', false],
  ['Y', '   ', false],
  ['Y', undefined, false],
  ['N', 'Summit LLC', false],
  ['', 'Summit LLC', false],
] as const)('knows whether the name changes: %j, %j', (isNameChanged, name, changes) => {
  expect(changesName({ isNameChanged, name, oldName: 'Acme LLC' })).toBe(changes);
});

it('checks a name unless the filer keeps the old one', () => {
  expect(needsNameCheck({ ...entered, isNameChanged: 'N' })).toBe(false);
  expect(needsNameCheck({ ...entered, isNameChanged: 'Y' })).toBe(true);
  expect(needsNameCheck({ ...entered, isNameChanged: '' })).toBe(true);
});

it.each([
  ['Cedar\tBluff\u2003LLC', ['CEDAR', 'BLUFF', 'LLC']],
  ["Caf\u00e9s & O'Neil, L.L.C.", ['CAFES', 'AND', 'ONEIL', 'LLC']],
  ['Valley Co-op', ['VALLEY', 'COOP']],
  ['...', []],
  // As they are pasted from a text: marks as typeset, special spaces, and what does not show.
  ['Blue\u2013Bird \u201cPeak\u201d', ['BLUE', 'BIRD', 'PEAK']],
  ['O\u00b4Neil\u2019s Blue\u00ad\u200bbird', ['ONEILS', 'BLUEBIRD']],
  // Letters that have no accent to leave out.
  ['\u00c6ther Stra\u00dfe \u00d8st \u0141\u00f3d\u017a', ['AETHER', 'STRASSE', 'OST', 'LODZ']],
])('parts %j into words', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

it('restores the old name when the filer does not change it', () => {
  const values = { ...entered, oldName: 'Old LLC', isOldNameValid: true };
  expect(chooseNameChange(values, 'N')).toMatchObject({
    name: 'Old LLC',
    isNameChanged: 'N',
    isNameValid: true,
  });
  expect(chooseNameChange(values, 'Y')).toMatchObject({ name: ' Acme   LLC ', isNameChanged: 'Y' });
});

it('asks for another name with an empty field', () => {
  const values = { ...entered, name: 'Old LLC', oldName: 'Old LLC', isOldNameValid: true };
  expect(chooseNameChange(values, 'Y')).toMatchObject({ name: '', isNameChanged: 'Y' });
});

describe('the name of a filing on an entity', () => {
  const RECORD = 'Acme LLC, Delinquent December 1, 2024';
  const amend = { filingType: 'amend', entityType: 'DLLC', statusCode: 'DQQ' } as const;

  it('is the one on record where it stays', () => {
    const values = { ...entered, oldName: RECORD, isNameChanged: 'N' as const };
    expect(amendedName(values, amend)).toMatchObject({ name: RECORD, isNameChanged: 'N' });
  });

  it('has the statutory language that has to stay in it', () => {
    const values = { ...entered, name: ' Apex   LLC', oldName: RECORD, isNameChanged: 'Y' as const };
    expect(amendedName(values, amend).name).toBe('Apex LLC, Delinquent December 1, 2024');
    expect(amendedName(values, { ...amend, statusCode: 'GOOD' }).name).toBe('Apex LLC');
  });

  it('counts as changed where nobody is asked, because it has to change', () => {
    const values = { ...entered, name: 'Acme LLC', oldName: 'Acme', isNameChanged: 'N' as const };
    const named = amendedName(values, { ...amend, statusCode: 'GOOD' });
    expect(named).toMatchObject({ name: 'Acme LLC', isNameChanged: 'Y' });
    expect(changesName(named)).toBe(true);
  });

  it.each(['llc', ''] as const)('is the name entered in a filing of the type %j', (filingType) => {
    expect(amendedName(entered, { ...amend, filingType })).toMatchObject({
      name: 'Acme LLC',
      isNameChanged: '',
    });
  });

  it.each([
    ['', 'Acme LLC', false],
    ['N', 'Acme LLC', false],
    ['Y', 'Acme LLC', true],
    ['N', 'Acme', true],
    ['', 'Acme', true],
  ] as const)(
    'is asked for when the answer is %j and the name on record is %j: %j',
    (isNameChanged, oldName, asked) => {
      expect(asksForName({ isNameChanged, oldName }, amend)).toBe(asked);
    },
  );

  it.each([
    ['Acme LLC', 'GOOD', 0],
    ['Acme', 'GOOD', 1],
    [RECORD, 'DQQ', 1],
    ['Acme, Delinquent December 1, 2024', 'DQQ', 2],
  ])('comes with warnings about %j, %s: %i', (oldName, statusCode, count) => {
    expect(nameOnRecordWarnings(oldName, { entityType: 'DLLC', statusCode })).toHaveLength(count);
  });
});
