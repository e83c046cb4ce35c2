import fc from 'fast-check';
import { availabilityKey, closeNameKey, closeNames } from '#rules';
import { DESIGNATORS } from '../../rules/names/designators';
import { holds } from './runs';
import { anyText, words } from './texts';

/** Names whose words are plain and no designators, articles or initials, so that additions can be recognized. */
const plainName = fc
  .array(fc.stringMatching(/^[B-Z][a-z]{3,9}$/), { minLength: 1, maxLength: 4 })
  .filter((parts) => !parts.some((part) => DESIGNATORS.has(part.toUpperCase())))
  .map((parts) => parts.join(' '));
const designator = fc.constantFrom(
  'LLC',
  'L.L.C.',
  'limited liability company',
  'Ltd. Liability Co.',
  'Inc.',
  'Incorporated',
  'corp',
  'Company',
  'Co-op',
  'Cooperative Association',
  'P.C.',
);
const ignored = fc.constantFrom('.', ',', '_', "'", '`', '\u2018', '\u2019', '\u201b', '\u02bc');
const distinguishing = fc.constantFrom('-', '(', ')', '!', '&', '"', '*', '/', '#', '7', 'x', '\u00e9');
const mark = fc.constantFrom('.', ',', '-', "'", '!', ' ', '  ', '"', '(', ')', '*');

/** A text with something put into it at one place. */
const put = (text: string, place: number, piece: string): string => {
  const at = place % (text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
};

/** Turns the letters of the alphabet alone: others, such as \u00df, may have no capital of their own. */
const upper = (text: string) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

describe('the key that tells names apart on the records', () => {
  test('does not depend on the case of letters', () => {
    holds(
      fc.property(words, (name) => {
        expect(availabilityKey(upper(name))).toBe(availabilityKey(name));
        expect(availabilityKey(lower(name))).toBe(availabilityKey(name));
      }),
    );
  });

  test('does not depend on the ignored marks, wherever they stand', () => {
    holds(
      fc.property(plainName, ignored, fc.nat(), (name, piece, place) => {
        expect(availabilityKey(put(name, place, piece))).toBe(availabilityKey(name));
      }),
    );
  });

  test('does not depend on how much white space there is, but on whether there is any', () => {
    holds(
      fc.property(plainName, plainName, fc.constantFrom('  ', '\t', '\n ', '\u00a0'), (one, other, gap) => {
        expect(availabilityKey(`${gap}${one}${gap}${other}${gap}`)).toBe(availabilityKey(`${one} ${other}`));
        expect(availabilityKey(`${one}${other}`)).not.toBe(availabilityKey(`${one} ${other}`));
      }),
    );
  });

  test('depends on any other character', () => {
    holds(
      fc.property(plainName, distinguishing, fc.nat(), (name, piece, place) => {
        expect(availabilityKey(put(name, place, piece))).not.toBe(availabilityKey(name));
      }),
    );
  });

  test('depends on articles and required terms', () => {
    holds(
      fc.property(plainName, designator, designator, (name, one, other) => {
        expect(availabilityKey(`The ${name}`)).not.toBe(availabilityKey(name));
        expect(availabilityKey(`${name} ${one}`)).not.toBe(availabilityKey(name));
        const isSame = lower(one).replaceAll('.', '') === lower(other).replaceAll('.', '');
        expect(availabilityKey(`${name} ${one}`) === availabilityKey(`${name} ${other}`)).toBe(isSame);
      }),
    );
  });

  test('is its own key, and for printable ASCII has no small letter and none of the ignored marks', () => {
    holds(
      fc.property(anyText, (name) => {
        expect(availabilityKey(availabilityKey(name))).toBe(availabilityKey(name));
      }),
    );
    holds(
      fc.property(fc.string(), (name) => {
        expect(availabilityKey(name)).toMatch(/^([^a-z.,_'`\s]+( [^a-z.,_'`\s]+)*)?$/);
        if (/[A-Za-z0-9]/.test(name)) expect(availabilityKey(name)).not.toBe('');
      }),
    );
  });
});

describe('the key by which close names are found', () => {
  test('does not depend on punctuation or white space around and between words', () => {
    holds(
      fc.property(plainName, fc.array(mark, { minLength: 5, maxLength: 5 }), (name, marks) => {
        const parts = name.split(' ');
        const dressed = parts.map((part, place) => `${part}${marks[place % marks.length]} `).join('');
        expect(closeNameKey(`${marks[0]}${dressed}`)).toBe(closeNameKey(name));
      }),
    );
  });

  test('does not depend on designators at the end or on articles', () => {
    holds(
      fc.property(plainName, designator, fc.constantFrom('The ', 'An ', ''), (name, form, article) => {
        expect(closeNameKey(`${article}${name}, ${form}`)).toBe(closeNameKey(name));
        expect(closeNameKey(`${name} ${form} ${form}`)).toBe(closeNameKey(name));
      }),
    );
  });

  test('reads & as AND', () => {
    holds(
      fc.property(plainName, plainName, (one, other) => {
        expect(closeNameKey(`${one} & ${other}`)).toBe(closeNameKey(`${one} and ${other}`));
      }),
    );
  });

  test('tells names with other words apart, and leaves something of each', () => {
    holds(
      fc.property(plainName, plainName, (one, other) => {
        const isSame = one.toUpperCase().replace(/ /g, '') === other.toUpperCase().replace(/ /g, '');
        expect(closeNameKey(one) === closeNameKey(other)).toBe(isSame);
      }),
    );
    holds(
      fc.property(words, (name) => {
        if (/[A-Za-z0-9]/.test(name)) expect(closeNameKey(name)).not.toBe('');
        expect(closeNameKey(name)).toMatch(/^[A-Z0-9]*$/);
      }),
    );
  });

  test('finds each close name that is distinguishable, and never the name itself', () => {
    holds(
      fc.property(plainName, designator, designator, (name, one, other) => {
        const [asked, onRecord] = [`${name} ${one}`, `The ${name} ${other}`];
        expect(closeNames(asked, [onRecord, asked, upper(asked)])).toEqual([onRecord]);
      }),
    );
  });
});
