import { expect } from '@playwright/test';
import { PATHS } from '#rules';
import { state } from '../../../mocks/state';
import type { Expectation, Situation } from '../situation';
import { doesNotOffer, inOrder, offers, opens, page, presses, text } from './expectations';
import { isSignedOn } from './sign-on';

const REVIEW = 'src/staff/review/review-saga.ts';
const APPROVAL = 'src/staff/review/approve-saga.ts';
const REJECTION = 'src/staff/rejection/rejection-saga.ts';
/** The first filing of the mock registry's queue. */
const NUMBERS = '20101001100/20261001100';

const opensReview = inOrder(isSignedOn, opens(`${PATHS.pendingReview}/${NUMBERS}`));
const arrivesAtReview = inOrder(opensReview, offers('Process'), text('letter.pdf'));
/** The filing is locked for the administrator of the mock registry. */
const processes = inOrder(arrivesAtReview, presses('Process'), offers('Approve'));
const writesRejection = inOrder(processes, presses('Reject'), (visitor) =>
  visitor.enters('Additional text', 'Call us first.'),
);

const isInQueue: Expectation = (visitor) =>
  expect.poll(() => new URL(visitor.page.url()).pathname).toBe(PATHS.pendingQueue);
const isFree: Expectation = async () => expect(state.pending[0]?.lock ?? null).toBe(null);

/** The review of a pending filing, its decision, and the lock under which both stand. */
export const STAFF_REVIEW_SITUATIONS: readonly Situation[] = [
  {
    operation: 'pendingFiling',
    caller: REVIEW,
    where: 'review of a filing',
    asks: opensReview,
    succeeds: text('Juniper Freight LLC'),
    without: offers('Try again'),
  },
  {
    operation: 'pendingFilingPdf',
    caller: APPROVAL,
    where: 'documents of a filing',
    asks: opensReview,
    succeeds: text('Open the filing (PDF, opens in a new window)'),
    without: offers('Try again'),
  },
  {
    operation: 'pendingFilingPdf',
    caller: 'src/staff/review/private-file-saga.ts',
    where: 'private file of a filing',
    arrives: arrivesAtReview,
    asks: presses('Download affidavit.pdf'),
    succeeds: text('The audit log says that you looked at affidavit.pdf.'),
    without: text('Error retrieving filing PDF'),
  },
  {
    operation: 'transactionLock',
    caller: REVIEW,
    where: 'Process',
    arrives: arrivesAtReview,
    asks: presses('Process'),
    succeeds: text(/^You have been processing this filing/),
    without: doesNotOffer('Approve'),
  },
  {
    operation: 'releaseTransactionLock',
    caller: 'src/staff/review/leave-saga.ts',
    where: 'Cancel',
    arrives: processes,
    asks: presses('Cancel'),
    succeeds: inOrder(isInQueue, isFree),
    leadsOn: /\/admin\/pendingqueue$/,
    without: isInQueue,
    waits: null,
  },
  {
    operation: 'approveFiling',
    caller: APPROVAL,
    where: 'approval',
    arrives: inOrder(processes, presses('Approve')),
    asks: presses('Approve filing'),
    succeeds: isInQueue,
    without: offers('Approve'),
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
    arrives: inOrder(writesRejection, (visitor) => visitor.next(), page('Confirm rejection')),
    asks: presses('Reject and send email'),
    succeeds: isInQueue,
    without: text('Call us first.'),
  },
];
