import { inPageOrder, rowAt } from './paths';
import type { RowTree } from './row';
import { list, onlyWhen, text } from './rows';

interface Person {
  '2nd': string;
  address2: string;
  address1: string;
}

const field = (label: string) => text<unknown>({ label });
const tree: RowTree = {
  office: { city: field('City'), zip: field('ZIP') },
  mailing: onlyWhen<unknown, { city: string }>(() => true, { city: field('Mailing city') }) as never,
  people: list<Person>({
    label: 'People',
    item: {
      rows: { '2nd': field('Second'), address2: field('Address 2'), address1: field('Address 1') },
    },
  }),
};

describe('the row at a path', () => {
  it.each([
    ['office.city', 'City'],
    ['mailing.city', 'Mailing city'],
    ['people', 'People'],
    ['people[0]', 'People'],
    ['people[10].address1', 'Address 1'],
    ['people.10.2nd', 'Second'],
  ])('%s is the one of %s', (path, label) => {
    expect(rowAt(tree, path)?.field.label).toBe(label);
  });

  it.each(['', 'office', 'mailing', 'elsewhere', 'office.city.part', 'people[0].name', 'office.constructor'])(
    '%p has none',
    (path) => {
      expect(rowAt(tree, path)).toBeUndefined();
    },
  );
});

describe('the order of the page', () => {
  it.each([
    ['of fields in a part', ['office.city', 'office.zip']],
    ['of fields in a part under a condition', ['office', 'mailing', 'mailing.city', 'mailing.other']],
    ['of items by their number', ['people[2].address1', 'people[10].2nd', 'people[10].address1']],
    ['of fields in an item', ['people[0].2nd', 'people[0].address2', 'people[0].address1']],
    ['of a whole and its parts', ['office', 'office.city', 'people', 'people[0]', 'people[0].2nd']],
    ['with what is unknown last', ['office.city', 'office.street', 'people', 'elsewhere']],
  ])('%s', (_, paths) => {
    const forwards = paths.map((path) => ({ path }));
    expect(inPageOrder(tree, [...forwards].reverse())).toEqual(forwards);
    expect(inPageOrder(tree, forwards)).toEqual(forwards);
  });

  it('does not reorder paths that the page does not have', () => {
    const items = ['elsewhere.b', 'elsewhere.a'].map((path) => ({ path }));
    expect(inPageOrder(tree, items)).toEqual(items);
    expect(inPageOrder(tree, [{ path: 'constructor.name' }, { path: 'people' }])[0]?.path).toBe('people');
  });
});
