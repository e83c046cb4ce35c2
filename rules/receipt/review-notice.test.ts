import { englishOf } from '../language/text';
import { reviewNotice } from './review-notice';

const NOW = '2026-12-05T16:00:00Z';
const filing = {
  filingType: 'reinstate' as const,
  name: 'Acme LLC',
  effectiveDate: '2026-11-20T16:05:00Z',
  review: { state: 'approved' as const, decidedAt: '2026-12-02T17:00:00Z' },
};
const OVERTAKEN =
  'The date that was asked for, 12/01/2026 12:00 AM MST, had passed when the office accepted it: it counts from the day of its receipt.';

it('says that the day that was asked for had passed at the approval', () => {
  const { sentences } = reviewNotice({ ...filing, requestedEffect: '2026-12-01T07:00:00Z' }, NOW);
  expect(englishOf(sentences.at(-1) ?? '')).toBe(OVERTAKEN);
});

it.each([
  ['nobody asked for a day', filing],
  [
    'the day is kept',
    { ...filing, effectiveDate: '2026-12-01T07:00:00Z', requestedEffect: '2026-12-01T07:00:00Z' },
  ],
])('says nothing of it where %s', (_, given) => {
  expect(reviewNotice(given, NOW).sentences.map(englishOf)).not.toContain(OVERTAKEN);
});
