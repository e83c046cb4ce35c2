import { availabilityKey } from './availability-key';

it.each([
  ['ABC Inc', 'abc inc'],
  ['ABC Inc', 'A.B.C. Inc'],
  ['ABC Inc', 'ABC, Inc.'],
  ['ABC Inc', 'A_BC Inc_'],
  ['ABC Inc', "ABC' Inc"],
  ['ABC Inc', '`ABC` Inc'],
  ['ABC Inc', '\u2018ABC\u2019 Inc'],
  ['ABC Inc', 'A\u201bB\u02bbC\u02bc Inc\uff07'],
  ['ABC Inc', '  ABC \t Inc '],
  ['ABC Inc', 'ABC\u00a0Inc'],
  ["O'Neil's Pub LLC", 'ONeils Pub LLC'],
  ['Caf\u00e9 LLC', 'CAFE\u0301 LLC'],
])('does not distinguish %j from %j', (one, other) => {
  expect(availabilityKey(one)).toBe(availabilityKey(other));
});

it.each([
  ['ABC LLC', 'ABC Limited Liability Company'],
  ['ABC LLC', 'A B C LLC'],
  ['ABC LLC', 'A-B-C LLC'],
  ['ABC LLC', '(ABC) LLC'],
  ['ABC LLC', 'ABC INC'],
  ['ABC LLC', 'The ABC LLC'],
  ['ABC LLC', 'ABC'],
  ['ABC Inc', 'ABC Incorporated'],
  ['ABC Inc', 'ABCInc'],
  ['Brook & Stone LLC', 'Brook and Stone LLC'],
  ['Caf\u00e9 LLC', 'Cafe LLC'],
  ['Acme! LLC', 'Acme LLC'],
])('distinguishes %j from %j', (one, other) => {
  expect(availabilityKey(one)).not.toBe(availabilityKey(other));
});

it.each(['', '   ', '...', "._,'` "])('has nothing to tell %j by', (name) => {
  expect(availabilityKey(name)).toBe('');
});
