import fc from 'fast-check';

const space = fc.constantFrom(' ', '  ', '\t', '\n', '\u00a0', '\u2003', '');

/** Text as people write it: words, runs of white space, punctuation, other alphabets. */
export const words = fc
  .array(
    fc.oneof(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.constantFrom(
        'Acme',
        'the',
        'A',
        '&',
        'AND',
        'L.L.C.',
        'llc',
        'Ltd.',
        'Inc',
        'Café',
        '日本',
        'ß',
        '-',
        ',',
      ),
    ),
    { maxLength: 8 },
  )
  .chain((parts) => fc.tuple(space, ...parts.map((part) => space.map((gap) => part + gap))))
  .map((parts) => parts.join(''));

/** Text of one repeated character, as long as rules are never asked for in earnest. */
const huge = fc
  .tuple(fc.constantFrom('a', ' ', '@', '.', '(', '€', '\u0000', ',', '-'), fc.constantFrom(1000, 100_000))
  .map(([character, length]) => character.repeat(length));

/** Any text, sane or not. */
export const anyText = fc.oneof(
  words,
  fc.string({ unit: 'binary' }),
  { arbitrary: huge, weight: 1 },
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '${path}',
    '[0]',
    'a[0].b',
    'NaN',
    'null',
    '-0',
    '1e309',
  ),
);

class Odd {
  readonly own = 1;
  get throws(): never {
    throw new Error('read');
  }
}

/** Values that no client that keeps to the contract sends: wrong types, nulls, prototypes, cycles of nesting. */
export const junk = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withSparseArray: true }),
  anyText,
  fc.constantFrom<unknown>(
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    [],
    [null],
    {},
    Object.create(null),
    JSON.parse('{"__proto__": {"polluted": true}, "constructor": 5}'),
    Symbol('s'),
    () => 5,
    new Map(),
    new Odd(),
  ),
);
