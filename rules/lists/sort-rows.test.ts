import { sortRows } from './sort-rows';

const sorted = (texts: string[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(texts, (text) => text, direction);

describe('rows in the order of a text', () => {
  it('are sorted by the size of the numbers in it', () => {
    expect(sorted(['Suite 10', 'Suite 9', 'Suite 100'])).toEqual(['Suite 9', 'Suite 10', 'Suite 100']);
  });

  it('have capitals and accented letters sorted with the plain small ones, in the order in which they came', () => {
    expect(sorted(['birch', 'Álamo', 'alamo', 'Alamo', 'Cedar'])).toEqual([
      'Álamo',
      'alamo',
      'Alamo',
      'birch',
      'Cedar',
    ]);
  });

  it('come with empty texts last in either direction', () => {
    expect(sorted(['', 'birch', 'aspen'])).toEqual(['aspen', 'birch', '']);
    expect(sorted(['', 'aspen', 'birch'], 'descending')).toEqual(['birch', 'aspen', '']);
  });
});
