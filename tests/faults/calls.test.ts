import { CONTRACT_OPERATIONS } from '../../rules/errors/operations';
import { OPERATIONS } from '../../src/client/operations';
import { RARE_OPERATIONS } from '../../src/client/rare-operations';
import { askedOperation, callsOfPortal, filesThatName } from './calls';
import { NOT_CALLED, SITUATIONS } from './situations';

const CALLS = callsOfPortal();
const madeCalls = CALLS.map(({ operation, caller }) => `${operation} ${caller}`);
const rows = SITUATIONS.map(({ operation, caller }) => `${askedOperation(operation)} ${caller}`);

test('every call of the portal has a row in the matrix, and every row a call', () => {
  expect(madeCalls.filter((call) => !rows.includes(call))).toEqual([]);
  expect(rows.filter((row) => !madeCalls.includes(row))).toEqual([]);
});

test('every operation is called, or there is a reason why it is not', () => {
  const called = new Set(CALLS.map(({ operation }) => operation));
  const excused = Object.keys(NOT_CALLED);
  expect(
    CONTRACT_OPERATIONS.filter((operation) => !called.has(operation) && !excused.includes(operation)),
  ).toEqual([]);
});

test.each(Object.keys(NOT_CALLED) as (keyof typeof NOT_CALLED)[])(
  '%s has no row because nothing in the portal names it, nor its address',
  (operation) => {
    expect(filesThatName(operation, { ...OPERATIONS, ...RARE_OPERATIONS }[operation][1])).toEqual([]);
  },
);

test('an operation that is called is found by its name', () => {
  expect(filesThatName('entityForms', OPERATIONS.entityForms[1])).not.toEqual([]);
});
