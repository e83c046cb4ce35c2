import fc from 'fast-check';
import { fillPlaceholders, RULES_IN_SPANISH } from '#rules';
import { inSpanish, SPANISH } from '../../src/app/spanish';
import { holds } from '../properties/runs';

/** Places of sentences at which a value of a person or of the record stands. */
const OF_PEOPLE = ['name', 'one', 'other', 'last', 'file', 'fileNames', 'characters'];

/** A value for each other place. */
const OF_OURS: Readonly<Record<string, string>> = {
  day: 'May 1, 2027',
  moment: '05/01/2027 10:00 AM MDT',
  fee: '$50.00',
  max: '10',
  expected: 'PDF',
  contents: 'text',
};
const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const SENTENCES = Object.keys(RULES_IN_SPANISH).filter((text) =>
  placesOf(text).some((place) => OF_PEOPLE.includes(place)),
);

/** A name that no text is, and that stands in none. */
const PLAIN = 'Qzzx Vjkq';

/** Names that the law allows: printable characters; among them every text of ours that could be one, and pieces of our sentences. */
const ours = Object.keys(SPANISH).filter((text) => /^[ -~]+$/.test(text) && !text.includes('{'));
const pieces = SENTENCES.flatMap((text) => text.split(/\{\w+\}/)).filter((piece) =>
  /^[ -~]*\w[ -~]*$/.test(piece),
);
const legalName = fc
  .oneof(
    fc.constantFrom(...ours),
    fc.constantFrom(
      'Members',
      'Menu',
      'Name',
      'Help',
      'May 1, 2027',
      '05/01/2027',
      'Page 2 of 9',
      'Step 1 of 3',
    ),
    fc
      .tuple(fc.constantFrom(...ours), fc.constantFrom(' and ', ', ', '. ', '; '), fc.constantFrom(...ours))
      .map((parts) => parts.join('')),
    fc
      .tuple(
        fc.stringMatching(/^[A-Z][a-z]{2,8}$/),
        fc.constantFrom(...pieces),
        fc.stringMatching(/^[A-Z][a-z]{2,8}$/),
      )
      .map((parts) => parts.join('')),
    fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/),
  )
  .map((name) => name.trim());

/** What sentences end with after their last place. */
const ENDS = Object.keys(SPANISH)
  .filter((text) => text.includes('{'))
  .map((text) => text.split('}').at(-1) ?? '')
  .filter((end) => end.length > 1);

/** What sentences begin with before their first place. */
const BEGINNINGS = Object.keys(SPANISH)
  .filter((text) => /^\w.*\{/.test(text))
  .map((text) => text.split('{')[0] ?? '');
const readsAsSentence = (name: string): boolean => BEGINNINGS.some((beginning) => name.startsWith(beginning));

const filled = (sentence: string, value: string): string =>
  fillPlaceholders(
    sentence,
    Object.fromEntries(
      placesOf(sentence).map((place) => [place, OF_PEOPLE.includes(place) ? value : (OF_OURS[place] ?? '7')]),
    ),
  );

test('each sentence with a value of a person is found with a plain one', () => {
  expect(SENTENCES.length).toBeGreaterThan(15);
  expect(
    SENTENCES.filter((sentence) => inSpanish(filled(sentence, PLAIN)) === filled(sentence, PLAIN)),
  ).toEqual([]);
});

test.each(SENTENCES)('%s: whatever the name, it stays as it is, and the sentence is the same', (sentence) => {
  holds(
    fc.property(legalName, (name) => {
      // "The periodic report of A is on record." is the same text whether that is the name or the sentence.
      // Known to be confused until texts carry their values: a file that is named like one of our sentences.
      fc.pre(!sentence.includes('{file') || (/^[\w ()-]+$/.test(name) && !readsAsSentence(name)));
      fc.pre(!sentence.endsWith('}') || !ENDS.some((end) => name.endsWith(end)));
      const expected = inSpanish(filled(sentence, PLAIN)).replaceAll(PLAIN, () => name);
      expect(inSpanish(filled(sentence, name))).toBe(expected);
    }),
    300,
  );
});

test.each([
  ['The periodic report of Help is on record.', 'Help'],
  ['The document for Members is on file. The record changes on May 1, 2027.', 'Members'],
  ['The periodic report of Menu is due by May 1, 2027.', 'Menu'],
  [
    'You may use this name, but it is close to “Name” and “Status” on record. Keep it, or choose another one.',
    '“Name” y “Status”',
  ],
  ['Invalid characters entered: Email', 'Email'],
])('%s', (english, kept) => {
  expect(inSpanish(english)).not.toBe(english);
  expect(inSpanish(english)).toContain(kept);
});
