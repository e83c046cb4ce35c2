import { describeRows } from './describe-rows';
import { formRules } from './form-rules';
import { checkbox, choice, list, onlyWhen, select, text, yesNo } from './rows';

interface Values {
  kind: string;
  isSure: boolean;
  state: string;
  office: { city: string };
  people: { name: string; note: string }[];
  answer: string;
}

const { form } = formRules<Values>({
  rows: {
    kind: choice({ label: 'Kind', required: 'Choose a kind.', values: ['a', 'b'] }),
    isSure: checkbox({ label: 'Sure', required: 'Be sure.' }),
    state: select({ label: 'State', codes: /^[A-Z]{2}$/ }),
    office: onlyWhen(({ kind }: Values) => kind === 'a', {
      city: text({ label: 'City', required: true, length: [2, 35] }),
    }),
    people: list({
      label: 'People',
      atLeast: [1, 'Name somebody.'],
      item: { rows: { name: text({ label: 'Name', length: [0, 9] }), note: text({ when: () => true }) } },
    }),
    answer: yesNo({ label: 'Answer', refuse: { answer: 'N', message: 'Say yes.' } }),
  },
});
const told = describeRows(form);
const checksOf = (path: string): string[] =>
  told
    .filter((row) => row.path === path)
    .flatMap(({ checks }) =>
      checks.map(({ code, message, isOfType }) => `${code}: ${message}${isOfType ? ' (type)' : ''}`),
    );

it('lists the rows in the order of the page, those inside of others too', () => {
  expect(told.map(({ path }) => path)).toEqual([
    'kind',
    'isSure',
    'state',
    'office.city',
    'people',
    'people[].name',
    'people[].note',
    'answer',
  ]);
});

it('says which rows stand under a condition', () => {
  expect(told.filter(({ isConditional }) => isConditional).map(({ path }) => path)).toEqual([
    'office.city',
    'people[].note',
  ]);
});

it.each([
  ['kind', ['required: Choose a kind.', 'choice: Choose a kind.']],
  ['isSure', ['required: Be sure.']],
  ['state', ['pattern: Choose a state. (type)', 'pattern: Choose a state.']],
  [
    'office.city',
    [
      'pattern: Enter a city (type)',
      'required: Enter a city',
      'characters: Invalid characters entered: é',
      'tooShort: Must be at least 2 characters',
      'tooLong: Must be at most 35 characters',
    ],
  ],
  ['people', ['missing: Name somebody.']],
  ['answer', ['choice: Choose Yes or No.', 'choice: Say yes.']],
])('tells what each check of %s says', (path, checks) => {
  expect(checksOf(path)).toEqual(checks);
});

it('finds a check that refuses nothing', () => {
  const row = { ...told[0]!.row, checks: [() => null] };
  expect(() => describeRows({ rows: { kind: row }, rules: [] })).toThrow(
    'A check of "Kind" refuses nothing that is known',
  );
});
