import { englishOf, listed, says, sentence, term, textInWords, saidBy } from './text';

const SPANISH: Record<string, string> = {
  'The name will be {name} from {day} on.': 'El nombre será {name} a partir del {day}.',
  'Changed: {facts}.': 'Cambió: {facts}.',
  '{file} is empty.': '{file} está vacío.',
  'May {dd}, {yyyy}': '{dd} de mayo de {yyyy}',
  '{others} and {last}': '{others} y {last}',
  'the name': 'el nombre',
  'the status': 'la situación',
  Members: 'Miembros',
};
const inSpanish = (english: string) => SPANISH[english] ?? english;
const may1 = sentence('May {dd}, {yyyy}', { dd: 1, yyyy: 2027 });
const change = sentence('The name will be {name} from {day} on.', { name: 'Members', day: may1 });

test('a sentence becomes words once, in the language of its reader', () => {
  expect(englishOf(change)).toBe('The name will be Members from May 1, 2027 on.');
  expect(textInWords(change, inSpanish)).toBe('El nombre será Members a partir del 1 de mayo de 2027.');
});

test.each([
  ['a term of ours', 'Members', 'Changed: {file}.', '{name}'],
  ['a sentence of ours', 'Changed: the name.', '{day}', '$&'],
  ['the name of a file', 'Foo.pdf is empty', '{name', '$1'],
])('a value that reads like %s, or holds a place, stays as it is', (_what, ...names) => {
  for (const name of names)
    expect(textInWords(sentence('{file} is empty.', { file: name }), inSpanish)).toBe(`${name} está vacío.`);
});

test.each([
  [[], ''],
  [['the name'], 'el nombre'],
  [['the name', 'the status'], 'el nombre y la situación'],
  [['the name', 'the status', 'the name'], 'el nombre, la situación y el nombre'],
])('terms are listed as people list them: %j', (terms, words) => {
  const said = sentence('Changed: {facts}.', { facts: listed(terms.map(term)) });
  expect(textInWords(said, inSpanish)).toBe(`Cambió: ${words}.`);
});

test('several values stand with commas between them', () => {
  expect(textInWords(sentence('Changed: {facts}.', { facts: ['Members', 2] }), inSpanish)).toBe(
    'Cambió: Members, 2.',
  );
});

test('a place without a value stays, so that it is noticed', () => {
  expect(englishOf({ text: 'Step {number} of {total}', values: { number: 1 } })).toBe('Step 1 of {total}');
  expect(englishOf({ text: '{constructor}', values: {} })).toBe('{constructor}');
});

test('a problem says its sentence in English, beside what it is made of', () => {
  const said = says(change);
  expect(said.message).toBe('The name will be Members from May 1, 2027 on.');
  expect(saidBy(JSON.parse(JSON.stringify(said)))).toEqual(change);
  expect(says('Enter a name.')).toEqual({ message: 'Enter a name.' });
  expect(saidBy({ message: 'Enter a name.', params: { max: 3 } })).toBe('Enter a name.');
});
