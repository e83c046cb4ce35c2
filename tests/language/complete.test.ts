import { SPANISH } from '../../src/app/spanish';
import { SHOWN_IN_ENGLISH } from '../../src/app/shown-in-english';
import { markedTexts } from '../../scripts/lib/marked-texts.mjs';
import { pageTexts, textsWithout, withoutNames } from '../../scripts/lib/page-texts.mjs';

const { texts, faults } = pageTexts();
const needed = new Set(texts.map(({ text }) => withoutNames(text)));
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('every text that filers may read is there in Spanish', () => {
  const missing = textsWithout(texts, {
    translated: Object.keys(SPANISH),
    english: Object.keys(SHOWN_IN_ENGLISH),
  });
  expect(missing.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
});

test('no introduction is still marked as one to translate', () => {
  expect(markedTexts()).toEqual([]);
});

test('no text is drawn as it is, or glued, so that no language could have it', () => {
  expect(faults.map(({ place, what }) => `${place} ${what}`)).toEqual([]);
});

test('a translation has the values of its text, each once', () => {
  const others = Object.entries(SPANISH).filter(
    ([english, text]) => String(namesIn(english)) !== String(namesIn(text)),
  );
  expect(others).toEqual([]);
});

test('a text is no longer said to be English once it is a page’s no more', () => {
  expect(Object.keys(SHOWN_IN_ENGLISH).filter((text) => !needed.has(withoutNames(text)))).toEqual([]);
});

test('the texts that are looked for are found', () => {
  // The tool would be silent about everything if it read the wrong folders.
  expect(needed.size).toBeGreaterThan(1000);
});

test('a text whose values are in it already is missing, whatever is in the dictionary', () => {
  const language = { translated: ['{name} saved.'], english: [] };
  const saved = { text: '{} saved.', place: 'a page' };
  expect(textsWithout([{ ...saved, isFilled: true }], language)).toHaveLength(1);
  expect(textsWithout([{ ...saved, isFilled: false }], language)).toEqual([]);
});
