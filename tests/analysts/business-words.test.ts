import { inBusinessWords, inWords } from '../../scripts/docs/business-words.mjs';
import { bareCodes } from '../../scripts/spec-lint/codes.mjs';
import { HEAD_ROWS, sheetOf } from '../../scripts/tables/sheet.mjs';
import { ALL_TABLES } from '../../rules/all-tables';

it.each([
  [
    { filingType: 'llc', step: 'entityname', when: {} },
    'filing: limited liability company; step: entity name; when: none',
  ],
  [{ kind: 'log', facts: [] }, 'kind: log; facts: none'],
  ['fileAForm', 'file a form'],
  ["The entity's name", "The entity's name"],
  [['Start', 'Cancel'], 'Start, Cancel'],
  [true, 'yes'],
  [null, 'none'],
  [75, '75'],
])('says %j as "%s"', (value, words) => {
  expect(inWords(value)).toBe(words);
});

it('says transactions, types of entities and statuses in words in every sheet', () => {
  const cells = ALL_TABLES.flatMap((table) => sheetOf(table).slice(HEAD_ROWS).flat());
  expect(cells.length).toBeGreaterThan(1000);
  expect(cells.flatMap(bareCodes)).toEqual([]);
});

it('leaves no outcome of a table in the notation of code', () => {
  const coded = ALL_TABLES.flatMap((table) =>
    inBusinessWords(table)
      .rows.map(({ outcome }: { outcome: string }) => outcome)
      .filter((outcome: string) => /[[\]{}]|\b[a-z]+[A-Z]/.test(outcome.replace(/\{\w+\}/g, ''))),
  );
  expect(coded).toEqual([]);
});
