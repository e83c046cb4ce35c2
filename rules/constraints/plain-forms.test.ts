import { englishOf } from '../language/text';
import { PLAIN_FORMS, plainForms, plainFormsNotes } from './plain-forms';
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
  expect(plainFormsNotes(typed).map(englishOf)).toEqual([`Changed to plain characters: ${changed}.`]);
});

it.each(['Caf\u00e9', '\u4e39\u4f5b', 'Cedar\u0007Bluff', '\u0663', 'Smile \u{1f600}', 'plain'])(
  'leaves %p alone, which no plain text means',
  (typed) => {
    expect(plainForms(typed)).toBe(typed);
    expect(plainFormsNotes(typed)).toEqual([]);
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
    expect(plainFormsNotes(typed)).toEqual([]);
  },
);

it('turns every character of the table into printable ASCII', () => {
  for (let code = 0x80; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    const plain = plainForms(character);
    const isListed = PLAIN_FORMS.some(({ from }) => character.search(from) === 0);
    expect(plain !== character && plain !== '').toBe(isListed);
    if (isListed) expect(plain).toMatch(/^[\x20-\x7e\n]+$/);
  }
});

it('says nothing of the spaces around a text, which are always taken away', () => {
  expect(repaired('\u00a0 Denver\u3000')).toEqual({ text: 'Denver', notes: [] });
});

it('tells both what became plain and what was read', () => {
  const repair = (text: string) => text.replaceAll('-', '/');
  const { text, notes } = repaired('12\u201301\u20132026', { repair });
  expect(text).toBe('12/01/2026');
  expect(notes.map(englishOf)).toEqual([
    'Changed to plain characters: typographic dashes.',
    'Read as 12/01/2026.',
  ]);
  expect(repaired('12/01/2026', { repair }).notes).toEqual([]);
});

const REMOVED = 'Characters that do not show were removed.';

it.each([
  ['a zero-width space', 'Cedar\u200bBluff'],
  ['a soft hyphen', 'Cedar\u00adBluff'],
  ['a mark of direction', '\u200eCedarBluff'],
  ['a mark of the order of bytes', '\ufeffCedarBluff'],
  ['joiners', 'Cedar\u2060\u200c\u200dBluff'],
  ['directions of a line', '\u202aCedar\u202e\u2066Bluff\u2069\u202c'],
  ['a variation of a character', 'CedarBluff\ufe0f'],
  ['a tag', 'Cedar\u{e0041}Bluff'],
])('removes %s, and tells so', (_, typed) => {
  expect(repaired(typed)).toEqual({ text: 'CedarBluff', notes: [REMOVED] });
  expect(repaired(typed, { isAsTyped: true })).toEqual({ text: typed, notes: [] });
});

it('takes away the spaces that something invisible stood around', () => {
  expect(repaired('\u200b Denver \u200b')).toEqual({ text: 'Denver', notes: [REMOVED] });
});

it('puts spaces in the place of tabs and breaks in a text of one line only', () => {
  expect(repaired('Cedar\tBluff\r\nLLC').text).toBe('Cedar Bluff LLC');
  expect(repaired('Cedar\tBluff\u2028LLC', { isMultiline: true }).text).toBe('Cedar\tBluff\nLLC');
});
