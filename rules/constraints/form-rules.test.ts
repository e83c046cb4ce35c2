import { emptyAddress } from '../filing/address';
import type { Filing } from '../filing/filing';
import type { ManagementValues, PrincipalOfficeValues } from '../filing/sections';
import { managementRules } from '../steps/management';
import { principalOfficeRules } from '../steps/principal-office';
import { formRules } from './form-rules';
import { problemsToErrors } from './problems-to-errors';
import { list, select, text } from './rows';

const context = { filing: {} as Filing, now: '2026-11-20T12:00:00.000-07:00' };
const office = (changes: Partial<PrincipalOfficeValues> = {}): PrincipalOfficeValues => ({
  streetAddress: {
    ...emptyAddress('PHYS'),
    address1: '1 Main St',
    city: 'Denver',
    zip: '80202',
    accepted: true,
  },
  mailingAddress: emptyAddress('MAIL'),
  isSameAsStreetAddressChecked: true,
  ...changes,
});

describe('rules of a form made of rows', () => {
  it('names each broken row once, in the order of the page', () => {
    expect(managementRules.problems({ managedBy: '', hasOneMember: 'N' }, context)).toEqual([
      { path: 'managedBy', code: 'required', message: 'Choose Managers or Members.' },
      { path: 'hasOneMember', code: 'choice', message: 'There must be at least one member of the LLC.' },
    ]);
  });

  it('applies rows under a condition only while it holds', () => {
    expect(principalOfficeRules.problems(office(), context)).toEqual([]);
    const problems = principalOfficeRules.problems(office({ isSameAsStreetAddressChecked: false }), context);
    expect(problems.map(({ path }) => path)).toEqual([
      'mailingAddress.address1',
      'mailingAddress.city',
      'mailingAddress.zip',
    ]);
  });

  it('asks for verification once the address is in order, and not abroad', () => {
    const street = { ...office().streetAddress, accepted: false };
    const codes = (streetAddress: typeof street) =>
      principalOfficeRules.problems(office({ streetAddress }), context).map(({ path, code }) => [path, code]);
    expect(codes(street)).toEqual([['streetAddress.address1', 'notVerified']]);
    expect(codes({ ...street, zip: '' })).toEqual([['streetAddress.zip', 'required']]);
    expect(codes({ ...street, country: 'DE', state: '', zip: '10115' })).toEqual([]);
    expect(codes({ ...street, address1: 'P.O. Box 12', accepted: true })).toEqual([
      ['streetAddress.address1', 'poBox'],
    ]);
  });

  it.each([
    null,
    undefined,
    5,
    'text',
    [],
    { managedBy: 3, hasOneMember: {} },
    { managedBy: null },
    Symbol('x'),
  ])('answers %p with problems instead of throwing', (values) => {
    expect(managementRules.problems(values as unknown as ManagementValues, context)).not.toHaveLength(0);
    expect(
      principalOfficeRules.problems(values as unknown as PrincipalOfficeValues, context),
    ).not.toHaveLength(0);
  });

  it('refuses a section that is no section, and a wrongly typed optional field', () => {
    const values = office({ streetAddress: 'x' as never });
    expect(principalOfficeRules.problems(values, context)[0]).toMatchObject({
      path: 'streetAddress',
      code: 'missing',
    });
    const rules = formRules<{ note: string }>({ rows: { note: text({}) } });
    expect(rules.problems({ note: 5 as never }, context)).toEqual([
      { path: 'note', code: 'pattern', message: 'Enter a value' },
    ]);
  });
});

describe('default sentences', () => {
  const rules = formRules<{ name: string; state: string; zip: string; area: string }>({
    rows: {
      name: text({ label: 'Full name', required: true, length: [3, 5] }),
      state: select({ label: 'State', required: true, codes: /^[A-Z]{2}$/ }),
      zip: text({ label: 'ZIP', required: true }),
      area: text({ label: 'Area code', pattern: [/^\d{3}$/, 'Enter three digits.'] }),
    },
  });
  const messages = (name: string) =>
    rules.problems({ name, state: '', zip: '', area: '12a' }, context).map(({ message }) => message);

  it.each([
    ['  ', 'Enter a full name'],
    [' ab ', 'Must be at least 3 characters'],
    ['abcdef', 'Must be at most 5 characters'],
    ['añbéñ', 'Invalid characters entered: ñ, é'],
    ['ab\u0007', 'Invalid characters entered: U+0007'],
    ['${path}é', 'Invalid characters entered: é'],
  ])('for %p', (name, message) => {
    expect(messages(name)).toEqual([message, 'Choose a state.', 'Enter a ZIP', 'Enter three digits.']);
  });

  it('tells controls what they need to know', () => {
    expect(rules.field('name', context)).toEqual({
      label: 'Full name',
      required: true,
      minLength: 3,
      maxLength: 5,
    });
    expect(rules.field('constructor', context)).toBeUndefined();
  });

  it('also guards the schema itself, with the problem as error', async () => {
    await expect(
      rules.schema(context).validate({ name: 'abc', state: 'CO', zip: 'x', area: '12' }),
    ).rejects.toThrow('Enter three digits.');
  });
});

describe('lists', () => {
  const item = { rows: { name: text<{ name: string }>({ required: 'Enter a name.' }) } };
  const rules = formRules<{ people: { name: string }[] }>({
    rows: {
      people: list<{ name: string }>({
        label: 'People',
        item,
        atLeast: [1, 'Add a person.'],
        atMost: [2, 'Two.'],
      }),
    },
  });

  it('checks each item under its index', () => {
    const problems = rules.problems({ people: [{ name: 'a' }, { name: '' }] }, context);
    expect(problems).toEqual([{ path: 'people[1].name', code: 'required', message: 'Enter a name.' }]);
    expect(problemsToErrors(problems)).toEqual({ people: [undefined, { name: 'Enter a name.' }] });
  });

  it('checks how many there are', () => {
    expect(rules.problems({ people: [] }, context)).toEqual([
      { path: 'people', code: 'missing', message: 'Add a person.', params: { min: 1 } },
    ]);
    expect(rules.problems({ people: null as never }, context)).toHaveLength(1);
    expect(rules.problems({ people: 'x' as never }, context)).toHaveLength(1);
    expect(rules.problems({ people: [null, { name: 'a' }, { name: 'b' }] as never }, context)[0]?.path).toBe(
      'people',
    );
  });
});
