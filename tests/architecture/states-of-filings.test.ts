import { Linter } from 'eslint';
import statesOfFilings from '../../scripts/lint/states-of-filings.cjs';

const linter = new Linter();
const complaints = (code: string) =>
  linter.verify(code, {
    plugins: { filings: { rules: { 'states-of-filings': statesOfFilings } } },
    rules: { 'filings/states-of-filings': 'error' },
  } as Linter.Config);

test.each([
  "record.effect_state === 'rejected'",
  "'effective' !== state",
  "state === 'delayed' ? later : now",
  "query.where('effect_state', '=', 'delayed')",
  "join.on('record.effect_state', '!=', 'rejected')",
  "query.where('effect_state', 'in', ['delayed', 'waitingForReview'])",
  "['waitingForReview', 'rejected'].includes(record.effect_state)",
  "query.set({ effect_state: 'rejected' })",
])('no second place decides by the state of a filing: %s', (code) => {
  expect(complaints(code)).toHaveLength(1);
});

test.each([
  "review.state === 'rejected'",
  "query.where('effect_state', 'in', STATES_TO_COME)",
  'query.set({ effect_state: state })',
  "query.where('state', '=', 'rejected')",
])('is let pass: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
