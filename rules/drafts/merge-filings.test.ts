import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import { mergeFilings } from './merge-filings';

const filing = (...emails: string[]): Filing => {
  const begun = emptyFiling();
  return {
    ...begun,
    filingType: 'llc',
    notificationsValues: {
      ...begun.notificationsValues,
      emails: emails.map((email) => ({ email })),
    },
  };
};
const merged = (begun: Filing, entered: Filing, saved: Filing) => {
  const { filing: result, undecided, taken } = mergeFilings(begun, entered, saved);
  return {
    emails: result.notificationsValues.emails.map(({ email }) => email),
    asked: undecided.notificationsValues?.emails.map(({ email }) => email),
    taken,
  };
};
const [A, B, C, D] = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'] as const;
const PART = ['notificationsValues'];

describe('a list that was changed in both places', () => {
  it('holds what each has added', () => {
    expect(merged(filing(A), filing(A, B), filing(A, C))).toEqual({
      emails: [A, C, B],
      asked: undefined,
      taken: PART,
    });
  });

  it('holds what both have added once', () => {
    expect(merged(filing(A), filing(A, B, D), filing(A, B, C))).toMatchObject({ emails: [A, B, C, D] });
  });

  it('lacks what either has deleted', () => {
    expect(merged(filing(A, B, C), filing(A, B), filing(B, C))).toEqual({
      emails: [B],
      asked: undefined,
      taken: PART,
    });
  });

  it('lacks what both have deleted, which is no conflict where nothing is new', () => {
    expect(merged(filing(A, B, C), filing(B), filing(B, C, D))).toEqual({
      emails: [B, D],
      asked: undefined,
      taken: PART,
    });
  });

  it('stays as it was saved where both have changed the same entry, and what was entered is kept to be decided', () => {
    expect(merged(filing(A, B), filing(C, B), filing(D, B))).toEqual({
      emails: [D, B],
      asked: [C, B],
      taken: [],
    });
  });
});

describe('fields of one part that were changed in two places', () => {
  const at = (address1: string, city: string): Filing => {
    const begun = emptyFiling();
    const streetAddress = { ...begun.principalOfficeValues.streetAddress, address1, city };
    return {
      ...begun,
      filingType: 'llc',
      principalOfficeValues: { ...begun.principalOfficeValues, streetAddress },
    };
  };

  it('are not put together to an address that nobody entered', () => {
    const saved = at('1 First Street', 'Golden');
    const { filing: result, undecided } = mergeFilings(
      at('1 First Street', 'Denver'),
      {
        ...at('2 Second Street', 'Denver'),
        principalOfficeValues: {
          ...at('2 Second Street', 'Denver').principalOfficeValues,
          isSameAsStreetAddressChecked: true,
        },
      },
      saved,
    );
    expect(result.principalOfficeValues).toEqual(saved.principalOfficeValues);
    expect(undecided.principalOfficeValues?.isSameAsStreetAddressChecked).toBe(true);
  });
});
