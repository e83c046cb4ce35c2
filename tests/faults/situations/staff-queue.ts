import { expect } from '@playwright/test';
import { PATHS } from '#rules';
import type { Look, Situation } from '../situation';
import { opens, text } from './looks';
import { isStaff } from './staff';

const QUEUE = 'src/staff/queue/queue-saga.ts';
const AUDIT = 'src/staff/audit/audit-saga.ts';

const opensAsStaff =
  (path: string): Look =>
  async (visitor, given) => {
    await isStaff(visitor);
    await opens(path)(visitor, given);
  };

/** There is another try where nothing could be had. */
const canTryAgain: Look = (visitor) => expect(visitor.button('Try again')).toBeVisible();

/** The pages around the queue of pending filings. */
export const STAFF_QUEUE_SITUATIONS: readonly Situation[] = [
  {
    operation: 'pendingFilings',
    caller: QUEUE,
    where: 'count on the staff home',
    asks: opensAsStaff(PATHS.adminHome),
    succeeds: text('Pending filings (12)'),
    without: canTryAgain,
  },
  {
    operation: 'pendingFilings',
    caller: QUEUE,
    where: 'queue',
    asks: opensAsStaff(`${PATHS.pendingQueue}?page=2`),
    succeeds: (visitor) => expect(visitor.page.getByRole('row')).toHaveCount(3),
    without: canTryAgain,
  },
  {
    operation: 'worklistFigures',
    caller: 'src/staff/worklist/worklist-saga.ts',
    where: 'figures',
    asks: opensAsStaff(PATHS.worklist),
    succeeds: text('Median time to a decision'),
    without: canTryAgain,
  },
  {
    operation: 'auditLog',
    caller: AUDIT,
    where: 'audit log',
    asks: opensAsStaff(PATHS.auditLog),
    succeeds: (visitor) => expect(visitor.page.getByRole('row')).toHaveCount(51),
    without: canTryAgain,
  },
  {
    operation: 'auditLog',
    caller: AUDIT,
    where: 'file of the audit log',
    arrives: async (visitor, given) => {
      await opensAsStaff(PATHS.auditLog)(visitor, given);
      await visitor.seesText('Download as CSV');
    },
    asks: (visitor) => visitor.button('Download as CSV').click(),
    succeeds: (visitor) =>
      expect.poll(() => visitor.downloads.some((name) => /^audit-log-[\d-]+\.csv$/.test(name))).toBe(true),
    // What was shown stays, and another try is a press of the same button.
    without: async (visitor) => {
      await expect(visitor.page.getByRole('row')).toHaveCount(51);
      await expect(visitor.button('Download as CSV')).toBeEnabled();
      expect(visitor.downloads).toEqual([]);
    },
  },
];
