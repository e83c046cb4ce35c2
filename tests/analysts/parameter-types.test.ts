import { PARAMETER_TYPES } from '../../step-definitions/words/parameter-types/all';
import { allowedWords, takesAnyWords } from '../../step-definitions/words/parameter-types/allowed-words';
import { expandPlaceholders } from '../../step-definitions/words/parameter-types/texts';
import { lookUp, UnknownNoun } from '../../step-definitions/words/vocabulary/look-up';

/** Types that stand for any text. */
const FREE = ['text'];
const types = PARAMETER_TYPES.filter(({ name }) => !FREE.includes(name)).map(
  (type) => [type.name, type] as const,
);

it('names each parameter type once', () => {
  const names = PARAMETER_TYPES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(types)('{%s}', (_, type) => {
  const known = allowedWords(type);

  it('tells an unknown value the known ones', () => {
    expect(known.length).toBeGreaterThan(0);
    for (const unknown of ['an unheard-of thing', 'Xyz'])
      expect(() => type.transformer(unknown)).toThrow(UnknownNoun);
    const [first = ''] = known;
    expect(() => type.transformer(`${first}${first}x`)).toThrow(first);
  });

  it('takes each value that it knows', () => {
    const whole = new RegExp(`^(?:${type.regexp.source})$`);
    const refused = known.filter((value) => ![value, `"${value}"`].some((text) => whole.test(text)));
    expect(refused).toEqual([]);
    for (const value of known) expect(() => type.transformer(value)).not.toThrow();
  });

  it('takes any words, or only the known ones', () => {
    const whole = new RegExp(`^(?:${type.regexp.source})$`);
    expect(takesAnyWords(type) || known.length > 0).toBe(true);
    if (!takesAnyWords(type)) expect(whole.test('Unheard-of thing')).toBe(false);
  });
});

it('lists the known values from the nearest to the farthest', () => {
  const fruit = { apple: 1, apricot: 2, cherry: 3 };
  expect(() => lookUp('fruit', fruit, 'chery')).toThrow('No fruit is called "chery". Known: cherry, ');
  expect(lookUp('fruit', fruit, 'apricot')).toBe(2);
});

it.each([
  ['share count', 'number of shares', ['share class', 'number of shares', 'count', 'shapes']],
  ['mailing location', 'mailing address', ['mailing list', 'address', 'mailing address']],
  ['staff queue', "administrator's worklist", ['stuff', "administrator's worklist", 'start']],
])('lists first what "%s" means: %s', (noun, meant, known) => {
  expect(() => lookUp('thing', Object.fromEntries(known.map((one) => [one, 1])), noun)).toThrow(
    `Known: ${meant}`,
  );
});

it.each(['LLC', 'llc', 'limited liability firm'])('lists first what "%s" is short for', (noun) => {
  const known = {
    amendment: 'amend',
    'limited liability company': 'llc',
    'domestic profit corporation': 'dpc',
  };
  expect(() => lookUp('filing', known, noun)).toThrow('Known: limited liability company');
  expect(() => lookUp('filing', { ...known, amendment: 'AMD' }, 'amd')).toThrow('Known: amendment');
});

it.each([
  '[196 leters]',
  '[4 numbers]',
  'a [3  spaces] b',
  '[1 ]',
  '[25letters]',
  '[10,00 letters]',
  '[some letters]',
  '[Twenty letters]',
  '[a leter]',
  '[25  letters',
  '[25 letters',
  '[letters 25]',
  '[4]',
])('refuses the placeholder in "%s", and tells the known ones', (text) => {
  expect(() => expandPlaceholders(text)).toThrow(/^No placeholder is called ".*"\. Known: .*letters/);
});

it('asks how many where a placeholder counts nothing', () => {
  expect(() => expandPlaceholders('[letters]')).toThrow(
    'How many? "[letters]" needs a number, as "[3 letters]".',
  );
});

it('fills in placeholders, and leaves other brackets as they are', () => {
  expect(expandPlaceholders('[3 digits][2 spaces][sic] [see below] a[')).toBe('555  [sic] [see below] a[');
  expect(expandPlaceholders('[1,000 letters]')).toBe('a'.repeat(1000));
});
