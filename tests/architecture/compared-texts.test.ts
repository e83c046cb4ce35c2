import { Linter } from 'eslint';
import comparedTexts from '../../scripts/lint/compared-texts.cjs';

const linter = new Linter();
const complaints = (code: string) =>
  linter.verify(code, {
    plugins: { texts: { rules: { 'compared-texts': comparedTexts } } },
    rules: { 'texts/compared-texts': 'error' },
  } as Linter.Config);

test.each([
  'one.message === other.message',
  'problem.message !== MISSING_MESSAGE',
  'problem?.message === sentence',
  "'Enter the city.' == message",
])('problems are not told apart by their texts: %s', (code) => {
  expect(complaints(code)).toHaveLength(1);
});

test.each([
  'one.code === other.code',
  "message === ''",
  'undefined !== problem.message',
  'message === null',
  'message + text === line',
])('is let pass: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
