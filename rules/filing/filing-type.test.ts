import { findDeclaredFiling } from './filing-type';

test('only the type of a kind has facts, whatever a browser sends', () => {
  expect(findDeclaredFiling('report')?.noun).toBe('A periodic report');
  for (const sent of ['', 'reports', 'toString', 'constructor', '__proto__'])
    expect(findDeclaredFiling(sent)).toBeUndefined();
});
