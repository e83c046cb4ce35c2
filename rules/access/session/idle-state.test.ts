import { idleState } from './idle-state';

const MINUTE = 60_000;

test.each([
  [-1, 'active'],
  [0, 'active'],
  [118 * MINUTE - 1, 'active'],
  [118 * MINUTE, 'warned'],
  [120 * MINUTE - 1, 'warned'],
  [120 * MINUTE, 'timedOut'],
  [365 * 24 * 60 * MINUTE, 'timedOut'],
] as const)('after %d ms without activity a session is %s', (idle, state) => {
  expect(idleState(idle)).toBe(state);
});
