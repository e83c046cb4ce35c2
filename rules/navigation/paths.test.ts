import { filingPath, queryString } from './paths';

it('an address has a query only with values in it', () => {
  expect(queryString()).toBe('');
  expect(queryString({ entityId: undefined, transTyp: '' })).toBe('');
  expect(queryString({ entityId: undefined, transTyp: 'REPORT', name: 'A & B' })).toBe(
    '?transTyp=REPORT&name=A%20%26%20B',
  );
  expect(filingPath('llc', 'entityname')).toBe('/business/filing/llc/entityname');
});
