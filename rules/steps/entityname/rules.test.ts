import { emptyFiling } from '../../filing/empty-filing';
import type { Filing } from '../../filing/filing';
import { initialFiling } from '../../filing/initial-filing';
import { entityNameRules } from './rules';

const now = '2026-11-20T19:00:00Z';
const blank = initialFiling({ filingType: 'llc', submissionKey: 'key' });
const context = { filing: blank, now };
const complete = { entityNameValues: { ...blank.entityNameValues, name: 'Acme LLC' } };
const messages = (problems: readonly { path: string; message: string }[]) =>
  problems.map(({ path, message }) => `${path}: ${message}`);

describe('entity name', () => {
  const problems = (changes: Partial<Filing['entityNameValues']>) =>
    messages(entityNameRules.problems({ ...complete.entityNameValues, ...changes }, context));
  const said = { isAvailable: true, isReserved: false, isAuthorizedToUse: null };

  it.each([
    [{ name: ' ' }, ['name: Enter the name you want to use']],
    [{ name: `${'a'.repeat(197)} LLC` }, ['name: Must be at most 200 characters']],
    [{ name: 'Café LLC' }, ['name: Invalid characters entered: é']],
    [
      { name: 'Acme' },
      [
        'name: The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time.',
      ],
    ],
    [{ isNameValid: true, availability: said }, []],
    [
      { isNameValid: true, availability: { ...said, isAvailable: false } },
      ['name: That name is already being used in Colorado.'],
    ],
    [{ isNameValid: true, availability: { ...said, isReserved: true } }, ['name: Choose Yes or No.']],
    [{ isNameValid: true, availability: { ...said, isReserved: true, isAuthorizedToUse: true } }, []],
    [{ name: '', isNameChanged: 'N' as const }, ['name: Enter the name you want to use']],
  ])('%j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('is refused in the words of the registry, where it has any', () => {
    const refused = (message: unknown) =>
      entityNameRules.problems(
        { ...complete.entityNameValues, isNameValid: false, message: message as string, availability: said },
        context,
      );
    const taken = 'That name is already being used in Colorado.';
    const restricted = 'The name has a restricted word.';
    expect(refused(restricted)).toEqual([{ path: 'name', code: 'unavailable', message: restricted }]);
    expect(refused('')).toEqual([{ path: 'name', code: 'unavailable', message: taken }]);
    expect(refused(5)).toEqual([{ path: 'name', code: 'unavailable', message: taken }]);
  });

  it('is refused by what the registry said of it as a whole, and by nothing less', () => {
    const codes = (isNameValid: unknown, availability: unknown) =>
      entityNameRules
        .problems({ ...complete.entityNameValues, isNameValid, availability } as never, context)
        .map(({ path, code }) => `${path}: ${code}`);
    expect(codes(true, { ...said, isAvailable: false })).toEqual(['name: unavailable']);
    expect(codes(true, { ...said, isReserved: true })).toEqual(['name: reserved']);
    expect(codes('yes', said)).toEqual(['name: unavailable']);
    expect(codes(true, { isAvailable: false })).toEqual([]);
    expect(codes(true, { isReserved: true })).toEqual([]);
    expect(codes(true, null)).toEqual([]);
  });

  it('is not checked when the name on record is kept', () => {
    const onRecord = { ...complete.entityNameValues, oldName: 'Acme LLC', isNameChanged: 'N' as const };
    const amendment = { ...blank, filingType: 'amend' as const };
    const inAmendment = { filing: amendment, now };
    expect(entityNameRules.problems({ ...onRecord, name: 'Acme LLC' }, inAmendment)).toEqual([]);
    expect(entityNameRules.problems({ ...onRecord, name: 'Summit LLC' }, inAmendment)).toEqual([]);
    const { entityNameValues } = entityNameRules.write(amendment, { ...onRecord, name: 'Summit LLC' });
    expect(entityNameValues.name).toBe('Acme LLC');
    expect(messages(entityNameRules.problems({ ...onRecord, name: 'Acme' }, context))).toEqual([
      'name: The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time.',
    ]);
  });

  it('is judged by itself before the filing is begun', () => {
    const filing = emptyFiling();
    const values = { ...filing.entityNameValues, name: 'Acme' };
    expect(entityNameRules.problems(values, { filing, now })).toEqual([]);
  });

  it('is kept without runs of white space', () => {
    const values = { ...complete.entityNameValues, name: '  Acme   Two \t LLC ' };
    expect(entityNameRules.write(blank, values).entityNameValues.name).toBe('Acme Two LLC');
  });
});
