import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import type { Pickle } from '@cucumber/messages';
import { IdGenerator } from '@cucumber/messages';
import { matchesArguments } from '../../scripts/lib/readiness.mjs';
import { PARAMETER_TYPES } from '../../step-definitions/words/parameter-types/all';
import { unready, wordingUses } from '../../step-definitions/runners/readiness';
import { reportNounsOnce } from '../../step-definitions/runners/report-nouns-once';
import { knownWordings } from '../../step-definitions/runners/wordings';

const pickles = (text: string): readonly Pickle[] => {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  return compile(parser.parse(text), 'features/x.feature', newId);
};

const FEATURE = pickles(`Feature: Trial
  Scenario: First
    Given the filing is a limited liability company
    When the filer goes on to dance "tango"
  @api
  Scenario: Second
    When the filer goes on to dance "waltz"
    And the filer continues
  @browser-only
  Scenario: Third
    When the visitor hums
`);

it('tells a wording that nobody knows once, with the nearest known ones and every place', () => {
  const [unknown, ...others] = unready('rules', FEATURE);
  expect(others).toEqual([]);
  expect(unknown?.text).toBe('the filer goes on to dance "tango"');
  expect(unknown?.told).toMatch(/^This wording is unknown\. The nearest known ones:\n/);
  expect(unknown?.places).toEqual(['features/x.feature: First', 'features/x.feature: Second']);
});

it('tells a noun and a placeholder that nobody knows once, wherever they stand', () => {
  const found = unready(
    'rules',
    pickles(`Feature: Trial
  Scenario: One
    Given the filing is a statement of correction
    And the filer enters "[4 numbers]" as the first name
  Scenario: Two
    Given the filing is a statement of correction
    When the filer enters "[4 numbers]" as the last name
    And the filer enters "[4 letters]" as the last name
`),
  );
  expect(found.map(({ told, places }) => [told.replace(/ Known:.*/, ''), places.length])).toEqual([
    ['No filing is called "statement of correction".', 2],
    ['No placeholder is called "numbers".', 2],
  ]);
});

it.each([
  [[], 3],
  [['--name', 'Third'], 1],
  [['--tags', '@api'], 1],
  [['--tags=not @api'], 2],
  [['--tags', '@api', '--name', 'Third'], 0],
])('looks only at the scenarios that %j means', (args, count) => {
  expect(FEATURE.filter(matchesArguments(args))).toHaveLength(count);
});

it('tells the nearest nouns alone in a scenario, since all were told before', () => {
  const filing = PARAMETER_TYPES.find(({ name }) => name === 'filing');
  if (!filing) throw new Error('No type is called filing.');
  expect(() => reportNounsOnce(filing).transformer('periodical report')).toThrow(
    /^No filing is called "periodical report"\. The nearest known ones: periodic report, [^,]+, [^,]+\. All of them are told before the run\.$/,
  );
  expect(reportNounsOnce(filing).transformer('periodic report')).toBe('report');
});

it('looks only at the scenarios of the level', () => {
  expect(unready('browser', FEATURE).map(({ text }) => text)).toEqual(['the visitor hums']);
  expect(unready('api', FEATURE).map(({ places }) => places)).toEqual([['features/x.feature: Second']]);
});

it('tells that the level cannot do a wording, and at which it works', () => {
  const found = unready(
    'api',
    pickles(`Feature: Trial
  @api
  Scenario: What the server does not know
    When the administrator reloads the queue
`),
  );
  expect(found.map(({ told }) => told)).toContain(
    'The server cannot do this. The wording works at: browser.',
  );
});

it('knows for every wording a level at which it works', () => {
  expect(knownWordings().filter(({ levels }) => levels.length === 0)).toEqual([]);
});

it('counts the uses of a wording, with the first sentence that uses it and the levels at which it works', () => {
  const uses = wordingUses(
    pickles(`Feature: Trial
  Scenario: One
    When the administrator reloads the queue
    And the administrator reloads the queue
`),
  );
  expect(uses.filter((use) => use.uses > 0)).toEqual([
    {
      keyword: 'When',
      wording: 'the administrator reloads the queue',
      levels: ['browser'],
      uses: 2,
      example: 'the administrator reloads the queue',
    },
  ]);
});
