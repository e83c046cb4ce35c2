import { invalidCharacters } from './characters';

it.each([
  ['Caf\u00e9', ['\u00e9']],
  ['Cafe\u0301 Ole\u0301', ['\u00e9']],
  ['q\u0303', ['q\u0303']],
  ['Sign \u0301', ['U+0301']],
  ['\u0301', ['U+0301']],
  ['Cedar\u200bBluff', ['U+200B']],
  ['Line\nbreak', ['U+000A']],
  ['\u{1f600} \u{1f600}', ['\u{1f600}']],
])('names in %p the characters as they are seen: %p', (text, characters) => {
  expect(invalidCharacters(text)).toEqual(characters);
});

it('lets the breaks of lines through where there are several', () => {
  expect(invalidCharacters('Line\r\nbreak\te\u0301', 'multiline')).toEqual(['\u00e9']);
});
