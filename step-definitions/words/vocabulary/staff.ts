import type {
  PendingAction,
  PendingEffect,
  PendingNotice,
  PendingRefusal,
  PendingState,
  PiiMode,
  PiiStep,
  QueueOrder,
  StaffRole,
} from '#rules';
import { PENDING_STATES } from '#rules';

/** What a user may try to do with a pending filing. */
export type ReviewCommand = 'process' | 'approve' | 'reject' | 'cancel' | 'close';

export type StaffAnswer = 'answered' | 'notSignedOn' | 'notAllowed';

/** Who asks: `signedOut` is not signed on, `newcomer` is an administrator who has to change a temporary password first. */
export type StaffRequester = StaffRole | 'signedOut' | 'secureFiler' | 'newcomer';

/** Where a decided filing is found again. */
export type DecidedList = 'auditLog' | 'queue' | 'record';

/** Words of a feature, and what the rule book calls them. */
type Words<Value extends string> = Readonly<Record<string, Value>>;

const same = <Value extends string>(...values: readonly Value[]): Words<Value> =>
  Object.fromEntries(values.map((value) => [value, value]));

/** Nouns of the staff's work, by the name of their parameter: one of them stands in its place. */
export const STAFF_NOUNS = {
  pendingState: same(...PENDING_STATES) satisfies Words<PendingState>,
  reviewCommand: same('process', 'approve', 'reject', 'cancel', 'close') satisfies Words<ReviewCommand>,
  queueOrder: same('oldest', 'newest') satisfies Words<QueueOrder>,
  reviewDecision: same('acceptance', 'rejection'),
  /** Where a decided filing is found again. */
  decidedList: {
    'audit log': 'auditLog',
    'pending queue': 'queue',
    'public record': 'record',
  } satisfies Words<DecidedList>,
  /** Who acts upon a pending filing. */
  staffRole: {
    'the holder of the lock': 'holder',
    'another administrator': 'otherAdmin',
    'a user without the role': 'nobody',
  } satisfies Words<StaffRole>,
  /** Who asks for something of the staff. */
  staffAsker: {
    'an administrator': 'otherAdmin',
    'a user without the role': 'nobody',
    'somebody who is not signed on': 'signedOut',
    'a secure filer': 'secureFiler',
    'an administrator with a temporary password': 'newcomer',
  } satisfies Words<StaffRequester>,
  /** Why nothing is done. */
  refusal: {
    'the user is not an administrator': 'notAdmin',
    'another administrator holds the lock': 'lockedByOther',
    'nobody holds the lock': 'notLocked',
    'the filing is already decided': 'decided',
  } satisfies Words<PendingRefusal>,
  /** What an open review tells its reader. */
  pendingNotice: {
    nothing: 'none',
    'that the lock has ended': 'lockEnded',
    'that another administrator has taken the filing over': 'takenOver',
    'that the filing was approved': 'approved',
    'that the filing was rejected': 'rejected',
  } satisfies Words<PendingNotice>,
  /** Where a request to remove personal data leads. */
  requestDestination: {
    'a new filer': 'add',
    'a change of the filer': 'edit',
    'the list of filers': 'list',
    'the review': 'review',
    'the question whether to leave': 'askToLeave',
    'the same place': 'same',
  } satisfies Words<PiiStep['to']>,
};

/** Lists of the staff's work, by the name of their parameter: several words, or those for none of them. */
export const STAFF_LISTS = {
  /** What is done about a pending filing. */
  pendingEffects: {
    none: 'nothing happens',
    words: {
      'the lock is taken': 'takeLock',
      'the lock is renewed': 'renewLock',
      'the lock ends soon': 'endLockSoon',
      'the lock is released': 'releaseLock',
      'the filing is put on record': 'recordFiling',
      'the success is confirmed': 'confirm',
      'the acceptance is sent': 'sendAcceptance',
      'the rejection is sent': 'sendRejection',
      'the action is logged': 'audit',
    } satisfies Words<PendingEffect>,
  },
  /** What a review offers. */
  pendingActions: {
    none: 'nothing',
    words: {
      Process: 'process',
      Approve: 'approve',
      Reject: 'reject',
      Cancel: 'cancel',
    } satisfies Words<PendingAction>,
  },
};

/** The registry's answer to a request for a staff operation. */
export const STAFF_ANSWERS = {
  'an answer': 'answered',
  'a refusal, because nobody is signed on': 'notSignedOn',
  'a refusal, because the role is missing': 'notAllowed',
} satisfies Words<StaffAnswer>;

/** What is done with the filers of a request. */
export const PII_MODE_WORDS = {
  'adding a filer': 'add',
  'editing a filer': 'edit',
  'listing the filers': 'list',
} satisfies Words<PiiMode>;
