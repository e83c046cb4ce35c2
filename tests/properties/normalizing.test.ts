import fc from 'fast-check';
import {
  addEntry,
  emptyNotificationEntry,
  formatPhone,
  markCommonShares,
  normalizeEntityName,
  normalizePhone,
  sameAddress,
  sharesRules,
  emptyFiling,
  emptyAddress,
} from '#rules';
import { holds } from './runs';
import { anyText, words } from './texts';

const twice = <T>(normalize: (value: T) => T, value: T): void =>
  expect(normalize(normalize(value))).toEqual(normalize(value));

describe('what is normalized stays as it is when it is normalized again', () => {
  test('names of entities', () => {
    holds(
      fc.property(anyText, (name) => {
        twice(normalizeEntityName, name);
        expect(normalizeEntityName(name)).not.toMatch(/^\s|\s$|\s\s/);
      }),
    );
  });

  test('telephone numbers, as they are kept and as they are shown', () => {
    const digits = fc.stringMatching(/^\d{10}$/);
    const dressed = digits.chain((number) =>
      fc.constantFrom(number, formatPhone(number), number.replace(/(\d{3})(\d{3})/, '$1-$2-'), ` ${number} `),
    );
    holds(
      fc.property(fc.oneof(dressed, anyText), (text) => {
        const number = normalizePhone(text);
        if (number === null) return;
        expect(normalizePhone(number)).toBe(number);
        expect(normalizePhone(formatPhone(number))).toBe(number);
        expect(formatPhone(formatPhone(number))).toBe(formatPhone(number));
      }),
    );
  });

  test('email addresses that are kept', () => {
    const none = emptyFiling().notificationsValues;
    holds(
      fc.property(words, (email) => {
        const once = addEntry(none, { ...emptyNotificationEntry(), email });
        const [kept] = once.emails;
        if (!kept) return;
        expect(addEntry(none, { ...emptyNotificationEntry(), email: kept.email })).toEqual(once);
        expect(addEntry(once, { ...emptyNotificationEntry(), email })).toEqual(once);
      }),
    );
  });

  test('numbers of shares', () => {
    const filing = emptyFiling();
    const written = fc.oneof(fc.stringMatching(/^ ?\d{1,3}(,\d{3}){0,3} ?$/), anyText);
    holds(
      fc.property(written, fc.boolean(), (numberOfShares, isCommonSharesChecked) => {
        const values = {
          ...filing.sharesValues,
          commonSharesValues: { isCommonSharesChecked, numberOfShares },
        };
        twice((given) => markCommonShares(given, given.commonSharesValues.isCommonSharesChecked), values);
        const kept = sharesRules.write(filing, values);
        expect(sharesRules.write(kept, kept.sharesValues)).toEqual(kept);
      }),
    );
  });

  test('addresses that read the same', () => {
    const address = fc.record({ address1: words, city: words, zip: words }).map((parts) => ({
      ...emptyAddress('PHYS'),
      ...parts,
    }));
    const tidy = (text: string): string => normalizeEntityName(text).toUpperCase();
    holds(
      fc.property(address, (one) => {
        const other = {
          ...one,
          address1: tidy(one.address1),
          city: ` ${tidy(one.city)}  `,
          zip: tidy(one.zip),
        };
        expect(sameAddress(one, other)).toBe(true);
        expect(sameAddress(other, one)).toBe(true);
        expect(sameAddress(one, { ...other, city: `${other.city}x` })).toBe(false);
      }),
    );
  });
});
