import { PLAIN_FORMS, plainForms, plainFormsNote } from './plain-forms';
import { repaired } from './repair';

it.each([
  ['\u201cBest\u201d \u00abShop\u00bb', '"Best" "Shop"', 'typographic quotation marks'],
  ['O\u2019Neil', "O'Neil", 'typographic apostrophes'],
  ['Peaks \u2013 Best \u2014 LLC', 'Peaks - Best - LLC', 'typographic dashes'],
  ['and so on\u2026', 'and so on...', 'an ellipsis'],
  ['Cedar\u00a0Bluff\u2009LLC', 'Cedar Bluff LLC', 'special spaces'],
  ['\uff21\uff22\uff23\u3000\uff11\uff12\uff5e', 'ABC 12~', 'special spaces, full-width characters'],
])('%p is kept as %p, and the filer is told so', (typed, plain, changed) => {
  expect(plainForms(typed)).toBe(plain);
  expect(plainFormsNote(typed)).toBe(`Changed to plain characters: ${changed}.`);
});

it.each(['Caf\u00e9', '\u4e39\u4f5b', 'Cedar\u200bBluff', '\u0663', 'Smile \u{1f600}', 'plain'])(
  'leaves %p alone, which no plain text means',
  (typed) => {
    expect(plainForms(typed)).toBe(typed);
    expect(plainFormsNote(typed)).toBe('');
  },
);

it.each([
  ['Cafe\u0301 Olé LLC', 'Caf\u00e9 Ol\u00e9 LLC'],
  ['Nin\u0303o', 'Ni\u00f1o'],
  ['q\u0303', 'q\u0303'],
])(
  'puts a letter and the accent that was typed after it together, as far as there is a letter for both: %p',
  (typed, composed) => {
    expect(plainForms(typed)).toBe(composed);
    expect(plainFormsNote(typed)).toBe('');
  },
);

it('turns every character of the table into printable ASCII', () => {
  for (let code = 0x80; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    const plain = plainForms(character);
    const isListed = PLAIN_FORMS.some(({ from }) => character.search(from) === 0);
    expect(plain !== character).toBe(isListed);
    if (isListed) expect(plain).toMatch(/^[\x20-\x7e]+$/);
  }
});

it('says nothing of the spaces around a text, which are always taken away', () => {
  expect(repaired('\u00a0 Denver\u3000')).toEqual({ text: 'Denver', note: '' });
});

it('tells both what became plain and what was read', () => {
  const repair = (text: string) => text.replaceAll('-', '/');
  expect(repaired('12\u201301\u20132026', repair)).toEqual({
    text: '12/01/2026',
    note: 'Changed to plain characters: typographic dashes. Read as 12/01/2026.',
  });
  expect(repaired('12/01/2026', repair).note).toBe('');
});
