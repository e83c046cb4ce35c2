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
