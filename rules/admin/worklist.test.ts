import { totalDecided, decisionTimeText } from './worklist';

it.each([
  [null, 'No decisions yet'],
  [0, 'Less than 1 hour'],
  [0.99, 'Less than 1 hour'],
  [1, '1 hour'],
  [5.4, '5 hours'],
  [23.6, '1 day'],
  [25, '1 day 1 hour'],
  [53, '2 days 5 hours'],
])('says the time to a decision of %p hours as "%s"', (hours, text) => {
  expect(decisionTimeText(hours)).toBe(text);
});

it('adds the decisions of all days', () => {
  expect(
    totalDecided([
      { approved: 2, rejected: 1 },
      { approved: 3, rejected: 0 },
    ]),
  ).toEqual({
    approved: 5,
    rejected: 1,
  });
  expect(totalDecided([])).toEqual({ approved: 0, rejected: 0 });
});
