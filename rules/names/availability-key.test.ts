import { availabilityKey } from './availability-key';

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
])('does not distinguish %j from %j', (one, other) => {
  expect(availabilityKey(one)).toBe(availabilityKey(other));
});

it.each([
  ['Limited Editions LLC', 'Editions LLC'],
  ['Plan A LLC', 'Plan LLC'],
  ['A & B Plumbing LLC', 'B Plumbing LLC'],
  ['A. B. Smith LLC', 'B Smith LLC'],
  ['A-1 Plumbing LLC', '1 Plumbing LLC'],
  ['Corporate Gifts LLC', 'Gifts LLC'],
  ['Acme 2 LLC', 'Acme LLC'],
])('distinguishes %j from %j', (one, other) => {
  expect(availabilityKey(one)).not.toBe(availabilityKey(other));
});

it.each(['The', 'The Company LLC', 'LLC', 'A', 'a an the'])('leaves something of %j', (name) => {
  expect(availabilityKey(name)).not.toBe('');
});

it.each(['', '   ', '...'])('has nothing to tell %j by', (name) => {
  expect(availabilityKey(name)).toBe('');
});

it('reads a text of nothing but designators in one go', () => {
  expect(availabilityKey('LLC '.repeat(25_000))).toBe('LLC');
});
