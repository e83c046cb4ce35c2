import { joinDictionaries, lookUpIn } from './dictionary';

const lookUp = lookUpIn({ Yes: 'Sí', 'Page {page} of {pageCount}': 'Página {page} de {pageCount}' });

test.each([
  ['a text', 'Yes', 'Sí'],
  ['a text with its places', 'Page {page} of {pageCount}', 'Página {page} de {pageCount}'],
])('%s is found', (_what, english, text) => expect(lookUp(english)).toBe(text));

test.each(['Page 2 of 9', 'yes', '', 'toString', '__proto__'])('any other stays as it is: %s', (other) =>
  expect(lookUp(other)).toBe(other),
);

test('a text that two dictionaries translate differently is refused', () => {
  expect(joinDictionaries([{ a: 'x' }, { a: 'x', b: 'y' }])).toEqual({ a: 'x', b: 'y' });
  expect(() => joinDictionaries([{ a: 'x' }, { a: 'z' }])).toThrow('"a" is translated as "x" and as "z"');
});
