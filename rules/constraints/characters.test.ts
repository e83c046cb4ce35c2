import { englishOf, sentence } from '../language/text';
import { invalidCharacters, charactersSentence } from './characters';

const said = (text: string) =>
  englishOf(
    charactersSentence(invalidCharacters(text), (characters) =>
      sentence('Invalid characters entered: {characters}', { characters }),
    ),
  );

it.each([
  ['Caf\u00e9', '\u00e9'],
  ['Cafe\u0301 Ole\u0301', '\u00e9'],
  ['q\u0303', 'q\u0303'],
  ['Sign \u0301', '\u25cc\u0301'],
  ['\u0301', '\u25cc\u0301'],
  ['\u{1f600} \u{1f600}', '\u{1f600}'],
  ['Caf\u00e9\u0007', '\u00e9'],
])('names in %p the characters as they are seen: %p', (text, characters) => {
  expect(said(text)).toBe(`Invalid characters entered: ${characters}`);
});

it.each([
  ['Line\nbreak', 'U+000A'],
  ['\u0007\u007f', 'U+0007, U+007F'],
  ['\ue000', 'U+E000'],
  ['\ud800', 'U+D800'],
])('says of %j that there is something that does not show', (text, codes) => {
  expect(said(text)).toBe(`Some characters do not show (${codes}). Delete the text and type it again.`);
});

it('never names a character by its code alone', () => {
  for (let code = 0x80; code <= 0x1ffff; code += 1)
    expect(said(String.fromCodePoint(code))).not.toMatch(/^Invalid.*U\+/);
});

it('lets the breaks of lines through where there are several', () => {
  expect(invalidCharacters('Line\r\nbreak\te\u0301', 'multiline')).toEqual(['\u00e9']);
});
