import { expect } from '@playwright/test';
import { PATHS } from '#rules';
import { state } from '../../../mocks/state';
import type { Look, Situation } from '../situation';
import { opens, page, presses, text } from './looks';
import { isSignedOn } from './sign-on';

const REVIEW = 'src/staff/review/review-saga.ts';
const APPROVAL = 'src/staff/review/approve-saga.ts';
const REJECTION = 'src/staff/rejection/rejection-saga.ts';
/** The first filing of the mock registry's queue. */
const NUMBERS = '20101001100/20261001100';

const opensReview: Look = async (visitor, given) => {
  await isSignedOn(visitor);
  await opens(`${PATHS.pendingReview}/${NUMBERS}`)(visitor, given);
};

const arrivesAtReview: Look = async (visitor, given) => {
  await opensReview(visitor, given);
  await expect(visitor.button('Process')).toBeVisible();
  await visitor.seesText('letter.pdf');
};

/** The filing is locked for the administrator of the mock registry. */
const processes: Look = async (visitor, given) => {
  await arrivesAtReview(visitor, given);
  await visitor.button('Process').click();
  await expect(visitor.button('Approve')).toBeVisible();
};

const writesRejection: Look = async (visitor, given) => {
  await processes(visitor, given);
  await visitor.button('Reject').click();
  await visitor.enters('Additional text', 'Call us first.');
};

const isInQueue: Look = async (visitor) => {
  await expect.poll(() => new URL(visitor.page.url()).pathname).toBe(PATHS.pendingQueue);
};

const isFree = (): void => expect(state.pending[0]?.lock ?? null).toBe(null);

/** The review of a pending filing, its decision, and the lock under which both stand. */
export const STAFF_REVIEW_SITUATIONS: readonly Situation[] = [
  {
    operation: 'pendingFiling',
    caller: REVIEW,
    where: 'review of a filing',
    asks: opensReview,
    succeeds: text('Juniper Freight LLC'),
    without: async (visitor) => {
      await expect(visitor.button('Try again')).toBeVisible();
    },
  },
  {
    operation: 'pendingFilingPdf',
    caller: APPROVAL,
    where: 'documents of a filing',
    asks: opensReview,
    succeeds: text('Open the filing (PDF, opens in a new window)'),
    without: async (visitor) => {
      await expect(visitor.button('Try again')).toBeVisible();
    },
  },
  {
    operation: 'transactionLock',
    caller: REVIEW,
    where: 'Process',
    arrives: arrivesAtReview,
    asks: presses('Process'),
    succeeds: text(/^You have been processing this filing/),
    without: async (visitor) => {
      await expect(visitor.button('Approve')).toHaveCount(0);
    },
  },
  {
    operation: 'releaseTransactionLock',
    caller: 'src/staff/review/leave-saga.ts',
    where: 'Cancel',
    arrives: processes,
    asks: presses('Cancel'),
    succeeds: async (visitor, given) => {
      await isInQueue(visitor, given);
      isFree();
    },
    leadsOn: /\/admin\/pendingqueue$/,
    without: isInQueue,
    waits: null,
  },
  {
    operation: 'approveFiling',
    caller: APPROVAL,
    where: 'approval',
    arrives: async (visitor, given) => {
      await processes(visitor, given);
      await visitor.button('Approve').click();
    },
    asks: presses('Approve filing'),
    succeeds: isInQueue,
    without: async (visitor) => {
      await expect(visitor.button('Approve')).toBeVisible();
    },
  },
  {
    operation: 'rejectReasons',
    caller: REJECTION,
    where: 'reasons for a rejection',
    arrives: processes,
    asks: presses('Reject'),
    leadsOn: /\/admin\/pendingreject\//,
    succeeds: text('The affidavit is not signed.'),
    without: text(/The list of reasons can't be shown at this time/),
    waits: null,
  },
  {
    operation: 'rejectFiling',
    caller: REJECTION,
    where: 'rejection',
    arrives: async (visitor, given) => {
      await writesRejection(visitor, given);
      await visitor.next();
      await page('Confirm rejection')(visitor, given);
    },
    asks: presses('Reject and send email'),
    succeeds: isInQueue,
    without: text('Call us first.'),
  },
];
