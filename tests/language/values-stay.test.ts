import fc from 'fast-check';
import {
  annualReportEvent,
  ATTACHMENT_LIMITS,
  closeNamesNote,
  declaredFiling,
  emptyFiling,
  excludedAttachmentsNotes,
  FILING_TYPES,
  fileMessage,
  fileProblems,
  type Filing,
  filedSentences,
  longDay,
  infectedText,
  nameHint,
  notHeldText,
  reinstatedNote,
  reportNotice,
  reservedNameDeclined,
  reviewNotice,
  saidBy,
  says,
  sentence,
  similarNamesNote,
  term,
  type Text,
  textInWords,
} from '#rules';
import { inSpanish, SPANISH } from '../../src/app/spanish';
import { holds } from '../properties/runs';

const PLACE = /\{(\w+)\}/;
const placesOf = (text: string): string[] => text.split(PLACE).filter((_part, index) => index % 2 === 1);

/** Texts of ours that could be a name, and pieces of our sentences: names that the law allows have printable characters. */
const ours = Object.keys(SPANISH).filter((text) => /^[ -~]+$/.test(text));
const pieces = ours.flatMap((text) => text.split(/\{\w+\}/)).filter((piece) => /\w/.test(piece));
const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);

/** What a person may call a business, a street or a file, or write as a text. */
const typed = fc
  .oneof(
    fc.constantFrom(...ours),
    fc.constantFrom(
      'Help',
      'Members',
      'Yes',
      'Foo.pdf is empty',
      'January 1, 2026',
      '05/01/2027',
      'Page 2 of 9',
    ),
    fc.constantFrom(
      '{name}',
      '{names} and {last}',
      '$& $1 {moment}',
      'Acme Inc.',
      'Café Ñandú',
      '12 Main St.',
    ),
    fc
      .tuple(fc.constantFrom(...ours), fc.constantFrom(' and ', ', ', '. ', '; '), fc.constantFrom(...ours))
      .map((parts) => parts.join('')),
    fc
      .tuple(word, fc.constantFrom(...pieces), word, fc.constantFrom(...pieces))
      .map(([before, piece, after, other]) => `${before}${piece}${after}${other}`),
    fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');

/** The name of a file that may be attached, without its ending. */
const fileName = typed.map((name) => `${name.replace(/[^\w ()-]/g, '').trim()}_1`);

const inWords = (said: Text) => textInWords(said, inSpanish);

/** The words of a text whose value is this one, from its words with another value. A period of the value ends the sentence as well. */
const withValue = (words: string, other: string, value: string): string =>
  words.replaceAll(value.endsWith('.') ? new RegExp(`${other}\\.?`, 'g') : other, () => value);

describe('every sentence with places', () => {
  test.each(Object.keys(SPANISH).filter((text) => PLACE.test(text)))(
    '%s: each value stays as it is',
    (text) => {
      const places = [...new Set(placesOf(text))];
      holds(
        fc.property(fc.record(Object.fromEntries(places.map((place) => [place, typed]))), (values) => {
          const [first = '', ...rest] = (SPANISH[text] ?? '').split(/\{\w+\}/);
          const inOrder = placesOf(SPANISH[text] ?? '').map((place) => values[place] ?? '');
          const expected = inOrder.reduce(
            (words, value, index) =>
              words + value + (rest[index] ?? '').replace(value.endsWith('.') ? /^\./ : '', ''),
            first,
          );
          expect(inWords({ text, values })).toBe(expected);
        }),
        20,
      );
    },
  );
});

/** A value that no text of ours is, or has in it. */
const PLAIN = 'Qzzx Vjkq';
const NOW = '2026-12-01T18:00:00Z';
const LATER = '2027-05-01T18:00:00Z';

const filingNamed = (name: string): Filing => ({
  ...emptyFiling(),
  entityNameValues: { ...emptyFiling().entityNameValues, name, oldName: name },
  recordValues: {
    version: 1,
    reportDueDate: '2027-05-31',
    previousEffective: '',
    principalOfficeValues: emptyFiling().principalOfficeValues,
    registeredAgentValues: null,
  },
});

const reviewed = (name: string, leftOut: string[] = []) =>
  reviewNotice(
    {
      filingType: 'amend',
      name,
      laterName: name,
      effectiveDate: LATER,
      review: { state: 'approved', decidedAt: NOW, leftOut, overtaken: [] },
    },
    NOW,
  ).sentences;

/** What the rules say of something that a person has named. */
const SAID_OF: Readonly<Record<string, (value: string) => readonly (Text | null | undefined)[]>> = {
  'a report that is due': (name) => [
    reportNotice(filingNamed(name), NOW)?.text,
    reportNotice(filingNamed(name), '2028-01-01T18:00:00Z')?.text,
    annualReportEvent('2027-05-31', name).description,
  ],
  'a filing that is made': (entityName) =>
    FILING_TYPES.flatMap((filingType) =>
      [
        { adminFraudCheck: true, effectiveDate: '' },
        { adminFraudCheck: false, effectiveDate: LATER },
        { adminFraudCheck: false, effectiveDate: NOW },
      ].flatMap((facts) => filedSentences({ filingType, entityName, laterName: entityName, ...facts }, NOW)),
    ),
  'a filing that was reviewed': (name) => reviewed(name),
  'attachments that are left out': (name) => [
    ...excludedAttachmentsNotes([name, name]),
    ...reviewed('Aspen LLC', [name]),
  ],
  'names on record': (name) => [
    closeNamesNote([name]),
    closeNamesNote([name, name, name]),
    similarNamesNote([name, name]),
    reinstatedNote(name),
    reservedNameDeclined(name),
    ...nameHint({
      valid: true,
      message: '',
      name,
      nameIsAvailable: true,
      nameIsReserved: false,
      closeNames: [name, name],
    }),
  ],
  'a file that is attached': (name) =>
    fileProblems([{ name: `${name}.pdf`, size: 0 }], [], ATTACHMENT_LIMITS)
      .map(saidBy)
      .map((said) => fileMessage(`${name}.pdf`, said, 2)),
  'a file that was attached': (name) => [notHeldText(name), infectedText(name)],
};

const saidOf = (what: string, value: string): string[] =>
  (SAID_OF[what]?.(value) ?? []).flatMap((said) => (said ? [inWords(said)] : []));

test.each(Object.keys(SAID_OF))('%s: the value stays as it is, and the sentence is Spanish', (what) => {
  const plain = saidOf(what, PLAIN);
  const english = (SAID_OF[what]?.(PLAIN) ?? []).flatMap((said) => (said ? [says(said).message] : []));
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.filter((words) => english.includes(words))).toEqual([]);
  expect(plain.some((words) => words.includes(PLAIN))).toBe(true);
  holds(
    fc.property(what === 'a file that is attached' ? fileName : typed, (value) => {
      expect(saidOf(what, value)).toEqual(plain.map((words) => withValue(words, PLAIN, value)));
    }),
  );
});

test('a value stays as it is in a list, in a sentence within a sentence, and after the wire', () => {
  holds(
    fc.property(typed, typed, (one, other) => {
      const inner = sentence('{file} is empty.', { file: one });
      const said = sentence('{title}: {problem}', { title: term('Help'), problem: inner });
      const sent = JSON.parse(JSON.stringify(says(said))) as ReturnType<typeof says>;
      expect(inWords(saidBy(sent))).toBe(`${SPANISH.Help}: ${one} está vacío.`);
      expect(inWords(sentence('{others} and {last}', { others: [one, other], last: other }))).toBe(
        `${one}, ${other} y ${other}`,
      );
    }),
  );
});

test('each month has its words', () => {
  const days = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-05`);
  const words = days.map((day) => inWords(longDay(day)));
  expect(words[0]).toBe('5 de enero de 2027');
  expect(new Set(words).size).toBe(12);
  expect(words.filter((text) => !/^5 de \w+ de 2027$/.test(text))).toEqual([]);
});

test('what is said of a filing on record has its Spanish, whichever filing it is', () => {
  const said = FILING_TYPES.flatMap((filingType) => declaredFiling(filingType).filedText ?? []);
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((text) => !(text in SPANISH))).toEqual([]);
});
