import { emptyFiling } from '../filing/empty-filing';
import {
  answerNameChange,
  answerReservedName,
  applyNameAnswer,
  resetAvailability,
} from './entity-name-values';
import { heldNameOutcome } from './name-check';
import { hasRequiredTerm, requiredTermProblem } from './required-terms';
import { keepStatutorySuffix, statutorySuffix, suffixWarning } from './statutory-suffix';

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
  expect(hasRequiredTerm('Acme Co-op', 'DC55')).toBe(true);
  expect(hasRequiredTerm('Acme', 'DNC')).toBe(true);
  expect(requiredTermProblem('Acme', 'DLLC')?.message).toBe(
    'The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time.',
  );
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

it('goes on with a reserved name only once the filer is authorised', () => {
  const checked = applyNameAnswer(entered, answer);
  expect(checked.name).toBe('Acme LLC');
  expect(heldNameOutcome(checked)).toBe('reserved');
  expect(heldNameOutcome(answerReservedName(checked, true, 'ACME LLC'))).toBe('available');
  expect(answerReservedName(checked, false, 'ACME LLC')).toMatchObject({ name: '', availability: null });
  expect(heldNameOutcome(resetAvailability(checked))).toBeNull();
});

it('restores the old name when the filer does not change it', () => {
  const values = { ...entered, oldName: 'Old LLC', isOldNameValid: true };
  expect(answerNameChange(values, 'N')).toMatchObject({
    name: 'Old LLC',
    isNameChanged: 'N',
    isNameValid: true,
  });
  expect(answerNameChange(values, 'Y')).toMatchObject({ name: ' Acme   LLC ', isNameChanged: 'Y' });
});
