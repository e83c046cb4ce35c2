import { LICENSE_SERVICE_MESSAGE } from '../../rules/agent/messages';
import { effectiveDateProblem } from '../../rules/effective-date/effective-date-outcome';
import { FILE_SENTENCES } from '../../rules/files/file-sentences';
import { englishOf } from '../../rules/language/text';
import { REQUIRED_MESSAGE } from '../../rules/steps/additionalinfo/rules';
import { PERJURY_NOTICE } from '../../rules/steps/filer/perjury-notice';
import { AMENDMENT_MESSAGE } from '../../rules/steps/missing-messages';
import { pageTexts } from '../../scripts/lib/page-texts.mjs';
import { TIMED_OUT_TEXT } from '../../src/session/idle/timed-out-text';
import { contentTexts, hardSentences, readingGrade } from './reading-grade';

/** Sentences that the law or the specification has in these words, each from where it is declared. */
const SPECIFIED: ReadonlySet<string> = new Set([
  ...PERJURY_NOTICE,
  AMENDMENT_MESSAGE,
  TIMED_OUT_TEXT,
  LICENSE_SERVICE_MESSAGE,
  REQUIRED_MESSAGE,
  ...FILE_SENTENCES.password({ name: 'a.pdf', size: 1 }, 1).map(englishOf),
  ...[true, false].map(
    (isAmendment) =>
      effectiveDateProblem('notAfterPrevious', { now: '', isAmendment, previousDisplay: '{day}' })?.message ??
      '',
  ),
]);

test('every sentence that filers read can be read with nine years of school', () => {
  const texts = [...pageTexts().texts, ...contentTexts()];
  expect(texts.length).toBeGreaterThan(1500);
  expect(hardSentences(texts, SPECIFIED)).toEqual([]);
});

test.each([
  ['The office reviews this filing before it takes effect.', 6.3],
  ['Yes.', 0],
])('%s has grade %d', (sentence, grade) => {
  expect(readingGrade(sentence)).toBe(grade);
});

test('a hard sentence is found, wherever it stands', () => {
  const text = `Choose one. ${PERJURY_NOTICE[1]}`;
  expect(hardSentences([{ text, place: 'a page' }], new Set())).toEqual([
    expect.stringContaining('This notice applies'),
  ]);
});
