import { closesApps, openReview } from '../review/testing/open-review';
import { ok } from '../../app/testing/start-app';
import { closeMatter } from './matters-saga';

closesApps();

const MATTER = {
  kind: 'withoutFiling',
  sessionId: 'cs_1',
  reference: 'ref.1',
  amount: 50,
  noticedAt: '2026-11-20T16:00:00Z',
} as const;

it.each([
  ['closed', 'success', 'The payment is closed. The audit log keeps what was done.'],
  [
    'closedBefore',
    'warning',
    'Jordan Okafor had closed this payment already. What you entered was not kept.',
  ],
])('A payment that is %s is told as a %s', async (status, kind, message) => {
  const { store } = await openReview({ closePaymentMatter: ok({ status, closedBy: 'Jordan Okafor' }) });
  const told = await store.runSaga(() => closeMatter(MATTER, { note: 'Refunded.' })).toPromise<unknown>();
  expect(told).toEqual({ told: { kind, message } });
});
