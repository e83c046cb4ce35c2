import { joinDictionaries, lookUpIn } from './dictionary';

const SENTENCES = {
  'The name will be {name} from {moment} on.': 'El nombre será {name} a partir del {moment}.',
  'Changed: {facts}.': 'Cambió: {facts}.',
  'The name of {name} is {other}.': 'El nombre de {name} es {other}.',
};
const lookUp = lookUpIn(
  {
    ...SENTENCES,
    Yes: 'Sí',
    'the name': 'el nombre',
    'the status': 'la situación',
    ' and ': ' y ',
    'Page {page} of {pageCount}': 'Página {page} de {pageCount}',
    '{description} for {name}': '{description} de {name}',
    'May {dd}, {yyyy}': '{dd} de mayo de {yyyy}',
  },
  Object.keys(SENTENCES),
);

test.each([
  ['a text', 'Yes', 'Sí'],
  [
    'a sentence with its values',
    'The name will be Aspen LLC from 05/01/2027 on.',
    'El nombre será Aspen LLC a partir del 05/01/2027.',
  ],
  ['numbers in any text', 'Page 2 of 9', 'Página 2 de 9'],
  ['values that are texts', 'Changed: the name.', 'Cambió: el nombre.'],
  [
    'several of them',
    'Changed: the name, the name and the status.',
    'Cambió: el nombre, el nombre y la situación.',
  ],
  [
    'a date in words',
    'The name will be Aspen LLC from May 1, 2027 on.',
    'El nombre será Aspen LLC a partir del 1 de mayo de 2027.',
  ],
  ['the closer of two sentences', 'The name of A is B.', 'El nombre de A es B.'],
])('%s is found', (_what, english, text) => expect(lookUp(english)).toBe(text));

test.each(['Center for Arts LLC', 'May Flower, Inc.', 'Page One of Denver LLC', 'yes', ''])(
  'a name stays as it is: %s',
  (name) => expect(lookUp(name)).toBe(name),
);

test('a text that two dictionaries translate differently is refused', () => {
  expect(joinDictionaries([{ a: 'x' }, { a: 'x', b: 'y' }])).toEqual({ a: 'x', b: 'y' });
  expect(() => joinDictionaries([{ a: 'x' }, { a: 'z' }])).toThrow('"a" is translated as "x" and as "z"');
});
