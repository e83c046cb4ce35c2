import { englishOf } from '../language/text';
import { closeNameKey, closeNames, closeNamesNote } from './close-names';

it.each([
  ['The Rocky-Mountain Bread Company, L.L.C.', 'Rocky Mountain Bread'],
  ['Acme, LLC', 'ACME Limited Liability Company'],
  ['Acme Ltd. Liability Co.', 'acme'],
  ['Smith & Sons LLC', 'Smith and Sons, Inc.'],
  ["O'Neil's Pub LLC", 'ONeils Pub Ltd'],
  ['An Apple a Day LLC', 'Apple Day LLC'],
  ['Blue  Sky LLC', 'BlueSky LLC'],
  ['Café Luna LLC', 'Cafe Luna LLC'],
  ['Valley Co-op', 'Valley Cooperative Association'],
  ['The LLC', 'LLC'],
])('finds %j close to %j', (one, other) => {
  expect(closeNameKey(one)).toBe(closeNameKey(other));
});

it.each([
  ['Limited Editions LLC', 'Editions LLC'],
  ['Plan A LLC', 'Plan LLC'],
  ['A & B Plumbing LLC', 'B Plumbing LLC'],
  ['A. B. Smith LLC', 'B Smith LLC'],
  ['A-1 Plumbing LLC', '1 Plumbing LLC'],
  ['Corporate Gifts LLC', 'Gifts LLC'],
  ['Acme 2 LLC', 'Acme LLC'],
])('does not find %j close to %j', (one, other) => {
  expect(closeNameKey(one)).not.toBe(closeNameKey(other));
});

it.each(['The', 'The Company LLC', 'LLC', 'A', 'a an the'])('leaves something of %j', (name) => {
  expect(closeNameKey(name)).not.toBe('');
});

it.each(['', '   ', '...'])('finds nothing close to %j', (name) => {
  expect(closeNameKey(name)).toBe('');
});

it('reads a text of nothing but designators in one go', () => {
  expect(closeNameKey('LLC '.repeat(25_000))).toBe('LLC');
});

const onRecord = ['The Acme LLC', 'ACME, LLC', 'Acme Inc.', 'Acme Corp.', 'Acme Limited', 'Acorn LLC', '!!!'];

it('names the closest on record, in order and no more than three, and not the name itself', () => {
  expect(closeNames('Acme LLC', onRecord)).toEqual(['Acme Corp.', 'Acme Inc.', 'Acme Limited']);
  expect(closeNames('Acorn Inc.', onRecord)).toEqual(['Acorn LLC']);
  expect(closeNames('Birch LLC', onRecord)).toEqual([]);
  expect(closeNames('???', onRecord)).toEqual([]);
});

it.each([
  [[], null],
  [
    ['Acme, Inc.'],
    'You may use this name, but it is close to \u201cAcme, Inc.\u201d on record. Keep it, or choose another one.',
  ],
  [
    ['A LLC', 'B LLC', 'C LLC'],
    'You may use this name, but it is close to \u201cA LLC\u201d, \u201cB LLC\u201d and \u201cC LLC\u201d on record. Keep it, or choose another one.',
  ],
])('tells the close names %j', (names, note) => {
  const said = closeNamesNote(names);
  expect(said && englishOf(said)).toBe(note);
});
