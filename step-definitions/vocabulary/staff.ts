import type {
  PendingAction,
  PendingEffect,
  PendingRefusal,
  PiiMode,
  PiiStep,
  PendingNotice,
  StaffRole,
} from '#rules';

/** Who acts upon a pending filing. */
export const STAFF = {
  'the holder of the lock': 'holder',
  'another administrator': 'otherAdmin',
  'a user without the role': 'nobody',
} satisfies Record<string, StaffRole>;

/** What is done about a pending filing. */
export const PENDING_EFFECTS = {
  'the lock is taken': 'takeLock',
  'the lock is renewed': 'renewLock',
  'the lock is released': 'releaseLock',
  'the filing is put on record': 'recordFiling',
  'the success is confirmed': 'confirm',
  'the acceptance is sent': 'sendAcceptance',
  'the rejection is sent': 'sendRejection',
  'the action is logged': 'audit',
} satisfies Record<string, PendingEffect>;

/** Why nothing is done. */
export const REFUSALS = {
  'the user is not an administrator': 'notAdmin',
  'another administrator holds the lock': 'lockedByOther',
  'nobody holds the lock': 'notLocked',
  'the filing is already decided': 'decided',
} satisfies Record<string, PendingRefusal>;

/** What an open review tells its reader. */
export const NOTICES = {
  nothing: 'none',
  'that the lock has ended': 'lockEnded',
  'that another administrator has taken the filing over': 'takenOver',
  'that the filing was approved': 'approved',
  'that the filing was rejected': 'rejected',
} satisfies Record<string, PendingNotice>;

/** Who asks for something of the staff. */
export const STAFF_ASKERS = {
  'an administrator': 'otherAdmin',
  'a user without the role': 'nobody',
  'somebody who is not signed on': 'stranger',
} satisfies Record<string, StaffRole | 'stranger'>;

/** What the registry answers to somebody who asks for something of the staff. */
export const STAFF_ANSWERS = {
  'an answer': 'answered',
  'a refusal, because nobody is signed on': 'notSignedOn',
  'a refusal, because the role is missing': 'notAllowed',
} as const;

/** What a review offers. */
export const ACTIONS = {
  Process: 'process',
  Approve: 'approve',
  Reject: 'reject',
  Cancel: 'cancel',
} satisfies Record<string, PendingAction>;

/** What is done with the filers of a request. */
export const PII_MODE_WORDS = {
  'adding a filer': 'add',
  'editing a filer': 'edit',
  'listing the filers': 'list',
} satisfies Record<string, PiiMode>;

/** Where a request leads. */
export const REQUEST_DESTINATIONS = {
  'a new filer': 'add',
  'a change of the filer': 'edit',
  'the list of filers': 'list',
  'the review': 'review',
  'the question whether to leave': 'askToLeave',
  'the same place': 'same',
} satisfies Record<string, PiiStep['to']>;
