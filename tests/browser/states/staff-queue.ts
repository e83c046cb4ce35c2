import { expect } from '@playwright/test';
import { AUDIT_ACTIONS, PATHS } from '#rules';
import { samplePending } from '../../../step-definitions/samples/pending-filing';
import type { Filer } from '../support/filer';
import { opensAsStaff } from '../support/staff';
import { statesOf } from './page-state';

const LONG_NAME = `The ${'Extraordinarily Long-Winded '.repeat(5)}Consolidated Holdings Limited Liability Company`;
const LONG_EMAIL = `${'a.filer.with.a.very.long.address'.repeat(3)}@registrations.example.com`;

/** Twelve filings of which some are locked, one by the reader; one has long texts. */
const FILINGS = Array.from({ length: 12 }, (_, index) =>
  samplePending({
    transSeqId: String(index + 1),
    entityName: index === 2 ? LONG_NAME : `Juniper Freight ${index + 1} LLC`,
    email: index === 2 ? LONG_EMAIL : `filer${index + 1}@example.com`,
    ...(index === 0 && { lockUserId: 'admin', lockedSince: '11/20/2026 09:05 AM' }),
    ...(index === 1 && { lockUserId: 'reviewer', lockedSince: '11/20/2026 09:01 AM' }),
    ...(index === 3 && { lockUserId: 'reviewer', lockedSince: '11/19/2026 04:01 PM', lockHasExpired: true }),
  }),
);

const queueOf = (count: number) => ({
  code: 200,
  count,
  page: 1,
  pendingFilings: FILINGS.slice(0, Math.min(count, 10)),
});

const ENTRIES = Object.keys(AUDIT_ACTIONS).map((action, index) => ({
  id: String(100 - index),
  dateTime: `2026-11-20T${String(20 - index).padStart(2, '0')}:15:00Z`,
  userId: action === 'lockExpired' ? '' : 'admin',
  action,
  ...(action !== 'signedOn' && { entityId: '20101000001', transactionId: '20261000005' }),
  details: action === 'rejected' ? { reasons: LONG_NAME } : {},
}));

const FIGURES = {
  code: 200,
  waiting: [
    { age: 'underOneDay', count: 12 },
    { age: 'oneToThreeDays', count: 31 },
    { age: 'threeToSevenDays', count: 4 },
    { age: 'overSevenDays', count: 0 },
  ],
  decided: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    approved: (index * 7) % 11,
    rejected: (index * 5) % 4,
  })),
  medianHours: 29.4,
};

/** Opens a page of the staff area whose operation gives this answer, or none. */
const opens =
  (path: string, title: string, operation: string, apiData: object | null) => async (filer: Filer) => {
    await filer.page.route(`**/business-api/admin/${operation}*`, (route) =>
      apiData === null ? route.abort('internetdisconnected') : route.fulfill({ json: { apiData } }),
    );
    await opensAsStaff(filer, path, title);
    await expect(filer.page.locator('main').getByText(/…$/)).toHaveCount(0);
  };

const home = (answer: object | null) => opens(PATHS.adminHome, 'Admin home', 'pendingFilings', answer);
const queue = (answer: object | null) => opens(PATHS.pendingQueue, 'Pending queue', 'pendingFilings', answer);
const figures = (answer: object | null) => opens(PATHS.worklist, 'Worklist figures', 'worklist', answer);
const auditLog = (answer: object | null, path: string = PATHS.auditLog) =>
  opens(path, 'Audit log', 'auditLog', answer);

const UNANSWERED = /ERR_INTERNET_DISCONNECTED/;

/** The pages around the queue of pending filings. */
export const STAFF_QUEUE = [
  ...statesOf('Admin home', { 'filings pending': home(queueOf(12)), 'nothing pending': home(queueOf(0)) }),
  ...statesOf('Admin home', { 'without an answer': home(null) }, UNANSWERED),
  ...statesOf('Pending queue', {
    'of two pages': queue(queueOf(12)),
    empty: queue(queueOf(0)),
  }),
  ...statesOf(
    'Pending queue',
    {
      'without an answer': queue(null),
      'that cannot be asked for again': async (filer) => {
        await queue(queueOf(12))(filer);
        await filer.page.unroute('**/business-api/admin/pendingFilings*');
        await filer.page.route('**/business-api/admin/pendingFilings*', (route) =>
          route.abort('internetdisconnected'),
        );
        await expect(filer.page.locator('.usa-alert--error')).toBeVisible({ timeout: 10_000 });
      },
    },
    UNANSWERED,
  ),
  ...statesOf('Worklist figures', {
    'of busy days': async (filer) => {
      await figures(FIGURES)(filer);
      await filer.page.getByText('Decisions a day as a table').click();
    },
    'with nothing decided': figures({
      ...FIGURES,
      waiting: FIGURES.waiting.map((group) => ({ ...group, count: 0 })),
      decided: FIGURES.decided.map(({ day }) => ({ day, approved: 0, rejected: 0 })),
      medianHours: null,
    }),
  }),
  ...statesOf('Worklist figures', { 'without an answer': figures(null) }, UNANSWERED),
  ...statesOf('Audit log', {
    'with older entries': auditLog(
      { code: 200, entries: ENTRIES, more: true },
      `${PATHS.auditLog}?before=200`,
    ),
    'with nothing that matches': auditLog({ code: 200, entries: [], more: false }),
    'with errors': async (filer) => {
      await auditLog({ code: 200, entries: ENTRIES, more: false })(filer);
      await filer.field('First day').fill('tomorrow');
      await filer.field('Last day').fill('13/01/2026');
      await filer.failsToGoOn('Show');
    },
  }),
  ...statesOf('Audit log', { 'without an answer': auditLog(null) }, UNANSWERED),
];
