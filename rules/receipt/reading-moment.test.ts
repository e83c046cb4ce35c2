import { readingMoment } from './reading-moment';

const NOW = '2026-11-28T21:08:00.000Z';
const SOON = '2026-11-28T21:08:00.900Z';
const LATER = '2026-11-28T21:08:02.000Z';

test.each([
  ['what happened before', ['2026-11-28T21:00:00.000Z'], NOW],
  ['nothing known to have happened', [undefined], NOW],
  ['a filing that was received after the time of a page that lags behind', [SOON], SOON],
  ['a decision after that', [SOON, LATER], LATER],
])('a page with %s is read no earlier than that', (_, happened, moment) => {
  expect(readingMoment(NOW, ...happened)).toBe(moment);
});
