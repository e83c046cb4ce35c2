import { answeredStatus } from './outcome';

test.each([
  [{ kind: 'ok', code: 200 }, 200],
  [{ kind: 'code', code: 409 }, 409],
  [{ kind: 'http', status: 503 }, 503],
  [{ kind: 'noResponse' }, 0],
] as const)('%j is the answer %d', (outcome, status) => {
  expect(answeredStatus(outcome)).toBe(status);
});
