import { approvalNotice, pendingNoticeStatus } from './pending-notice';

const NOW = '2026-11-20T16:00:00Z';

it.each([
  ['nothing of a filing that counts at once', undefined, ''],
  [
    'the day that is still to come',
    '2026-12-01T07:00:00Z',
    'It takes effect on 12/01/2026 12:00 AM MST, as its filer asks.',
  ],
  [
    'that the day has passed',
    '2026-11-19T07:00:00Z',
    'The date that its filer asked for, 11/19/2026 12:00 AM MST, has passed: approved now, it counts from the day of its receipt.',
  ],
])('says %s', (_, requested, notice) => {
  expect(approvalNotice(requested, NOW)).toBe(notice);
});

it.each([
  ['lockEnded', 'warning'],
  ['takenOver', 'warning'],
  ['approved', 'info'],
  ['rejected', 'info'],
] as const)('warns of a lost lock and not of a decision: %s', (notice, status) => {
  expect(pendingNoticeStatus(notice)).toBe(status);
});
