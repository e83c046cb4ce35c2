import fc from 'fast-check';
import { availabilityKey } from '#rules';
import { DESIGNATORS } from '../../rules/names/designators';
import { holds } from './runs';
import { words } from './texts';

/** Names whose words are plain and no designators, articles or initials: what is added to them is told apart from them. */
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
const mark = fc.constantFrom('.', ',', '-', "'", '!', ' ', '  ', '"', '(', ')', '*');

describe('the key that tells names apart on the records', () => {
  test('does not depend on the case of letters', () => {
    holds(
      fc.property(words, (name) => {
        // Letters such as ß have no capital of their own, so only those of the alphabet are turned.
        const upper = name.replace(/[a-z]/g, (letter) => letter.toUpperCase());
        const lower = name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
        expect(availabilityKey(upper)).toBe(availabilityKey(name));
        expect(availabilityKey(lower)).toBe(availabilityKey(name));
      }),
    );
  });

  test('does not depend on punctuation or white space around and between words', () => {
    holds(
      fc.property(plainName, fc.array(mark, { minLength: 5, maxLength: 5 }), (name, marks) => {
        const parts = name.split(' ');
        const dressed = parts.map((part, place) => `${part}${marks[place % marks.length]} `).join('');
        expect(availabilityKey(`${marks[0]}${dressed}`)).toBe(availabilityKey(name));
      }),
    );
  });

  test('does not depend on designators at the end or on articles', () => {
    holds(
      fc.property(plainName, designator, fc.constantFrom('The ', 'An ', ''), (name, form, article) => {
        expect(availabilityKey(`${article}${name}, ${form}`)).toBe(availabilityKey(name));
        expect(availabilityKey(`${name} ${form} ${form}`)).toBe(availabilityKey(name));
      }),
    );
  });

  test('reads & as AND', () => {
    holds(
      fc.property(plainName, plainName, (one, other) => {
        expect(availabilityKey(`${one} & ${other}`)).toBe(availabilityKey(`${one} and ${other}`));
      }),
    );
  });

  test('tells names with other words apart, and leaves something of each', () => {
    holds(
      fc.property(plainName, plainName, (one, other) => {
        const isSame = one.toUpperCase().replace(/ /g, '') === other.toUpperCase().replace(/ /g, '');
        expect(availabilityKey(one) === availabilityKey(other)).toBe(isSame);
      }),
    );
    holds(
      fc.property(words, (name) => {
        if (/[A-Za-z0-9]/.test(name)) expect(availabilityKey(name)).not.toBe('');
        expect(availabilityKey(name)).toMatch(/^[A-Z0-9]*$/);
      }),
    );
  });
});
