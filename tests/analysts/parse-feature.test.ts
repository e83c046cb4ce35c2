import { parseFeature } from '../../scripts/lib/parse-feature.mjs';

const FEATURE = `Feature: Fees
  Scenario Outline: The fee of a filing
    Given the filing is <filing>
    Then the fee is "<fee>"

    Examples:
      | filing    | fee    |
      | an annual | $10.00 |
`;
const faultsOf = (change: (text: string) => string) =>
  parseFeature('features/fees.feature', change(FEATURE)).faults;

it('has nothing to say of a feature that can be read', () => {
  expect(faultsOf((text) => text)).toEqual([]);
});

it.each([
  [
    'a cell too few',
    (text: string) => text.replace(' $10.00 |', ''),
    'features/fees.feature:8: the row | an annual | has 1 cell; expected 2, as its table begins: | filing    | fee    |',
  ],
  [
    'a cell too many',
    (text: string) => text.replace('$10.00 |', '$10.00 | x |'),
    'features/fees.feature:8: the row | an annual | $10.00 | x | has 3 cells; expected 2, as its table begins: | filing    | fee    |',
  ],
  [
    'a slip in a keyword',
    (text: string) => text.replace('Examples', 'Exampels'),
    'features/fees.feature:6: "Exampels:" cannot stand here; expected',
  ],
])('tells %s by file, line, row and what was expected', (_, change, told) => {
  const faults = faultsOf(change);
  expect(faults.some((fault) => fault.startsWith(told)) ? told : faults).toBe(told);
});
