import type { Locator, Page } from '@playwright/test';
import { auditPath, PATHS } from '#rules';
import type { QueuedFiling } from './queue-filing';
import type { DecidedList } from '../../words/vocabulary/staff';

/** Where staff look for a decided filing, and the link there that leads to it. */
export const decidedOn = (
  page: Page,
  list: DecidedList,
  { entityId, entityName, transactionId }: QueuedFiling,
): { path: string; link: Locator } =>
  ({
    auditLog: {
      path: auditPath({ subject: transactionId, action: 'approved' }),
      link: page.getByRole('link', { name: transactionId, exact: true }),
    },
    queue: {
      path: PATHS.pendingQueue,
      link: page.getByRole('region', { name: 'Recently decided' }).getByRole('link', { name: entityName }),
    },
    record: {
      path: `${PATHS.search}/${entityId}`,
      link: page.getByRole('link', { name: `Review by staff of ${transactionId}` }),
    },
  })[list];
