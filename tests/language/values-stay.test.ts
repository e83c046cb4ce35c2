import fc from 'fast-check';
import { fillPlaceholders, PARSED_SENTENCES, RULES_IN_SPANISH, textInWords } from '#rules';
import { inSpanish, SPANISH } from '../../src/app/spanish';
import { holds } from '../properties/runs';

const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Texts of ours that could be a name, and pieces of our sentences: names that the law allows have printable characters. */
const ours = Object.keys(SPANISH).filter((text) => /^[ -~]+$/.test(text) && !text.includes('{'));
const pieces = Object.keys(RULES_IN_SPANISH)
  .flatMap((text) => text.split(/\{\w+\}/))
  .filter((piece) => /^[ -~]*\w[ -~]*$/.test(piece));
const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
const inPieces = fc.tuple(word, fc.constantFrom(...pieces), word, fc.constantFrom(...pieces));

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
    inPieces.map(([before, piece, after]) => `${before}${piece}${after}`),
    inPieces.map(([before, piece]) => `${before}${piece}`),
    inPieces.map(([, piece, after]) => `${piece}${after}`),
    fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/),
  )
  .map((name) => name.trim());

/** Names of files that may be attached: of their characters, with one of their endings. */
const fileName = fc
  .oneof(
    legalName,
    inPieces.map((parts) => parts.join('')),
    inPieces.map(([word, one, , other]) => `${one}${word}${other}`),
  )
  .map((name) => name.replace(/[^\w .()-]/g, '').trim())
  .chain((name) => fc.constantFrom('pdf', 'PDF', 'txt', 'jpeg', 'tif').map((ending) => `${name}.${ending}`));

/** Places of sentences at which a value of a person or of the record stands, and what may stand there. */
const OF_PEOPLE: Readonly<Record<string, fc.Arbitrary<string>>> = {
  name: legalName,
  one: legalName,
  other: legalName,
  last: legalName,
  file: fileName,
  fileNames: fc.array(fileName, { minLength: 1, maxLength: 3 }).map((names) => names.join(', ')),
  characters: fc
    .uniqueArray(fc.constantFrom(...'éßñ会&#+,:{}"'), { minLength: 1, maxLength: 4 })
    .map((characters) => characters.join(', ')),
  extension: fc.stringMatching(/^[\w ()-]{0,12}$/),
};

/** A plain value, which no text is, and which stands in none. */
const PLAIN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(OF_PEOPLE).map((place) => [place, 'Qzzx Vjkq'])),
  file: 'Qzzx Vjkq.pdf',
  fileNames: 'Qzzx Vjkq.pdf',
};

/** A value for each other place. */
const OF_OURS: Readonly<Record<string, string>> = {
  day: 'May 1, 2027',
  moment: '05/01/2027 10:00 AM MDT',
  fee: '$50.00',
  max: '10',
  expected: 'PDF',
  contents: 'text',
};

const PARSED = PARSED_SENTENCES.filter((text) => placesOf(text).some((place) => place in OF_PEOPLE));

const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  fillPlaceholders(
    sentence,
    Object.fromEntries(placesOf(sentence).map((place) => [place, values[place] ?? OF_OURS[place] ?? '7'])),
  );

/** Sentences that carry their values: whatever stands at their places, nobody looks for it. */
const CARRIED = Object.keys(RULES_IN_SPANISH).filter(
  (text) => placesOf(text).length > 0 && !PARSED_SENTENCES.includes(text),
);

test.each(CARRIED)('%s: it carries its values, and each stays as it is', (text) => {
  const places = placesOf(text);
  holds(
    fc.property(fc.record(Object.fromEntries(places.map((place) => [place, legalName]))), (values) => {
      const expected = (SPANISH[text] ?? '')
        .split(/\{(\w+)\}/)
        .map((part, index) => (index % 2 === 1 ? values[part] : part))
        .join('');
      expect(textInWords({ text, values }, inSpanish)).toBe(expected);
    }),
    50,
  );
});

test('no more sentences are parsed than are left to be given their values', () => {
  expect(PARSED_SENTENCES.filter((text) => !(text in RULES_IN_SPANISH))).toEqual([]);
  // The number may only become smaller.
  expect(PARSED_SENTENCES.length).toBeLessThanOrEqual(68);
});

test('each parsed sentence with a value of a person is found with a plain one', () => {
  expect(PARSED.length).toBeGreaterThan(0);
  expect(PARSED.filter((sentence) => inSpanish(filled(sentence, PLAIN)) === filled(sentence, PLAIN))).toEqual(
    [],
  );
});

test.each(PARSED)('%s: whatever the value, it stays as it is, and the sentence is the same', (sentence) => {
  const places = placesOf(sentence).filter((place) => place in OF_PEOPLE);
  const values = fc.record(Object.fromEntries(places.map((place) => [place, OF_PEOPLE[place] ?? legalName])));
  holds(
    fc.property(values, (given) => {
      const inOrder = places.map((place) => given[place] ?? '');
      const expected = places.reduce(
        (text, place, index) => text.replace(PLAIN[place] ?? '', () => inOrder[index] ?? ''),
        inSpanish(filled(sentence, PLAIN)),
      );
      expect(inSpanish(filled(sentence, given))).toBe(expected);
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
  ['The change is on record for Foo.pdf is empty.', 'Foo.pdf is empty'],
  [
    'The change is on record for An amendment waits for review by the office.',
    'An amendment waits for review by the office',
  ],
])('%s', (english, kept) => {
  expect(inSpanish(english)).not.toBe(english);
  expect(inSpanish(english)).toContain(kept);
});

test.each([
  [
    'A change of address takes effect on 12/01/2026 11:59 PM MST.',
    'Un cambio de dirección entra en vigencia el',
  ],
  ['An amendment is being paid for.', 'Una enmienda está en proceso de pago.'],
  [
    'A periodic report waits for review by the office.',
    'Un informe periódico espera la revisión de la oficina.',
  ],
  ['A filing waits for review by the office.', 'Un trámite espera la revisión de la oficina.'],
])('%s has its article in Spanish', (english, spanish) => expect(inSpanish(english)).toContain(spanish));
