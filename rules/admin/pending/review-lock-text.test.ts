import { pendingNoticeText } from './pending-notice';
import { lockedByText } from './pending-queue';
import { reviewLockText } from './review-lock-text';

const ME = 'admin';
const LOCKED = '2026-06-01T15:30:00Z';

it.each([
  [{ lockUserId: '' }, 'Nobody is processing this filing.'],
  [
    { lockUserId: ME, lockedSince: LOCKED },
    'You have been processing this filing since 06/01/2026 09:30 AM MDT.',
  ],
  [{ lockUserId: ME }, 'You have been processing this filing.'],
  [
    { lockUserId: 'reviewer', lockedSince: LOCKED, lockHasExpired: true },
    'reviewer has been processing this filing since 06/01/2026 09:30 AM MDT. Their review is no longer active: you can process it instead.',
  ],
  [{ lockUserId: 'reviewer' }, 'reviewer has been processing this filing.'],
])('%j', (lock, text) => {
  expect(reviewLockText(lock, ME)).toBe(text);
});

it('calls somebody by the name that the sign-on provider tells, and knows them by their user ID', () => {
  const lock = { lockUserId: 'f3a1', lockUserName: 'kim' };
  expect(reviewLockText(lock, 'f3a2')).toBe('kim has been processing this filing.');
  expect(reviewLockText(lock, 'f3a1')).toBe('You have been processing this filing.');
  expect(lockedByText(lock, 'f3a2')).toBe('kim');
  const decided = { lockUserId: '', decidedBy: 'f3a1', decidedByName: 'kim' };
  expect(pendingNoticeText('approved', decided, 'f3a2')).toMatch(/^kim has approved/);
  expect(pendingNoticeText('takenOver', lock, 'f3a2')).toMatch(/kim is processing it now/);
});
