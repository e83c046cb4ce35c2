import { expect } from '@playwright/test';
import { PATHS } from '#rules';
import type { Expectation, Situation } from '../situation';
import { inOrder, offers, opens, presses, text } from './expectations';
import { isSignedOn } from './sign-on';

const QUEUE = 'src/staff/queue/queue-saga.ts';
const AUDIT = 'src/staff/audit/audit-saga.ts';
const PAYMENTS = 'src/staff/payments/matters-saga.ts';

/** What staff have done about a payment. */
const NOTE = 'Refunded at the provider.';

const opensAsStaff = (path: string): Expectation => inOrder(isSignedOn, opens(path));

/** The pages around the queue of pending filings. */
export const STAFF_QUEUE_SITUATIONS: readonly Situation[] = [
  {
    operation: 'pendingFilings',
    caller: QUEUE,
    where: 'count on the staff home',
    asks: opensAsStaff(PATHS.adminHome),
    succeeds: text('Pending filings (12)'),
    without: offers('Try again'),
  },
  {
    operation: 'pendingFilings',
    caller: QUEUE,
    where: 'queue',
    asks: opensAsStaff(`${PATHS.pendingQueue}?page=2`),
    succeeds: (visitor) => expect(visitor.page.getByRole('row')).toHaveCount(3),
    without: offers('Try again'),
  },
  {
    operation: 'worklistFigures',
    caller: 'src/staff/worklist/worklist-saga.ts',
    where: 'figures',
    asks: opensAsStaff(PATHS.worklist),
    succeeds: text('Median time to a decision'),
    without: offers('Try again'),
  },
  {
    operation: 'auditLog',
    caller: AUDIT,
    where: 'audit log',
    asks: opensAsStaff(PATHS.auditLog),
    succeeds: (visitor) => expect(visitor.page.getByRole('row')).toHaveCount(51),
    without: offers('Try again'),
  },
  {
    operation: 'auditLog',
    caller: AUDIT,
    where: 'file of the audit log',
    arrives: inOrder(opensAsStaff(PATHS.auditLog), offers('Download as CSV')),
    asks: presses('Download as CSV'),
    succeeds: (visitor) =>
      expect.poll(() => visitor.downloads.some((name) => /^audit-log-[\d-]+\.csv$/.test(name))).toBe(true),
    // The rows stay, and pressing the same button tries again.
    without: async (visitor) => {
      await expect(visitor.page.getByRole('row')).toHaveCount(51);
      await expect(visitor.button('Download as CSV')).toBeEnabled();
      expect(visitor.downloads).toEqual([]);
    },
  },
  {
    operation: 'paymentMatters',
    caller: PAYMENTS,
    where: 'payments that need attention',
    asks: opensAsStaff(PATHS.payments),
    succeeds: text('Payment without a filing'),
    without: offers('Try again'),
  },
  {
    operation: 'closePaymentMatter',
    caller: PAYMENTS,
    where: 'closing of a payment',
    arrives: inOrder(opensAsStaff(PATHS.payments), presses('Close the payment mock-reference.1'), (visitor) =>
      visitor.enters('What was done', NOTE),
    ),
    asks: presses(/^Close the payment$/),
    succeeds: text(/^The payment is closed/),
    refused: { path: 'note' },
    without: (visitor) => expect(visitor.page.getByLabel('What was done')).toHaveValue(NOTE),
  },
];
