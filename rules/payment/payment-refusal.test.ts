import type { ProblemCode } from '../problem';
import { paymentRefusal } from './payment-refusal';

const problem = (code: ProblemCode, message: string, step?: 'filingreview' | 'effectivedate') => ({
  path: 'name',
  code,
  message,
  ...(step && { step }),
});

const CHANGED = problem('recordChanged', 'The principal office changed.', 'filingreview');
const WAITING = problem('unavailable', 'Another filing waits for review.', 'filingreview');
const DATE = problem('range', 'Enter a later date.', 'effectivedate');
const UNPLACED = problem('required', 'Enter a name.');

test('nothing refused leaves nothing to do', () => {
  expect(paymentRefusal([])).toEqual({ changes: [], toConfirm: [], toCorrect: [], obstacles: [] });
});

test('what changed on record, what a step mends and what none mends are told apart', () => {
  expect(paymentRefusal([WAITING, DATE, CHANGED, UNPLACED])).toEqual({
    changes: [CHANGED],
    toConfirm: [],
    toCorrect: [DATE, UNPLACED],
    obstacles: [WAITING],
  });
});

test('a change of the record is never an obstacle, whatever step it names', () => {
  expect(paymentRefusal([CHANGED]).obstacles).toEqual([]);
});

test('a filing to come that is to be confirmed is no change to look at', () => {
  const preceded = { ...CHANGED, path: 'recordValues.coming.20261000004' };
  expect(paymentRefusal([preceded, CHANGED])).toMatchObject({ changes: [CHANGED], toConfirm: [preceded] });
});

test('a sentence is said once', () => {
  expect(paymentRefusal([WAITING, WAITING, CHANGED, CHANGED])).toMatchObject({
    changes: [CHANGED],
    obstacles: [WAITING],
  });
});
