import type { RecordedState } from '../filings/recorded-state';

/** What a text message says that a filing is or was. */
export const STATE_IN_MESSAGES: Readonly<Record<RecordedState, string>> = {
  waitingForReview: 'is queued for review',
  delayed: 'is on record',
  effective: 'is on record',
  revoked: 'was revoked',
  rejected: 'was rejected',
};

const ON_RECORD = {
  subject: 'your filing is on record',
  opening: 'A filing that you asked to be told about is on record.',
};

/** How the mails begin to those who asked to be told about a filing. */
export const CONFIRMATIONS: Readonly<Record<RecordedState, { subject: string; opening: string }>> = {
  waitingForReview: {
    subject: 'your filing is queued for review',
    opening:
      'The office has received a filing that you asked to be told about. It changes nothing on record until the office has ' +
      'reviewed it. You will be told by email whether it is accepted or rejected.',
  },
  delayed: ON_RECORD,
  effective: ON_RECORD,
  revoked: {
    subject: 'your filing was revoked',
    opening: 'A filing that you asked to be told about was revoked before its day. It never takes effect.',
  },
  rejected: {
    subject: 'your filing was rejected',
    opening: 'The office has rejected a filing that you asked to be told about. It is not on record.',
  },
};
