import { emptyAddress } from '../filing-parts/address';
import type { Filing } from '../filing/filing';
import type { ManagementValues, PrincipalOfficeValues } from '../filing-parts/sections';
import { managementRules } from '../steps/management/rules';
import { principalOfficeRules } from '../steps/principalofficeaddress/rules';
import { formRules } from './form-rules';
import { problemsToErrors } from './problems-to-errors';
import { checkbox, choice, list, onlyWhen, select, text, yesNo } from './rows';

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

  it('refuses a section of the wrong type, and a wrongly typed optional field', () => {
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
    ['ab\u0007', 'Some characters do not show (U+0007). Delete the text and type it again.'],
    ['${path}é', 'Invalid characters entered: é'],
  ])('for %p', (name, message) => {
    expect(messages(name)).toEqual([message, 'Choose a state.', 'Enter a ZIP', 'Enter three digits.']);
  });

  it('tells controls what they need to know', () => {
    expect(rules.field('name', context)).toMatchObject({
      label: 'Full name',
      required: true,
      minLength: 3,
      maxLength: 5,
    });
    expect(rules.field('constructor', context)).toBeUndefined();
  });
});

describe('rows without a label', () => {
  const values = { kind: 'b', answer: 'x', state: 'x', isSure: 'yes', note: 5 };
  const rules = () =>
    formRules<Record<keyof typeof values, unknown>>({
      rows: {
        kind: choice({ values: ['a'] }),
        answer: yesNo({}),
        state: select({ codes: /^[A-Z]{2}$/ }),
        isSure: checkbox({}),
        note: text({}),
      } as never,
    });

  it('have sentences of their own', () => {
    expect(
      rules()
        .problems(values, context)
        .map(({ code, message }) => `${code}: ${message}`),
    ).toEqual([
      'choice: Choose an option',
      'choice: Choose Yes or No.',
      'pattern: Choose an option',
      'choice: Choose an option',
      'pattern: Enter a value',
    ]);
  });

  it('say nothing to a control', () => {
    const labels = Object.keys(values).map((path) => rules().field(path, context)?.label);
    expect(labels).toEqual(['', '', '', '', '']);
  });

  it.each([true, false, null, undefined])('let a box be %p', (isSure) => {
    expect(rules().problems({ ...values, isSure }, context)).toHaveLength(4);
  });
});

describe('rules over several fields', () => {
  interface Values {
    name: string;
    again: string;
  }
  const rows = { name: text<Values>({ length: [0, 5] }), again: text<Values>({}) };
  const alike = ({ name, again }: Values) =>
    name === again ? [] : [{ path: 'again', code: 'mismatch' as const, message: 'Not alike.' }];
  const whole = ({ name, again }: Values) =>
    name || again ? [] : [{ path: '', code: 'missing' as const, message: 'Nothing is given.' }];

  it('speak at the field that they name', () => {
    const rules = formRules<Values>({ rows, rules: [alike] });
    expect(rules.problems({ name: 'a', again: 'b' }, context)).toEqual([
      { path: 'again', code: 'mismatch', message: 'Not alike.' },
    ]);
  });

  it('speak of the whole only while none of its fields is refused', () => {
    const rules = formRules<Values>({ rows, rules: [whole] });
    expect(rules.problems({ name: '', again: '' }, context)).toEqual([
      { path: '', code: 'missing', message: 'Nothing is given.' },
    ]);
    expect(rules.problems({ name: '', again: 5 as never }, context).map(({ path }) => path)).toEqual([
      'again',
    ]);
  });

  it('stand under the index of an item', () => {
    const pairs = list<Values>({ label: 'Pairs', item: { rows, rules: [alike] } });
    const rules = formRules<{ pairs: Values[] }>({ rows: { pairs } });
    const one = { name: 'a', again: 'a' };
    expect(rules.problems({ pairs: [one, { ...one, again: 'b' }] }, context)).toEqual([
      { path: 'pairs[1].again', code: 'mismatch', message: 'Not alike.' },
    ]);
  });

  it('throw when they are broken, so that their own errors are not taken for problems', () => {
    const broken = () => {
      throw new RangeError('A broken rule');
    };
    const rules = formRules<Values>({ rows, rules: [broken] });
    expect(() => rules.problems({ name: '', again: '' }, context)).toThrow('A broken rule');
  });
});

describe('rows inside of others', () => {
  interface Values {
    isHere: boolean;
    isNamed: boolean;
    place: { city: string; street: { name: string } };
    people: { name: string }[];
  }
  const rules = () =>
    formRules<Values>({
      rows: {
        place: onlyWhen<Values, Values['place']>(({ isHere }) => isHere, {
          city: text<Values>({ required: 'City?', when: ({ isNamed }) => isNamed }),
          street: { name: text<Values>({ required: 'Street?' }) },
        }),
        people: list<{ name: string }>({
          label: 'People',
          item: { rows: { name: text({ required: 'Name?' }) } },
          atLeast: [1, 'Nobody?'],
        }),
      },
    });
  const said = (isHere: boolean, isNamed: boolean, people: unknown) =>
    rules()
      .problems({ isHere, isNamed, place: { city: '', street: { name: '' } }, people } as Values, context)
      .map(({ message }) => message);

  it.each([
    [true, true, ['City?', 'Street?']],
    [true, false, ['Street?']],
    [false, true, []],
    [false, false, []],
  ])('hold while every condition around them does (%p, %p)', (isHere, isNamed, messages) => {
    expect(said(isHere, isNamed, [{ name: 'a' }])).toEqual(messages);
  });

  it.each([
    [undefined, ['Nobody?']],
    [null, ['Nobody?']],
    [[], ['Nobody?']],
    ['x', ['Enter a value']],
    [[{ name: 'a' }, { name: '' }], ['Name?']],
  ])('hold for each item of the list %j', (people, messages) => {
    expect(said(false, false, people)).toEqual(messages);
  });
});

describe('problems as errors of a form', () => {
  it('leave out what is said of the whole, which has no field', () => {
    expect(problemsToErrors([{ path: '', code: 'missing', message: 'Nothing is given.' }])).toEqual({});
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
    expect(rules.problems({ people: [null, { name: 'a' }] as never }, context)[0]?.path).toBe(
      'people[0].name',
    );
  });
});
