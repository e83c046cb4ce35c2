import type { FiledState, RecordedState } from '../filings/recorded-state';

/** The state of a filing on its receipt, and in the mails about it. */
export const FILING_STATES: Readonly<Record<RecordedState, string>> = {
  waitingForReview: 'Queued for review: not on record',
  delayed: 'On record, not yet in effect',
  effective: 'On record and in effect',
  revoked: 'On record, revoked before it took effect',
  rejected: 'Rejected: not on record',
};

/** The state of a filing in the history of its entity. */
export const STATE_IN_HISTORY: Readonly<Record<FiledState, string>> = {
  inReview: 'Waits for review',
  delayed: 'Takes effect later',
  effective: 'In effect',
  revoked: 'Revoked before it took effect',
};
