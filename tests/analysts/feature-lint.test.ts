import { technicalWords } from '../../scripts/spec-lint/technical-words.mjs';
import { readFeature } from '../../scripts/lib/features.mjs';
import { missingValuesOfRule, missingValues } from '../../scripts/spec-lint/enumerations.mjs';
import { FEATURE_RULES, SCENARIO_RULES } from '../../scripts/spec-lint/rules.mjs';

type Scenario = Parameters<(typeof SCENARIO_RULES)[number]['find']>[0];

const known = new Set(['W5-addinfo']);

const SOUND = `
Feature: Additional information
  What the law allows beyond the questions is told here.

  @W5-addinfo
  Rule: A text has a limit
    Background:
      Given the filing is an amendment
    Scenario: A long text is refused
      Given the filer is asked for the additional information
      When the filer enters "a.b and http://x" as the additional information
      Then the problem is "Must be at most 2000 characters"
`;

/** The names of the rules that a feature breaks. */
const broken = (text: string): string[] => {
  const feature = readFeature('features/example.feature', text);
  return [
    ...FEATURE_RULES.filter((rule) => rule.find(feature).length > 0),
    ...SCENARIO_RULES.filter((rule) =>
      feature.scenarios.some((scenario: Scenario) => rule.find(scenario, { known }).length > 0),
    ),
  ].map(({ name }) => name);
};

it('finds nothing in a sound feature', () => {
  expect(broken(SOUND)).toEqual([]);
});

it.each([
  ['the number itself', 'A text has at most 2,000 characters', SOUND],
  [
    'a number in words',
    'A text has at most seven words',
    SOUND.replace('the problem is "', 'the problem of word 7 is "'),
  ],
  [
    'a range that is shown from both sides',
    'A text has 3 to 25 characters',
    SOUND.replace('the problem is "', 'the problems of 2, 3, 25 and 26 are "'),
  ],
  ['words that count what is there', 'A text has two ends', SOUND],
  [
    'a value that is so long, without its dashes',
    'A license has nine characters',
    SOUND.replace('the problem is "', 'the problem of "92-123-4567" is "'),
  ],
  [
    'two dates that are so many years apart',
    'A text is read for five years',
    SOUND.replace('the problem is "', 'from 11/20/2021 to 11/20/2026 the problem is "'),
  ],
  [
    'two sums that are so far apart',
    'A text costs fifty dollars more',
    SOUND.replace('the problem is "', 'instead of $25.00 they pay $75.00 and the problem is "'),
  ],
  [
    'a list of so many rows',
    'A text has two columns',
    SOUND.replace(
      / {6}Then the problem.*/,
      '      Then the columns are:\n| column |\n| Text |\n| Length |\n',
    ),
  ],
  ['the section of a law', 'A text is that of 7-90-601, C.R.S.', SOUND],
  [
    'two dates so far apart',
    'A text is read for 45 days',
    SOUND.replace('the problem is "', 'from 11/20/2026 to 01/04/2027 the problem is "'),
  ],
])('takes %s for the number of a rule', (_what, name, text) => {
  expect(broken(text.replace('A text has a limit', name))).toEqual([]);
});

const also = (text: string): string => `${SOUND}\n${text}`;

it.each([
  ['why', SOUND.replace(/ {2}What the law.*\n/, '')],
  ['steps', SOUND.replace(/ {6}(Given the filer|When).*\n/g, '')],
  ['steps', SOUND.replace('      Then', '      And one\n      And two\n      And three\n      Then')],
  ['order', SOUND.replace(/$/, '      When the filer continues\n')],
  ['constant', SOUND.replace(/ {6}(Given the filer|When).*\n/g, '')],
  ['codes', SOUND.replace('an amendment', 'of a DLLC')],
  ['codes', SOUND.replace('"a.b and http://x"', '"GOOD"')],
  ['codes', SOUND.replace('A long text', 'A text of CHG_ENT_ADR')],
  ['codes', SOUND.replace('an amendment', 'made with:\n        | transaction | COR_AGT_INFO |')],
  ['language', SOUND.replace('the filer enters', 'the filer clicks')],
  ['language', SOUND.replace('the problem is', 'the status code is')],
  ['language', SOUND.replace('as the additional information', 'as the values.additional')],
  ['language', SOUND.replace('as the additional information', 'as the additionalInfo')],
  ['answers', SOUND.replace(/the problem is .*/, 'the registry answers with 404')],
  ['answers', SOUND.replace(/the problem is .*/, 'the 409 is told')],
  ['answers', SOUND.replace(/the problem is .*/, 'the filing has the code FILER_MISSING')],
  ['answers', SOUND.replace('A long text is refused', 'A text is answered with 422 and kept')],
  [
    'answers',
    SOUND.replace('Scenario:', 'Scenario Outline:')
      .replace(/the problem is .*/, 'the answer is <answer>')
      .replace(/$/, '      Examples:\n | answer |\n | nothing |\n | 200 |\n'),
  ],
  ['sentence', SOUND.replace('A long text is refused', 'Refused')],
  ['sentence', SOUND.replace('A long text is refused', 'a long text is refused')],
  ['requirement', SOUND.replace('@W5-addinfo\n', '')],
  ['requirement', SOUND.replace('@W5-addinfo', '@W5-addinf')],
  ['names', also(SOUND.slice(SOUND.indexOf('    Scenario:')))],
  ['rules', SOUND.replace('A text has a limit', 'The page has a limit')],
  ['numbers', SOUND.replace('A text has a limit', 'A text has at most 3000 characters')],
  ['numbers', SOUND.replace('A text has a limit', 'A text is read for 45 days')],
  ['numbers', SOUND.replace('A text has a limit', 'A text has at most seven words')],
  ['numbers', SOUND.replace('A text has a limit', 'A license has nine characters')],
  ['numbers', SOUND.replace('A text has a limit', 'A text has two or three columns')],
  [
    'numbers',
    SOUND.replace('A text has a limit', 'A text is read for five years').replace(
      'the problem is "',
      'from 11/20/2021 to 11/20/2025 the problem is "',
    ),
  ],
  [
    'numbers',
    SOUND.replace('A text has a limit', 'A text costs fifty dollars more').replace(
      'the problem is "',
      'instead of $25.00 they pay $60.00 and the problem is "',
    ),
  ],
  [
    'numbers',
    SOUND.replace('A text has a limit', 'A text has 3 to 25 characters').replace(
      'the problem is "',
      'the problems of 3, 25 and 30 are "',
    ),
  ],
  [
    'examples',
    SOUND.replace('Scenario:', 'Scenario Outline:').replace(/$/, '      Examples:\n | unused |\n | 1 |\n'),
  ],
])('finds what is against "%s"', (rule, text) => {
  expect(broken(text)).toContain(rule);
});

it('takes a code that stands in brackets after its word, or in an address', () => {
  const text = SOUND.replace('an amendment', 'of a limited liability company (DLLC)').replace(
    'http://x',
    '/business?entityType=DLLC',
  );
  expect(broken(text)).not.toContain('codes');
});

it.each([
  ['an explanation in brackets', 'nothing is found (404)'],
  ['a code in brackets', 'the filing is found to lack a filer (FILER_MISSING)'],
  ['a sentence that is read', 'the message is "Status: 404"'],
  ['a quantity', 'the entity has been delinquent for 401 days'],
  ['a range', 'the text has 3 to 200 characters'],
  ['a count', 'the filers of the filing number 200'],
  ['a value', 'the number is 500'],
  ['a number of another length', 'the entity 20101000404 is found'],
])('takes %s for no number of an answer', (_what, step) => {
  expect(broken(SOUND.replace(/the problem is .*/, step))).not.toContain('answers');
});

it('refuses an address in a sentence, and takes a fraction or a quoted one', () => {
  expect(technicalWords('the filer returns to /business/filing')).toEqual([
    '"/business/filing": an address: say the step or the list',
  ]);
  expect(technicalWords('the filer is asked and/or told "/business/filing"')).toEqual([]);
});

describe('what claims to be complete', () => {
  const enumerations = [
    ['red', 'green', 'blue'],
    ['red', 'green', 'blue', 'white', 'black', 'gray', 'brown', 'pink', 'orange', 'none'],
  ];
  const outline = (name: string, block: string, values: readonly string[]) => ({
    name,
    line: 1,
    examples: [
      {
        name: block,
        line: 5,
        header: ['color'],
        rows: values.map((value, at) => ({ line: at, cells: [value] })),
      },
    ],
  });

  it.each([
    ['a block that lacks a value', outline('A color', 'Every color', ['red', 'blue']), ['green']],
    ['an outline that lacks a value', outline('Every color is known', '', ['red', 'blue']), ['green']],
    ['a block of each', outline('A color', 'Each color', ['red', 'blue']), ['green']],
    ['an outline of all', outline('All colors are known', '', ['red', 'blue']), ['green']],
    ['a part of them', outline('Each color up to the green', '', ['red', 'blue']), []],
    ['all values', outline('A color', 'Every color', ['red', 'blue', 'green']), []],
    ['no claim', outline('A color', 'At the limit', ['red', 'blue']), []],
    ['the others', outline('A color', 'Every other color', ['red', 'blue']), []],
    ['values of no noun', outline('A color', 'Every color', ['red', 'mauve']), []],
    ['a claim further on', outline('The shade of each color', '', ['red', 'blue']), ['green']],
    ['a color of every kind', outline('A color of every kind is mixed', '', ['red', 'blue']), ['green']],
    [
      'what is claimed of another noun',
      outline('A wall is painted when each has its color', '', ['red', 'blue']),
      [],
    ],
    ['values with an article', outline('A color', 'Every color', ['the red', 'a blue']), ['green']],
    ['all values with an article', outline('A color', 'Every color', ['the red', 'a blue', 'a green']), []],
    ['a few of many', outline('A color', 'Every color', ['pink', 'none']), []],
  ])('is asked of %s', (_what, scenario, missing) => {
    expect(missingValues(scenario, enumerations).map(({ value }) => value)).toEqual(missing);
  });

  it('is asked of a rule, whose outlines have the values together', () => {
    const rule = { name: 'Each color has its shade', line: 3 };
    const outlines = [outline('Bright ones', '', ['a red']), outline('Dark ones', '', ['a blue'])];
    expect(missingValuesOfRule(rule, outlines, enumerations)).toEqual([
      { line: 3, claim: rule.name, column: 'color', value: 'green' },
    ]);
    expect(missingValuesOfRule({ name: 'A color has its shade', line: 3 }, outlines, enumerations)).toEqual(
      [],
    );
  });
});
